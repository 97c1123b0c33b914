// Susi. SPDX-License-Identifier: Apache-2.0

/// The functions of angles in degrees, the same to the last bit on every machine.
///
/// No mathematical library is called: the core has none in the browser.
enum Degrees {
    private static let radian = Double.pi / 180

    static func sine(_ degrees: Double) -> Double {
        guard abs(degrees) < 1e12 else { return 0 }
        // To the nearest quarter of the circle, where the series needs few terms.
        let quarters = (degrees / 90).rounded()
        let rest = (degrees - quarters * 90) * radian
        switch (Int64(quarters) % 4 + 4) % 4 {
        case 0: return sineSeries(rest)
        case 1: return cosineSeries(rest)
        case 2: return -sineSeries(rest)
        default: return -cosineSeries(rest)
        }
    }

    static func cosine(_ degrees: Double) -> Double {
        sine(degrees + 90)
    }

    static func tangent(_ degrees: Double) -> Double {
        sine(degrees) / cosine(degrees)
    }

    static func arcSine(_ value: Double) -> Double {
        let value = min(max(value, -1), 1)
        return arcTangent(value, (1 - value * value).squareRoot())
    }

    static func arcCosine(_ value: Double) -> Double {
        90 - arcSine(value)
    }

    /// The direction of the point (x, y), from −180 to 180.
    static func arcTangent(_ y: Double, _ x: Double) -> Double {
        guard x != 0 || y != 0 else { return 0 }
        if abs(y) > abs(x) { return (y > 0 ? 90 : -90) - arcTangentSeries(x / y) / radian }
        let angle = arcTangentSeries(y / x) / radian
        return x > 0 ? angle : y >= 0 ? angle + 180 : angle - 180
    }

    /// The same direction from 0 to 360.
    static func whole(_ degrees: Double) -> Double {
        degrees - (degrees / 360).rounded(.down) * 360
    }

    private static func sineSeries(_ x: Double) -> Double {
        var term = x
        var sum = x
        for number in 1...10 {
            let even = Double(2 * number)
            term *= -x * x / (even * (even + 1))
            sum += term
        }
        return sum
    }

    private static func cosineSeries(_ x: Double) -> Double {
        var term = 1.0
        var sum = 1.0
        for number in 1...10 {
            let even = Double(2 * number)
            term *= -x * x / (even * (even - 1))
            sum += term
        }
        return sum
    }

    /// For −1 to 1: the angle is halved twice, then the series is summed up.
    private static func arcTangentSeries(_ value: Double) -> Double {
        var x = value
        for _ in 0..<2 { x /= 1 + (1 + x * x).squareRoot() }
        var power = x
        var sum = 0.0
        for number in 0..<14 {
            sum += (number % 2 == 0 ? power : -power) / Double(2 * number + 1)
            power *= x * x
        }
        return sum * 4
    }
}
