// Susi. SPDX-License-Identifier: Apache-2.0

/// The four points of the earth's way round the sun at which seasons begin.
///
/// Reckoned after Meeus, Astronomical Algorithms (2nd edition), chapter 27: right within a minute in
/// our centuries.
enum Season: Int, CaseIterable, Sendable {
    case march
    case june
    case september
    case december

    /// The instant of it in a year from 1000 to 3000, in seconds since 1970.
    func seconds(inYear year: Int) -> Int64 {
        let y = (Double(year) - 2000) / 1000
        let mean =
            switch self {
            case .march:
                2_451_623.80984 + y * (365_242.37404 + y * (0.05169 + y * (-0.00411 - y * 0.00057)))
            case .june:
                2_451_716.56767 + y * (365_241.62603 + y * (0.00325 + y * (0.00888 - y * 0.00030)))
            case .september:
                2_451_810.21715
                    + y * (365_242.01767 + y * (-0.11575 + y * (0.00337 + y * 0.00078)))
            case .december:
                2_451_900.05952
                    + y * (365_242.74049 + y * (-0.06223 + y * (-0.00823 + y * 0.00032)))
            }
        let t = (mean - 2_451_545) / 36_525
        let w = 35_999.373 * t - 2.47
        let speed = 1 + 0.0334 * Degrees.cosine(w) + 0.0007 * Degrees.cosine(2 * w)
        let sum = Season.terms.reduce(0) { $0 + $1.0 * Degrees.cosine($1.1 + $1.2 * t) }
        return Int64(EphemerisTime.seconds(mean + 0.00001 * sum / speed).rounded())
    }

    private static let terms: [(Double, Double, Double)] = [
        (485, 324.96, 1934.136), (203, 337.23, 32_964.467), (199, 342.08, 20.186),
        (182, 27.85, 445_267.112), (156, 73.14, 45_036.886), (136, 171.52, 22_518.443),
        (77, 222.54, 65_928.934), (74, 296.72, 3034.906), (70, 243.58, 9037.513),
        (58, 119.81, 33_718.147), (52, 297.17, 150.678), (50, 21.02, 2281.226),
        (45, 247.54, 29_929.562), (44, 325.15, 31_555.956), (29, 60.93, 4443.417),
        (18, 155.12, 67_555.328), (17, 288.79, 4562.452), (16, 198.04, 62_894.029),
        (14, 199.76, 31_436.921), (12, 95.39, 14_577.848), (12, 287.11, 31_931.756),
        (12, 320.81, 34_777.259), (9, 227.73, 1222.114), (8, 15.45, 16_859.074),
    ]
}
