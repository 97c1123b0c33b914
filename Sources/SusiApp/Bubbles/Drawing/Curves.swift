// Susi. SPDX-License-Identifier: Apache-2.0

/// The functions of circles and logarithms, the same in the browser build as natively.
enum Curves {
    static let pi = 3.141592653589793

    /// The sine of an angle in radians, for angles of a few turns.
    static func sin(_ angle: Double) -> Double {
        guard angle.isFinite, abs(angle) < 1e6 else { return 0 }
        // Brought to -π/2...π/2, where the series is short.
        var x = angle - (angle / (2 * pi)).rounded() * 2 * pi
        if x > pi / 2 { x = pi - x }
        if x < -pi / 2 { x = -pi - x }
        var term = x
        var sum = x
        for n in 1...10 {
            term *= -x * x / Double(2 * n * (2 * n + 1))
            sum += term
        }
        return sum
    }

    static func cos(_ angle: Double) -> Double { sin(angle + pi / 2) }

    /// The natural logarithm of a number above zero.
    static func ln(_ number: Double) -> Double {
        guard number > 0, number.isFinite else { return 0 }
        let ln2 = 0.6931471805599453
        // number = m · 2^e with m in 1..<2; ln m = 2 artanh((m - 1) / (m + 1)).
        let x = (number.significand - 1) / (number.significand + 1)
        var power = x
        var sum = 0.0
        for n in 0..<20 {
            sum += power / Double(2 * n + 1)
            power *= x * x
        }
        return Double(number.exponent) * ln2 + 2 * sum
    }
}
