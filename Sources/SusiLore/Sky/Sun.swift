// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// Where the sun stands, and when it rises and sets, by the formulas that the US National Oceanic
/// and Atmospheric Administration publishes with its calculator (after Meeus' low accuracy ones).
enum Sun {
    /// What the sun's height is counted to.
    enum Height {
        /// Its upper edge is at the horizon; air lifts it.
        static let rising = -0.833
        static let civil = -6.0
        static let nautical = -12.0
        static let astronomical = -18.0
    }

    /// What happens on a day.
    enum Day {
        /// The sun passes the height upwards and downwards, in seconds since 1970.
        case crosses(up: Int64, down: Int64)
        case isAlwaysAbove
        case isAlwaysBelow
    }

    /// The highest standing of the sun on a local day, in seconds since 1970.
    ///
    /// The day is one of the calendar; the noon meant is the one nearest to the local 12 o'clock.
    static func noon(_ date: CivilDate, longitude: Double, offset: Int64) -> Int64 {
        let middle = Double(date.daysSince1970 * 86_400 + 43_200 - offset)
        // The sun's own noon nearest to noon on the clock.
        var noon = Double(date.daysSince1970 * 86_400 + 43_200) - longitude * 240
        noon += ((middle - noon) / 86_400).rounded() * 86_400
        let start = noon
        for _ in 0..<2 { noon = start - position(at: noon).equation * 60 }
        return Int64(noon.rounded())
    }

    /// When the sun passes a height on a day.
    static func day(
        _ date: CivilDate,
        latitude: Double,
        longitude: Double,
        offset: Int64,
        height: Double = Height.rising
    ) -> Day {
        let noon = Double(noon(date, longitude: longitude, offset: offset))
        var times = (up: noon, down: noon)
        for isUp in [true, false] {
            var time = noon
            // Each round takes the sun's position at the time that the last one found.
            for _ in 0..<5 {
                let sun = position(at: time)
                let cosine =
                    (Degrees.sine(height) - Degrees.sine(latitude) * Degrees.sine(sun.declination))
                    / (Degrees.cosine(latitude) * Degrees.cosine(sun.declination))
                if !(cosine > -1) { return .isAlwaysAbove }
                if !(cosine < 1) { return .isAlwaysBelow }
                let angle = Degrees.arcCosine(cosine) * 240
                // The true noon is moved by how much the equation of time has changed since.
                let drift = (sun.equation - position(at: noon).equation) * 60
                time = noon - drift + (isUp ? -angle : angle)
            }
            if isUp { times.up = time } else { times.down = time }
        }
        return .crosses(up: Int64(times.up.rounded()), down: Int64(times.down.rounded()))
    }

    /// The sun's declination in degrees, and the equation of time in minutes.
    private static func position(at time: Double) -> (declination: Double, equation: Double) {
        let century = (time / 86_400 - 10_957.5) / 36_525
        let longitude = Degrees.whole(
            280.46646 + century * (36_000.76983 + century * 0.0003032)
        )
        let anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century)
        let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
        let center =
            Degrees.sine(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
            + Degrees.sine(2 * anomaly) * (0.019993 - 0.000101 * century)
            + Degrees.sine(3 * anomaly) * 0.000289
        let node = 125.04 - 1934.136 * century
        let apparent = longitude + center - 0.00569 - 0.00478 * Degrees.sine(node)
        let meanTilt =
            23
            + (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60)
            / 60
        let tilt = meanTilt + 0.00256 * Degrees.cosine(node)
        let declination = Degrees.arcSine(Degrees.sine(tilt) * Degrees.sine(apparent))
        let half = Degrees.tangent(tilt / 2)
        let y = half * half
        let equation =
            y * Degrees.sine(2 * longitude) - 2 * eccentricity * Degrees.sine(anomaly)
            + 4 * eccentricity * y * Degrees.sine(anomaly) * Degrees.cosine(2 * longitude)
            - 0.5 * y * y * Degrees.sine(4 * longitude)
            - 1.25 * eccentricity * eccentricity * Degrees.sine(2 * anomaly)
        return (declination, equation * 4 * 180 / Double.pi)
    }
}
