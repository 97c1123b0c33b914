// Susi. SPDX-License-Identifier: Apache-2.0

/// A real number with 224 bits behind the point: what roots, logarithms and angles are reckoned in,
/// where no fraction is exact.
struct Fixed: Sendable {
    private let isNegative: Bool
    /// Its size, times 2²²⁴.
    private let size: Natural

    private static let bits = 224

    private init(_ size: Natural, isNegative: Bool = false) {
        self.size = size
        self.isNegative = isNegative
    }

    /// The nearest one below a fraction's size.
    init(_ value: Fraction) {
        let above = value.numerator.shifted(left: Fixed.bits)
        self.init(above.divided(by: value.denominator).quotient, isNegative: value.isNegative)
    }

    /// The fraction that it is.
    var fraction: Fraction {
        Fraction(size, over: Natural.one.shifted(left: Fixed.bits), isNegative: isNegative)
    }

    static func + (left: Fixed, right: Fixed) -> Fixed {
        if left.isNegative == right.isNegative {
            return Fixed(left.size + right.size, isNegative: left.isNegative)
        }
        return left.size >= right.size
            ? Fixed(left.size - right.size, isNegative: left.isNegative)
            : Fixed(right.size - left.size, isNegative: right.isNegative)
    }

    static func * (left: Fixed, right: Fixed) -> Fixed {
        Fixed(
            (left.size * right.size).shifted(right: bits),
            isNegative: left.isNegative != right.isNegative
        )
    }

    private func divided(by count: UInt32) -> Fixed {
        Fixed(size.divided(bySmall: count).quotient, isNegative: isNegative)
    }

    private var negated: Fixed { Fixed(size, isNegative: !isNegative) }

    /// 1/n + 1/3n³ + 1/5n⁵ …, or with changing signs: the inverse of a (hyperbolic) tangent.
    private static func inverseTangent(of z: Fixed, isHyperbolic: Bool) -> Fixed {
        let square = isHyperbolic ? z * z : (z * z).negated
        var sum = z
        var power = z
        var odd: UInt32 = 1
        while !power.size.isZero {
            power = power * square
            odd += 2
            sum = sum + power.divided(by: odd)
        }
        return sum
    }

    static let pi: Fixed = {
        let fifth = inverseTangent(of: Fixed(Fraction(1, over: 5)), isHyperbolic: false)
        let small = inverseTangent(of: Fixed(Fraction(1, over: 239)), isHyperbolic: false)
        return Fixed(fifth.size.shifted(left: 4)) + Fixed(small.size.shifted(left: 2)).negated
    }()

    private static let logarithmOfTwo = Fixed(
        inverseTangent(of: Fixed(Fraction(1, over: 3)), isHyperbolic: true).size.shifted(left: 1)
    )

    /// The natural logarithm of what is above zero.
    static func logarithm(of value: Fraction) -> Fixed {
        // Halved or doubled until it is near one.
        let exponent = value.numerator.bitCount - value.denominator.bitCount
        let near =
            exponent >= 0
            ? Fraction(value.numerator, over: value.denominator.shifted(left: exponent))
            : Fraction(value.numerator.shifted(left: -exponent), over: value.denominator)
        let z = Fixed((near - .one) / (near + .one))
        let part = inverseTangent(of: z, isHyperbolic: true)
        let whole = Fixed(
            logarithmOfTwo.size * Natural(UInt64(exponent.magnitude)),
            isNegative: exponent < 0
        )
        return part + part + whole
    }

    /// e to that power; nil where that is beyond all bounds.
    static func exponential(of value: Fixed, limit: Int) -> Fraction? {
        let turns = value.size.divided(by: logarithmOfTwo.size).quotient
        guard let count = turns.small(upTo: limit) else { return nil }
        let rest = Fixed(
            value.size - logarithmOfTwo.size * turns,
            isNegative: value.isNegative
        )
        var sum = Fixed(.one)
        var term = sum
        var number: UInt32 = 0
        while !term.size.isZero {
            number += 1
            term = (term * rest).divided(by: number)
            sum = sum + term
        }
        let one = Natural.one.shifted(left: bits)
        return value.isNegative
            ? Fraction(sum.size, over: one.shifted(left: count))
            : Fraction(sum.size.shifted(left: count), over: one)
    }

    /// The sine of an angle in radians.
    static func sine(of angle: Fraction) -> Fixed {
        // All but what is left of a full turn goes; of a huge angle nothing certain would be left.
        let turn = (pi + pi).fraction
        let rest = Fixed(angle - (angle / turn).floor * turn)
        let square = (rest * rest).negated
        var sum = rest
        var term = rest
        var number: UInt32 = 1
        while !term.size.isZero {
            term = (term * square).divided(by: (number + 1) * (number + 2))
            number += 2
            sum = sum + term
        }
        return sum
    }
}
