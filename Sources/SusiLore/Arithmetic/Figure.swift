// Susi. SPDX-License-Identifier: Apache-2.0

/// A number in the middle of a sum, with what matters for how the sum goes on.
struct Figure {
    /// The number; where it is not exact, one that is very near.
    var value: Fraction
    var isExact = true
    /// Whether it was said in per cent: added to something it means a part of that.
    var isPercent = false
    /// Whether “of” may follow: it is a part, such as a half or 15 %.
    var isShare = false
    /// Whether pi is in it, so that an angle is in radians.
    var isCircular = false

    init(_ value: Fraction, isExact: Bool = true) {
        self.value = value
        self.isExact = isExact
    }

    /// What came of figures.
    init(_ value: Fraction, from left: Figure, _ right: Figure? = nil) {
        let isExact = left.isExact && (right?.isExact ?? true)
        self.value = isExact ? value : Figure.near(value)
        self.isExact = isExact
        isCircular = left.isCircular || right?.isCircular == true
    }

    /// A number near an inexact one that does not take more space than it is worth.
    private static func near(_ value: Fraction) -> Fraction {
        let bits = value.numerator.bitCount - value.denominator.bitCount
        guard value.denominator.bitCount > 512 || value.numerator.bitCount > 512 else {
            return value
        }
        let shift = 256 - bits
        let above = shift > 0 ? value.numerator.shifted(left: shift) : value.numerator
        let below = shift < 0 ? value.denominator.shifted(left: -shift) : value.denominator
        let size = above.divided(by: below).quotient
        return shift > 0
            ? Fraction(size, over: Natural.one.shifted(left: shift), isNegative: value.isNegative)
            : Fraction(size.shifted(left: -shift), isNegative: value.isNegative)
    }
}
