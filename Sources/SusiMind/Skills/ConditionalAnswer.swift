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
        guard text.first == UInt8(ascii: "?"),
            let colon = ConditionalAnswer.separator(in: text[1...], explicitFirst: false),
            colon > 1
        else { return nil }
        self.line = line.number
        condition = Condition(parsing: text[1..<colon].trimmed)
        let rest = text[(colon + 1)...]
        if let colon = ConditionalAnswer.separator(in: rest, explicitFirst: true) {
            then = rest[..<colon].alternatives
            otherwise = rest[(colon + 1)...].alternatives
        } else {
            then = rest.alternatives
            otherwise = nil
        }
    }

    /// The colon that ends a part: one between blanks if there is one, else the first that is not
    /// part of an address and not inside a call.
    private static func separator(in text: ArraySlice<UInt8>, explicitFirst: Bool) -> Int? {
        var first: Int?
        var insideCall = false
        for index in text.indices {
            if text[index] == UInt8(ascii: "`") { insideCall.toggle() }
            guard text[index] == UInt8(ascii: ":"), !insideCall else { continue }
            let next = text[(index + 1)...]
            if next.starts(with: "//".utf8) { continue }
            if !explicitFirst { return index }
            let isExplicit =
                index > text.startIndex && text[index - 1] == 0x20
                && next.first == 0x20
            if isExplicit { return index }
            if first == nil { first = index }
        }
        return first
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
