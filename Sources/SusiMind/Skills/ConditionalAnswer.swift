// Susi. SPDX-License-Identifier: Apache-2.0

/// A line `?condition: answer: other answer`.
struct ConditionalAnswer {
    let condition: Condition
    let then: [String]
    /// What to answer where the condition does not hold; nil where the line does not say.
    let otherwise: [String]?
    let line: Int

    /// Reads the line, or gives nil where it is an ordinary answer.
    init?(_ line: SourceLine) {
        let text = line.text
        guard text.first == UInt8(ascii: "?") else { return nil }
        let colons = ConditionalAnswer.separators(in: text)
        guard let first = colons.first, first > 1 else { return nil }
        let explicit = colons.filter { text[$0 - 1] == 0x20 && text[($0 + 1)...].first == 0x20 }
        // Colons between blanks go before others: two of them separate all three parts, one beside
        // others the last two.
        let end = explicit.count >= 2 ? explicit[0] : first
        let later = explicit.first { $0 > end } ?? colons.first { $0 > end }
        self.line = line.number
        condition = Condition(parsing: text[1..<end].trimmed)
        then = text[(end + 1)..<(later ?? text.endIndex)].alternatives
        otherwise = later.map { text[($0 + 1)...].alternatives }
    }

    /// The colons that are not part of an address and not inside a call.
    private static func separators(in text: [UInt8]) -> [Int] {
        var colons: [Int] = []
        var isInsideCall = false
        for index in text.indices {
            if text[index] == UInt8(ascii: "`") { isInsideCall.toggle() }
            guard text[index] == UInt8(ascii: ":"), !isInsideCall else { continue }
            if !text[(index + 1)...].starts(with: "//".utf8) { colons.append(index) }
        }
        return colons
    }
}

extension Condition {
    /// Reads `$name$` or `$name$=pattern`.
    init(parsing text: ArraySlice<UInt8>) {
        guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else {
            self.init(variable: text.trimmed.text, pattern: nil)
            return
        }
        self.init(
            variable: text[..<equals].trimmed.text,
            pattern: text[(equals + 1)...].trimmed.text
        )
    }
}
