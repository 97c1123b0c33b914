// Susi. SPDX-License-Identifier: Apache-2.0

/// Takes a question about units apart into numbers and words.
struct UnitLexer {
    /// A word, or digits, with the number that they say.
    struct Element {
        let text: [UInt8]
        let number: Fraction?
    }

    private(set) var elements: [Element] = []

    private static let maximumElements = 100

    /// Takes a normal text apart; nil where it is too long for a question about units.
    init?(_ text: [UInt8], german: Bool) {
        for chunk in text.split(separator: 0x20) {
            var rest = chunk
            while !rest.isEmpty {
                guard elements.count < UnitLexer.maximumElements else { return nil }
                guard let taken = take(from: rest, german: german) else { return nil }
                rest = rest.dropFirst(taken)
            }
        }
    }

    /// Takes one element, and says how long it was.
    private mutating func take(from rest: ArraySlice<UInt8>, german: Bool) -> Int? {
        let isNegative = rest.first == UInt8(ascii: "-")
        let digits = isNegative ? rest.dropFirst() : rest
        if digits.first?.isASCIIDigit == true {
            // Behind a unit the number is more of it: 5'10, 6ft-2.
            guard let (value, end) = NumeralReader.read(digits, german: german) else { return nil }
            elements.append(Element(text: Array(rest[..<end]), number: isNegative ? -value : value))
            return takeQuotient(rest[end...]) + end - rest.startIndex
        }
        for (sign, quarters) in [("½", Int64(2)), ("¼", 1), ("¾", 3)]
        where rest.starts(with: sign.utf8) {
            addQuarters(quarters, Array(sign.utf8))
            return sign.utf8.count
        }
        let first = rest.first ?? 0
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\""), !elements.isEmpty {
            elements.append(Element(text: [first], number: nil))
            return 1
        }
        if first == UInt8(ascii: "=") || first == UInt8(ascii: "?") {
            elements.append(Element(text: [first], number: nil))
            return 1
        }
        if first == UInt8(ascii: "-") { return 1 }
        // A whole chunk where that is a unit, else up to the next digit.
        let folded = WordFolding.folded(rest)
        let word = UnitTable.all[folded] == nil ? rest.prefix { !$0.isASCIIDigit } : rest
        elements.append(Element(text: WordFolding.folded(word), number: nil))
        return word.count
    }

    /// Takes “/4” behind a 3, and says how long it was.
    private mutating func takeQuotient(_ rest: ArraySlice<UInt8>) -> Int {
        guard rest.first == UInt8(ascii: "/"), let above = elements.last?.number else { return 0 }
        let digits = rest.dropFirst().prefix { $0.isASCIIDigit }
        guard !digits.isEmpty, digits.count < 20 else { return 0 }
        let below = Natural(decimal: digits)
        guard !below.isZero else { return 0 }
        elements[elements.count - 1] = Element(
            text: elements[elements.count - 1].text,
            number: above / Fraction(below)
        )
        return digits.count + 1
    }

    /// Adds quarters to the number before them, or puts them for themselves.
    private mutating func addQuarters(_ quarters: Int64, _ text: [UInt8]) {
        let part = Fraction(quarters, over: 4)
        if let whole = elements.last?.number {
            elements[elements.count - 1] = Element(text: text, number: whole + part)
        } else {
            elements.append(Element(text: text, number: part))
        }
    }
}
