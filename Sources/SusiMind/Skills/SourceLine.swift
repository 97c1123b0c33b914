// Susi. SPDX-License-Identifier: Apache-2.0

/// A line of a skill file, without blanks at its ends.
struct SourceLine {
    /// Its place in the file, counted from 1.
    let number: Int
    /// How many blanks stood before it; a tab counts as four.
    let indentation: Int
    /// The column of its first character, counted from 1; a tab counts as one.
    let column: Int
    /// The bytes between, tabs turned into four blanks and other control characters left out.
    var text: [UInt8]

    var isEmpty: Bool {
        text.isEmpty
    }

    func begins(with prefix: StaticString) -> Bool {
        guard text.count >= prefix.utf8CodeUnitCount else { return false }
        for index in 0..<prefix.utf8CodeUnitCount where text[index] != prefix.utf8Start[index] {
            return false
        }
        return true
    }

    /// Whether it is just that word, whatever the case.
    func isWord(_ word: StaticString) -> Bool {
        guard text.count == word.utf8CodeUnitCount else { return false }
        for index in text.indices where text[index] | 0x20 != word.utf8Start[index] {
            return false
        }
        return true
    }
}

extension SourceLine {
    /// Cuts a file into lines, at LF, CR or both.
    static func lines(of source: [UInt8]) -> [SourceLine] {
        var lines: [SourceLine] = []
        var start = 0
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        while start < source.count {
            var end = start
            while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
            lines.append(SourceLine(lines.count + 1, source[start..<end]))
            start = end + 1
            if end + 1 < source.count, source[end] == 0x0D, source[end + 1] == 0x0A { start += 1 }
        }
        return lines
    }

    private init(_ number: Int, _ source: ArraySlice<UInt8>) {
        self.number = number
        var rest = source
        // Authors' editors leave no-break and zero-width blanks at the ends of lines.
        while let last = rest.last {
            if last <= 0x20 {
                rest.removeLast()
            } else if let length = SourceLine.oddBlankLength(atEndOf: rest) {
                rest.removeLast(length)
            } else {
                break
            }
        }
        var indentation = 0
        var column = 1
        while let first = rest.first, first <= 0x20 {
            indentation += first == 0x09 ? 4 : 1
            column += 1
            rest.removeFirst()
        }
        self.indentation = indentation
        self.column = column
        guard rest.contains(where: { $0 < 0x20 }) else {
            text = Array(rest)
            return
        }
        text = []
        for byte in rest {
            if byte == 0x09 {
                text.append(contentsOf: [0x20, 0x20, 0x20, 0x20])
            } else if byte >= 0x20 {
                text.append(byte)
            }
        }
    }

    private static func oddBlankLength(atEndOf bytes: ArraySlice<UInt8>) -> Int? {
        if bytes.suffix(2).elementsEqual([0xC2, 0xA0]) { return 2 }
        let tail = bytes.suffix(3)
        for blank in [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0x8B], [0xEF, 0xBB, 0xBF]] as [[UInt8]]
        where tail.elementsEqual(blank) {
            return 3
        }
        return nil
    }
}
