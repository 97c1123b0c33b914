// Susi. SPDX-License-Identifier: Apache-2.0

/// Does the steps of a sum, and keeps count of the work so that no question takes long.
struct Reckoner {
    /// How many steps were done: without any, there was nothing to reckon.
    private(set) var steps = 0
    private var effort = 4_000_000

    /// The most bits that a number may take: ten thousand digits.
    private static let maximumBits = 33_220

    /// Pays for work that is about to be done.
    mutating func spend(_ amount: Int) throws(Trouble) {
        effort -= amount + 16
        if effort < 0 { throw .isTooLarge }
    }

    private mutating func result(
        _ value: Fraction,
        _ left: Figure,
        _ right: Figure? = nil
    ) throws(Trouble) -> Figure {
        steps += 1
        let bits = max(value.numerator.bitCount, value.denominator.bitCount)
        guard bits <= Reckoner.maximumBits else { throw .isTooLarge }
        return Figure(value, from: left, right)
    }

    /// Pays for products of both fractions, and for bringing them to lowest terms.
    private mutating func spend(on left: Figure, _ right: Figure) throws(Trouble) {
        let product = left.value.size * right.value.size
        let isWhole = left.value.isWhole && right.value.isWhole
        try spend(isWhole ? product : product * 16)
    }

    mutating func add(_ left: Figure, _ right: Figure) throws(Trouble) -> Figure {
        try spend(on: left, right)
        return try result(left.value + right.value, left, right)
    }

    mutating func subtract(_ left: Figure, _ right: Figure) throws(Trouble) -> Figure {
        try spend(on: left, right)
        return try result(left.value - right.value, left, right)
    }

    mutating func multiply(_ left: Figure, _ right: Figure) throws(Trouble) -> Figure {
        try spend(on: left, right)
        return try result(left.value * right.value, left, right)
    }

    mutating func divide(_ left: Figure, by right: Figure) throws(Trouble) -> Figure {
        guard !right.value.isZero else { throw .divisionByZero }
        try spend(left.value.size * right.value.size * 16)
        return try result(left.value / right.value, left, right)
    }

    /// What is left of a division by whole times; as large as the sign of the divisor wants it.
    mutating func remainder(_ left: Figure, by right: Figure) throws(Trouble) -> Figure {
        guard !right.value.isZero else { throw .divisionByZero }
        try spend(left.value.size * right.value.size * 32)
        let times = (left.value / right.value).floor
        return try result(left.value - times * right.value, left, right)
    }

    mutating func factorial(of figure: Figure) throws(Trouble) -> Figure {
        guard figure.isExact, let count = figure.value.whole(upTo: 3_248), count >= 0 else {
            guard figure.value.isWhole, !figure.value.isNegative else { throw .needsWholeNumber }
            throw .isTooLarge
        }
        var product = Natural.one
        // As many factors at once as fit, since each product goes through all limbs.
        var factors: UInt64 = 1
        for factor in stride(from: 2, through: count, by: 1) {
            let (more, isTooLarge) = factors.multipliedReportingOverflow(by: UInt64(factor))
            guard isTooLarge else {
                factors = more
                continue
            }
            try spend(2 * product.limbs.count)
            product = product * Natural(factors)
            factors = UInt64(factor)
        }
        product = product * Natural(factors)
        return try result(Fraction(product), figure)
    }

    mutating func raise(_ base: Figure, to exponent: Figure) throws(Trouble) -> Figure {
        if exponent.value.isZero { return try result(.one, base, exponent) }
        if base.value.isZero {
            guard !exponent.value.isNegative else { throw .divisionByZero }
            return try result(.zero, base, exponent)
        }
        if exponent.isExact, let whole = exponent.value.whole(upTo: 1_000_000) {
            let bits = max(base.value.numerator.bitCount, base.value.denominator.bitCount)
            guard bits <= 1 || (bits - 1) * Int(whole.magnitude) <= Reckoner.maximumBits else {
                throw .isTooLarge
            }
            let limbs = bits * Int(whole.magnitude) / 32 + 1
            try spend(2 * limbs * limbs)
            return try result(base.value.power(whole), base, exponent)
        }
        if exponent.isExact, base.isExact,
            let degree = exponent.value.denominator.small(upTo: 1_000), degree > 1
        {
            let top = Figure(Fraction(exponent.value.numerator))
            let rooted = try root(of: base, degree: degree)
            let size = try raise(rooted, to: top)
            return exponent.value.isNegative ? try divide(Figure(.one), by: size) : size
        }
        guard !base.value.isNegative else { throw .isNotReal }
        try spend(20_000)
        let logarithm = Fixed.logarithm(of: base.value).fraction
        return try exponential(of: Fixed(logarithm * exponent.value), base, exponent)
    }

