// Susi. SPDX-License-Identifier: Apache-2.0

/// The even time of astronomers, in days since the year −4712, and the time of clocks.
enum EphemerisTime {
    /// The seconds since 1970 of a Julian ephemeris day.
    static func seconds(_ day: Double) -> Double {
        let seconds = (day - 2_440_587.5) * 86_400
        return seconds - delay(inYear: 2000 + (day - 2_451_544.5) / 365.2425)
    }

    /// The Julian ephemeris day of seconds since 1970.
    static func day(_ seconds: Double) -> Double {
        let day = seconds / 86_400 + 2_440_587.5
        return day + delay(inYear: 2000 + (day - 2_451_544.5) / 365.2425) / 86_400
    }

    /// How many seconds the turning earth is late, after the polynomials of Espenak and Meeus.
    private static func delay(inYear year: Double) -> Double {
        let t = year - 2000
        if year < 1961 || year >= 2150 {
            let centuries = (year - 1820) / 100
            return -20 + 32 * centuries * centuries
        }
        if year < 1986 {
            let u = year - 1975
            return 45.45 + u * (1.067 - u * (1 / 260 + u / 718))
        }
        if year < 2005 {
            return 63.86
                + t
                * (0.3345 + t
                    * (-0.060374 + t * (0.0017275 + t * (0.000651814 + t * 0.00002373599))))
        }
        if year < 2050 { return 62.92 + t * (0.32217 + t * 0.005589) }
        let centuries = (year - 1820) / 100
        return -20 + 32 * centuries * centuries - 0.5628 * (2150 - year)
    }
}
