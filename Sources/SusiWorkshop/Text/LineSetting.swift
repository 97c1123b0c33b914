// Susi. SPDX-License-Identifier: Apache-2.0

/// What the lines above make of a line.
enum LineSetting: UInt8, Sendable {
    /// It begins a block, or stands between them.
    case outside
    /// It belongs to a block whose questions stand above.
    case inside
    /// It belongs to a web call.
    case console
    /// It belongs to a script.
    case script

    /// What the line makes of the one below.
    func after(_ line: ArraySlice<UInt8>) -> LineSetting {
        let text = line.withoutBlanks
        switch self {
        case .console, .script: return text.isWord("eol") ? .inside : self
        case .outside, .inside:
            guard let first = text.first else { return .outside }
            if first == UInt8(ascii: "#") || text.begins("//") { return self }
            if text.begins("::") { return .outside }
            if first == UInt8(ascii: "!") {
                if text.begins("!console") { return .console }
                if text.begins("!javascript") { return .script }
                // An example above the question it belongs to.
                return self
            }
            return .inside
        }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without blanks and control characters at both ends.
    var withoutBlanks: ArraySlice<UInt8> {
        var rest = self
        while let first = rest.first, first <= 0x20 { rest.removeFirst() }
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        return rest
    }

    /// Whether it begins with that, in letters of either case.
    func begins(_ word: StaticString) -> Bool {
        guard count >= word.utf8CodeUnitCount else { return false }
        for index in 0..<word.utf8CodeUnitCount {
            let byte = self[startIndex + index]
            let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            guard lower == word.utf8Start[index] else { return false }
        }
        return true
    }

    /// Whether it is just that, in letters of either case.
    func isWord(_ word: StaticString) -> Bool {
        count == word.utf8CodeUnitCount && begins(word)
    }
}
