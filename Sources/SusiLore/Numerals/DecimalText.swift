// Susi. SPDX-License-Identifier: Apache-2.0

/// How a number is written: for people of a language, and for programs.
struct DecimalText {
    /// How far a number goes before it is rounded.
    struct Limits {
        /// So many places behind the point are shown where that is all there is.
        var exactPlaces = 20
        /// So many places are kept where there are more; as many digits of a number below one.
        var roundedPlaces = 6
        /// Whole numbers of up to so many digits are written in full.
        var wholeDigits = 400

        static let people = Limits()
        static let programs = Limits(exactPlaces: 5_000, roundedPlaces: 20, wholeDigits: 20_000)
    }

    /// The number as text.
    private(set) var text: [UInt8]
    /// Whether the text says all of it.
    let isExact: Bool

    /// Writes a number for people: with their decimal sign, and thousands set apart in long ones.
    init(_ value: Fraction, german: Bool, limits: Limits = .people) {
        let written = DecimalText.plain(value, limits)
        isExact = written.isExact
        text = DecimalText.dressed(written.text, german: german)
    }

    /// Writes a number for programs: digits and a point.
    init(forPrograms value: Fraction, limits: Limits = .programs) {
        (text, isExact) = DecimalText.plain(value, limits)
    }

    var string: String { String(decoding: text, as: UTF8.self) }

    /// Digits with a point, perhaps with a power of ten behind `e`.
    private static func plain(_ value: Fraction, _ limits: Limits) -> (text: [UInt8], isExact: Bool)
    {
        if let places = places(of: value.denominator, limit: limits.exactPlaces) {
            let scaled = value.numerator * Natural.powerOfTen(places)
            let digits = scaled.divided(by: value.denominator).quotient.decimal
            if digits.count - places <= limits.wholeDigits {
                return (pointed(digits, places, value.isNegative), true)
            }
        }
        let exponent = DecimalText.exponent(of: value)
        // A number below one keeps as many digits as others keep places.
        let places =
            exponent >= 0
            ? max(2, limits.roundedPlaces - max(0, exponent - 8))
            : limits.roundedPlaces - exponent - 1
        if exponent > 20 || exponent < -10 {
            return scientific(value, exponent, limits.roundedPlaces)
        }
        let scaled = value * Fraction(Natural.powerOfTen(places))
        let digits = scaled.rounded.numerator.decimal
        return (trimmed(pointed(digits, places, value.isNegative)), scaled.isWhole)
    }

    private static func scientific(
        _ value: Fraction,
        _ exponent: Int,
        _ places: Int
    ) -> (text: [UInt8], isExact: Bool) {
        let power = Fraction(Natural.powerOfTen(Int((places - exponent).magnitude)))
        let scaled = places >= exponent ? value * power : value / power
        var digits = scaled.rounded.numerator.decimal
        var exponent = exponent
        if digits.count > places + 1 {
            digits.removeLast()
            exponent += 1
        }
        let mantissa = trimmed(pointed(digits, places, value.isNegative))
        return (mantissa + Array("e\(exponent)".utf8), scaled.isWhole)
    }

    /// How many places a fraction with that denominator has; nil where it never ends, or too late.
    private static func places(of denominator: Natural, limit: Int) -> Int? {
        if denominator.isOne { return 0 }
        let twos = denominator.trailingZeroBitCount
        guard twos <= limit else { return nil }
        var rest = denominator.shifted(right: twos)
        var fives = 0
        while !rest.isOne {
            let (quotient, remainder) = rest.divided(bySmall: 5)
            guard remainder == 0, fives < limit else { return nil }
            rest = quotient
            fives += 1
        }
        return max(twos, fives)
    }

    /// The power of ten that its first digit counts.
    private static func exponent(of value: Fraction) -> Int {
        let above = value.numerator.decimal.count
        let below = value.denominator.decimal.count
        let guess = above - below
        let power = Fraction(Natural.powerOfTen(Int(guess.magnitude)))
        return value.magnitude < (guess >= 0 ? power : power.reciprocal) ? guess - 1 : guess
    }

    private static func pointed(_ digits: [UInt8], _ places: Int, _ isNegative: Bool) -> [UInt8] {
        let zeros = [UInt8](repeating: 0x30, count: max(0, places + 1 - digits.count))
        var text = zeros + digits
        if places > 0 { text.insert(UInt8(ascii: "."), at: text.count - places) }
        let isZero = text.allSatisfy { $0 == 0x30 || $0 == UInt8(ascii: ".") }
        return isNegative && !isZero ? [UInt8(ascii: "-")] + text : text
    }

    /// The text without zeros at the end of its places.
    private static func trimmed(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(UInt8(ascii: ".")) else { return text }
        var text = text
        while text.last == 0x30 { text.removeLast() }
        if text.last == UInt8(ascii: ".") { text.removeLast() }
        return text
    }

    /// Thousands set apart from five digits on, the language's decimal sign, and a power of ten.
    private static func dressed(_ plain: [UInt8], german: Bool) -> [UInt8] {
        let mantissa = plain.prefix { $0 != UInt8(ascii: "e") }
        let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
        let digits = whole.drop { $0 == UInt8(ascii: "-") }
        var text = Array(whole.prefix(whole.count - digits.count))
        for (place, digit) in digits.enumerated() {
            let rest = digits.count - place
            if place > 0, rest % 3 == 0, (5...21).contains(digits.count) {
                text.append(UInt8(ascii: german ? "." : ","))
            }
            text.append(digit)
        }
        let places = mantissa.dropFirst(whole.count + 1)
        if !places.isEmpty {
            text.append(UInt8(ascii: german ? "," : "."))
            text += places
        }
        if mantissa.count < plain.count {
            text += Array(" × 10^".utf8) + plain.dropFirst(mantissa.count + 1)
        }
        return text
    }
}
