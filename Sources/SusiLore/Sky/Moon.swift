// Susi. SPDX-License-Identifier: Apache-2.0

/// The phases of the moon, after Meeus, Astronomical Algorithms (2nd edition), chapters 48 and 49:
/// right within a minute or so in our centuries.
struct Moon {
    /// The four phases that are instants.
    enum Phase: Int, CaseIterable {
        case new
        case firstQuarter
        case full
        case lastQuarter
    }

    /// The first such phase after an instant; both in seconds since 1970.
    static func next(_ phase: Phase, after time: Int64) -> Int64 {
        let lunation = (EphemerisTime.day(Double(time)) - 2_451_550.1) / 29.530588861
        let start = (lunation - 1).rounded(.down) + Double(phase.rawValue) * 0.25 - 1
        for step in 0..<6 {
            let found = seconds(of: phase, start + Double(step))
            if found > time { return found }
        }
        return time
    }

    /// The last such phase that is not after an instant.
    static func last(_ phase: Phase, before time: Int64) -> Int64 {
        let lunation = (EphemerisTime.day(Double(time)) - 2_451_550.1) / 29.530588861
        let start = (lunation + 1).rounded(.up) + Double(phase.rawValue) * 0.25 + 1
        for step in 0..<6 {
            let found = seconds(of: phase, start - Double(step))
            if found <= time { return found }
        }
        return time
    }

    /// The part of the disc that is lit, from 0 to 1.
    static func illumination(at time: Int64) -> Double {
        let t = (EphemerisTime.day(Double(time)) - 2_451_545) / 36_525
        let elongation = 297.8501921 + t * (445_267.1114034 - t * 0.0018819)
        let sun = 357.5291092 + t * (35_999.0502909 - t * 0.0001536)
        let moon = 134.9633964 + t * (477_198.8675055 + t * 0.0087414)
        let angle =
            180 - Degrees.whole(elongation) - 6.289 * Degrees.sine(moon)
            + 2.100 * Degrees.sine(sun) - 1.274 * Degrees.sine(2 * elongation - moon)
            - 0.658 * Degrees.sine(2 * elongation) - 0.214 * Degrees.sine(2 * moon)
            - 0.110 * Degrees.sine(elongation)
        return (1 + Degrees.cosine(angle)) / 2
    }

    /// The instant of a phase of the lunation k, counted from the new moon of January 2000.
    static func seconds(of phase: Phase, _ k: Double) -> Int64 {
        let t = k / 1236.85
        let mean =
            2_451_550.09766 + 29.530588861 * k
            + t * t * (0.00015437 - t * (0.00000015 - t * 0.00000000073))
        let e = 1 - t * (0.002516 + t * 0.0000074)
        let sun = 2.5534 + 29.1053567 * k - t * t * (0.0000014 + t * 0.00000011)
        let moon =
            201.5643 + 385.81693528 * k + t * t * (0.0107582 + t * (0.00001238 - t * 0.000000058))
        let f =
            160.7108 + 390.67050284 * k - t * t * (0.0016118 + t * (0.00000227 - t * 0.000000011))
        let node = 124.7746 - 1.56375588 * k + t * t * (0.0020672 + t * 0.00000215)
        var days = mean
        for term in phase.terms {
            let angle = Double(term.sun) * sun + Double(term.moon) * moon + Double(term.f) * f
            let factor = term.e == 0 ? 1 : term.e == 1 ? e : e * e
            days += term.size * factor * Degrees.sine(angle)
        }
        days -= 0.00017 * Degrees.sine(node)
        if phase == .firstQuarter || phase == .lastQuarter {
            let w =
                0.00306 - 0.00038 * e * Degrees.cosine(sun) + 0.00026 * Degrees.cosine(moon)
                - 0.00002 * Degrees.cosine(moon - sun) + 0.00002 * Degrees.cosine(moon + sun)
                + 0.00002 * Degrees.cosine(2 * f)
            days += phase == .firstQuarter ? w : -w
        }
        days += 0.000325 * Degrees.sine(299.77 + 0.107408 * k - 0.009173 * t * t)
        for (size, start, speed) in planets { days += size * Degrees.sine(start + speed * k) }
        return Int64(EphemerisTime.seconds(days).rounded())
    }

    private static let planets: [(Double, Double, Double)] = [
        (0.000165, 251.88, 0.016321), (0.000164, 251.83, 26.651886),
        (0.000126, 349.42, 36.412478), (0.000110, 84.66, 18.206239),
        (0.000062, 141.74, 53.303771), (0.000060, 207.14, 2.453732),
        (0.000056, 154.84, 7.306860), (0.000047, 34.52, 27.261239),
        (0.000042, 207.19, 0.121824), (0.000040, 291.34, 1.844379),
        (0.000037, 161.72, 24.198154), (0.000035, 239.56, 25.513099),
        (0.000023, 331.55, 3.592518),
    ]
}
