// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads digits with what stands between them, as people of a language mean it.
enum NumeralReader {
    /// The most digits that a number may have.
    static let maximumDigits = 1_000

    /// The number at the beginning of a text that begins with a digit, and how far it goes.
    ///
    /// Commas part thousands in English and decimals in German, points the other way round; what
    /// cannot be meant so is taken for a decimal sign: `3,5` is three and a half everywhere.
    static func read(_ text: ArraySlice<UInt8>, german: Bool) -> (value: Fraction, end: Int)? {
        var end = text.startIndex
        while end < text.endIndex {
            let byte = text[end]
            let isSign = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
            let isFollowed = end + 1 < text.endIndex && text[end + 1].isASCIIDigit
            guard byte.isASCIIDigit || isSign && isFollowed else { break }
            end += 1
        }
        guard end > text.startIndex, let value = value(of: text[text.startIndex..<end], german)
        else { return nil }
        let exponent = self.exponent(text[end...])
        guard exponent.value != 0 else { return (value, exponent.end) }
        let power = Fraction(Natural.powerOfTen(Int(exponent.value.magnitude)))
        return (exponent.value > 0 ? value * power : value / power, exponent.end)
    }

    /// The number that digits, commas and points mean.
    private static func value(of text: ArraySlice<UInt8>, _ german: Bool) -> Fraction? {
        let thousands = UInt8(ascii: german ? "." : ",")
        let decimal = UInt8(ascii: german ? "," : ".")
        let parts = text.split(separator: decimal, omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first else { return sum(of: text, decimal) }
        let groups = whole.split(separator: thousands, omittingEmptySubsequences: false)
        let isGrouped =
            groups.count > 1 && (1...3).contains(groups[0].count)
            && groups[0].first != UInt8(ascii: "0")
            && groups.dropFirst().allSatisfy { $0.count == 3 }
        let places = parts.count == 2 ? parts[1] : []
        if groups.count == 1 || isGrouped {
            guard !places.contains(thousands) else { return nil }
            return number(groups.flatMap { $0 }, places)
        }
        // The sign of thousands where no thousands are: it can only part decimals.
        guard parts.count == 1, groups.count == 2 else { return nil }
        return number(Array(groups[0]), groups[1])
    }

    /// Several decimal signs: those of the other language's thousands, or no number.
    private static func sum(of text: ArraySlice<UInt8>, _ separator: UInt8) -> Fraction? {
        let groups = text.split(separator: separator, omittingEmptySubsequences: false)
        guard (1...3).contains(groups[0].count), groups[0].first != UInt8(ascii: "0"),
            groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy { $0.isASCIIDigit } })
        else { return nil }
        return number(groups.flatMap { $0 }, [])
    }

    private static func number(_ whole: [UInt8], _ places: ArraySlice<UInt8>) -> Fraction? {
        let digits = whole + places
        guard digits.count <= maximumDigits, digits.allSatisfy({ $0.isASCIIDigit }) else {
            return nil
        }
        return Fraction(
            Natural(decimal: digits),
            over: places.isEmpty ? .one : Natural.powerOfTen(places.count)
        )
    }

    /// A power of ten behind a number, as programs write it: `e5`, `e-3`; 0 where none is there.
    private static func exponent(_ text: ArraySlice<UInt8>) -> (value: Int, end: Int) {
        var rest = text
        guard rest.popFirst() == UInt8(ascii: "e") else { return (0, text.startIndex) }
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        let digits = rest.prefix { $0.isASCIIDigit }
        guard (1...3).contains(digits.count) else { return (0, text.startIndex) }
        let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return (isNegative ? -value : value, digits.endIndex)
    }
}

extension UInt8 {
    /// Whether it is a digit.
    var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether it is a letter, or part of one beyond ASCII.
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 || self >= 0x80 }
}