    mutating func root(of figure: Figure, degree: Int) throws(Trouble) -> Figure {
        guard degree > 0 else { throw degree == 0 ? .divisionByZero : .isNotReal }
        let value = figure.value
        if value.isNegative, degree & 1 == 0 { throw .isNotReal }
        if value.isZero { return try result(.zero, figure) }
        guard value.size <= 250 else { throw .isTooLarge }
        try spend(value.size * value.size * 64 + 20_000)
        let above = value.numerator.root(degree)
        let below = value.denominator.root(degree)
        if figure.isExact, above.power(degree) == value.numerator,
            below.power(degree) == value.denominator
        {
            return try result(
                Fraction(above, over: below, isNegative: value.isNegative),
                figure
            )
        }
        let logarithm = Fixed.logarithm(of: value.magnitude).fraction
        let size = try exponential(of: Fixed(logarithm / Fraction(Int64(degree))), figure, nil)
        return value.isNegative ? try subtract(Figure(.zero), size) : size
    }

    private mutating func exponential(
        of value: Fixed,
        _ left: Figure,
        _ right: Figure?
    ) throws(Trouble) -> Figure {
        guard let power = Fixed.exponential(of: value, limit: Reckoner.maximumBits - 512) else {
            throw .isTooLarge
        }
        var figure = try result(power, left, right)
        figure.isExact = false
        return Figure(figure.value, from: figure)
    }

    /// The logarithm of a number, of base e where none is given.
    mutating func logarithm(of figure: Figure, base: Int64?) throws(Trouble) -> Figure {
        let value = figure.value
        guard !value.isNegative, !value.isZero else { throw .isNotReal }
        guard value.size <= 2_100 else { throw .isTooLarge }
        try spend(value.size * 512 + 20_000)
        if value == .one { return try result(.zero, figure) }
        let natural = Fixed.logarithm(of: value).fraction
        guard let base else { return try inexact(natural, figure) }
        let quotient = natural / Fixed.logarithm(of: Fraction(base)).fraction
        // Where the base to a whole power is the number, that power is the answer.
        if figure.isExact, let whole = quotient.rounded.whole(upTo: 33_000),
            Fraction(base).power(whole) == value
        {
            return try result(Fraction(Int64(whole)), figure)
        }
        return try inexact(quotient, figure)
    }

    private mutating func inexact(_ value: Fraction, _ from: Figure) throws(Trouble) -> Figure {
        var figure = from
        figure.isExact = false
        return try result(value, figure)
    }

    /// Sine, cosine or tangent of an angle: in degrees, or in radians where pi is in it.
    mutating func angle(_ function: ArithmeticSign, _ figure: Figure) throws(Trouble) -> Figure {
        guard figure.value.size <= 40 else { throw .isTooLarge }
        try spend(50_000)
        let pi = Fixed.pi.fraction
        let degrees =
            figure.isCircular ? figure.value * Fraction(180) / pi : figure.value
        switch function {
        case .sine: return try sine(degrees, figure)
        case .cosine: return try sine(degrees + Fraction(90), figure)
        default:
            return try divide(sine(degrees, figure), by: sine(degrees + Fraction(90), figure))
        }
    }

    private mutating func sine(_ degrees: Fraction, _ from: Figure) throws(Trouble) -> Figure {
        let turn = Fraction(360)
        // Pi came from 224 bits: an angle that near to a whole one is that one.
        let scale = Fraction(Natural.one.shifted(left: 150))
        let nearby = (degrees * scale).rounded / scale
        var rest = nearby - (nearby / turn).floor * turn
        var isNegative = false
        if rest >= Fraction(180) {
            rest = rest - Fraction(180)
            isNegative = true
        }
        var figure = Figure(.zero)
        switch rest.whole(upTo: 180) {
        case 0: break
        case 30, 150: figure.value = Fraction(1, over: 2)
        case 90: figure.value = .one
        default:
            let radians = rest * Fixed.pi.fraction / Fraction(180)
            figure = try inexact(Fixed.sine(of: radians).fraction, from)
        }
        if isNegative { figure.value = -figure.value }
        steps += 1
        return figure
    }
}
