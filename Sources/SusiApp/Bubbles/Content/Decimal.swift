// Susi. SPDX-License-Identifier: Apache-2.0

/// Writes numbers with a fixed number of places at most, never in exponents.
enum Decimal {
    /// A number to so many places (at most 6), without zeros at its end.
    static func text(_ number: Double, places: Int) -> String {
        let places = min(max(places, 0), 6)
        var scale: Int64 = 1
        for _ in 0..<places { scale *= 10 }
        guard number.isFinite, abs(number) < 1e12 else {
            return number.isFinite ? "\(number)" : "–"
        }
        let units = Int64((number * Double(scale)).rounded())
        let whole = units.magnitude / UInt64(scale)
        var fraction = units.magnitude % UInt64(scale)
        var digits = places
        while digits > 0, fraction % 10 == 0 {
            fraction /= 10
            digits -= 1
        }
        let sign = units < 0 ? "-" : ""
        guard digits > 0 else { return "\(sign)\(whole)" }
        let spelled = String(fraction)
        let zeros = String(repeating: "0", count: max(0, digits - spelled.utf8.count))
        return "\(sign)\(whole).\(zeros)\(spelled)"
    }
}
