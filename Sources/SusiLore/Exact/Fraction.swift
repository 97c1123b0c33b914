// Susi. SPDX-License-Identifier: Apache-2.0

/// A rational number, always in lowest terms.
struct Fraction: Sendable, Equatable {
    /// Whether it is below zero.
    let isNegative: Bool
    /// What stands above the line, without its sign.
    let numerator: Natural
    /// What stands below it; never zero.
    let denominator: Natural

    static let zero = Fraction(0)
    static let one = Fraction(1)

    /// Takes what is in lowest terms already.
    private init(reduced isNegative: Bool, _ numerator: Natural, _ denominator: Natural) {
        self.isNegative = isNegative && !numerator.isZero
        self.numerator = numerator
        self.denominator = numerator.isZero ? .one : denominator
    }

    /// A quotient; the denominator is not zero.
    init(_ numerator: Natural, over denominator: Natural = .one, isNegative: Bool = false) {
        if denominator.isOne {
            self.init(reduced: isNegative, numerator, denominator)
            return
        }
        let common = numerator.commonDivisor(with: denominator)
        if common.isOne {
            self.init(reduced: isNegative, numerator, denominator)
        } else {
            self.init(
                reduced: isNegative,
                numerator.divided(by: common).quotient,
                denominator.divided(by: common).quotient
            )
        }
    }

    init(_ value: Int64, over denominator: UInt64 = 1) {
        self.init(
            Natural(value.magnitude),
            over: Natural(denominator),
            isNegative: value < 0
        )
    }

    var isZero: Bool { numerator.isZero }
    var isWhole: Bool { denominator.isOne }
    var magnitude: Fraction { Fraction(reduced: false, numerator, denominator) }

    /// The number, where it is whole and its size at most `limit`.
    func whole(upTo limit: Int) -> Int? {
        guard isWhole, let value = numerator.small(upTo: limit) else { return nil }
        return isNegative ? -value : value
    }

    /// How many limbs it takes.
    var size: Int { numerator.limbs.count + denominator.limbs.count }

    /// One divided by it; it is not zero.
    var reciprocal: Fraction { Fraction(reduced: isNegative, denominator, numerator) }

    static prefix func - (value: Fraction) -> Fraction {
        Fraction(reduced: !value.isNegative, value.numerator, value.denominator)
    }

    static func + (left: Fraction, right: Fraction) -> Fraction {
        let a = left.numerator * right.denominator
        let b = right.numerator * left.denominator
        let below = left.denominator * right.denominator
        if left.isNegative == right.isNegative {
            return Fraction(a + b, over: below, isNegative: left.isNegative)
        }
        return a >= b
            ? Fraction(a - b, over: below, isNegative: left.isNegative)
            : Fraction(b - a, over: below, isNegative: right.isNegative)
    }

    static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

    static func * (left: Fraction, right: Fraction) -> Fraction {
        Fraction(
            left.numerator * right.numerator,
            over: left.denominator * right.denominator,
            isNegative: left.isNegative != right.isNegative
        )
    }

    /// The quotient; the right side is not zero.
    static func / (left: Fraction, right: Fraction) -> Fraction { left * right.reciprocal }

    /// The greatest whole number that is not above it.
    var floor: Fraction {
        if isWhole { return self }
        let quotient = numerator.divided(by: denominator).quotient
        return Fraction(reduced: isNegative, isNegative ? quotient + .one : quotient, .one)
    }

    /// The nearest whole number; halves go away from zero.
    var rounded: Fraction {
        if isWhole { return self }
        let double = numerator.shifted(left: 1) + denominator
        let quotient = double.divided(by: denominator.shifted(left: 1)).quotient
        return Fraction(reduced: isNegative, quotient, .one)
    }

    /// Its power; where the exponent is below zero, it is not zero itself.
    func power(_ exponent: Int) -> Fraction {
        let size = Int(exponent.magnitude)
        let sign = isNegative && exponent & 1 == 1
        let above = numerator.power(size)
        let below = denominator.power(size)
        return exponent < 0
            ? Fraction(reduced: sign, below, above) : Fraction(reduced: sign, above, below)
    }
}

extension Fraction: Comparable {
    static func < (left: Fraction, right: Fraction) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        let a = left.numerator * right.denominator
        let b = right.numerator * left.denominator
        return left.isNegative ? b < a : a < b
    }
}
