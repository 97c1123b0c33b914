// Susi. SPDX-License-Identifier: Apache-2.0

/// The few functions a table is filled with and a level is told by.
///
/// They are written out because the browser has no mathematical library, and because then a table
/// is the same everywhere.
enum Reckoning {
    /// Half a turn.
    static let pi = 3.141_592_653_589_793

    /// The natural logarithm, right to 1e-15; of zero and less it is that of the smallest number.
    static func ln(_ value: Double) -> Double {
        let value = value.isNaN ? 1 : min(max(value, .leastNormalMagnitude), 1e300)
        var exponent = Double(value.exponent)
        var mantissa = value.significand
        if mantissa > 1.414_213_562_373_095 {
            mantissa *= 0.5
            exponent += 1
        }
        // The series of the inverse hyperbolic tangent; |part| is below 0.172.
        let part = (mantissa - 1) / (mantissa + 1)
        let square = part * part
        var sum = 0.0
        for odd in stride(from: 21, through: 1, by: -2) { sum = sum * square + 1 / Double(odd) }
        return 2 * part * sum + exponent * 0.693_147_180_559_945_3
    }

    /// The natural logarithm of a positive number, right to a few units in the last place.
    @inline(__always)
    static func ln(_ value: Float) -> Float {
        let bits = value.bitPattern
        // The mantissa is brought between the roots of one half and of two.
        var exponent = Int32(truncatingIfNeeded: bits >> 23) - 127
        var mantissa = Float(bitPattern: bits & 0x007F_FFFF | 0x3F80_0000)
        if mantissa > 1.414_213_6 {
            mantissa *= 0.5
            exponent += 1
        }
        let part = (mantissa - 1) / (mantissa + 1)
        let square = part * part
        let series = 0.666_666_67 + square * (0.4 + square * (0.285_714_3 + square * 0.222_222_2))
        return part * (2 + square * series) + Float(exponent) * 0.693_147_2
    }

    /// e to a power, right to 1e-14; powers beyond 700 are taken for 700.
    static func exp(_ power: Double) -> Double {
        let power = power.isNaN ? 0 : min(max(power, -700), 700)
        let doublings = (power * 1.442_695_040_888_963_4).rounded()
        let rest = power - doublings * 0.693_147_180_559_945_3
        var sum = 1.0
        for term in stride(from: 14, through: 1, by: -1) { sum = 1 + sum * rest / Double(term) }
        return sum * Double(bitPattern: UInt64(Int64(doublings) + 1023) << 52)
    }

    /// The sine of so many turns, right to 1e-14.
    static func sine(turns: Double) -> Double {
        cosine(turns: turns - 0.25)
    }

    /// The cosine of so many turns, right to 1e-14.
    static func cosine(turns: Double) -> Double {
        // Between 0 and half a turn, then between 0 and a quarter.
        var part = (turns - turns.rounded()).magnitude
        let isNegative = part > 0.25
        if isNegative { part = 0.5 - part }
        let square = part * part * 4 * pi * pi
        var sum = 1.0
        for term in stride(from: 22, through: 2, by: -2) {
            sum = 1 - sum * square / Double(term * (term - 1))
        }
        return isNegative ? -sum : sum
    }

    /// A ratio of powers in decibels, not below -120.
    static func decibels(power: Double) -> Double {
        10 * 0.434_294_481_903_251_8 * ln(max(power, 1e-12))
    }
}
