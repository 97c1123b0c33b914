// Susi. SPDX-License-Identifier: Apache-2.0

extension Moon {
    /// One wave in the moon's way: how many days, how often the earth's eccentricity counts, and how
    /// many times the anomalies of sun and moon and the moon's argument of latitude.
    struct Term {
        let size: Double
        let e: Int
        let sun: Int
        let moon: Int
        let f: Int

        init(_ size: Double, e: Int = 0, _ sun: Int, _ moon: Int, _ f: Int) {
            self.size = size
            self.e = e
            self.sun = sun
            self.moon = moon
            self.f = f
        }
    }
}

extension Moon.Phase {
    /// The waves of a phase.
    var terms: [Moon.Term] {
        switch self {
        case .new: Moon.newTerms + Moon.commonTerms
        case .full: Moon.fullTerms + Moon.commonTerms
        case .firstQuarter, .lastQuarter: Moon.quarterTerms
        }
    }
}

extension Moon {
    fileprivate static let newTerms = [
        Term(-0.40720, 0, 1, 0), Term(0.17241, e: 1, 1, 0, 0), Term(0.01608, 0, 2, 0),
        Term(0.01039, 0, 0, 2), Term(0.00739, e: 1, -1, 1, 0), Term(-0.00514, e: 1, 1, 1, 0),
        Term(0.00208, e: 2, 2, 0, 0),
    ]

    fileprivate static let fullTerms = [
        Term(-0.40614, 0, 1, 0), Term(0.17302, e: 1, 1, 0, 0), Term(0.01614, 0, 2, 0),
        Term(0.01043, 0, 0, 2), Term(0.00734, e: 1, -1, 1, 0), Term(-0.00515, e: 1, 1, 1, 0),
        Term(0.00209, e: 2, 2, 0, 0),
    ]

    fileprivate static let commonTerms = [
        Term(-0.00111, 0, 1, -2), Term(-0.00057, 0, 1, 2), Term(0.00056, e: 1, 1, 2, 0),
        Term(-0.00042, 0, 3, 0), Term(0.00042, e: 1, 1, 0, 2), Term(0.00038, e: 1, 1, 0, -2),
        Term(-0.00024, e: 1, -1, 2, 0), Term(-0.00007, 2, 1, 0), Term(0.00004, 0, 2, -2),
        Term(0.00004, 3, 0, 0), Term(0.00003, 1, 1, -2), Term(0.00003, 0, 2, 2),
        Term(-0.00003, 1, 1, 2), Term(0.00003, -1, 1, 2), Term(-0.00002, -1, 1, -2),
        Term(-0.00002, 1, 3, 0), Term(0.00002, 0, 4, 0),
    ]

    fileprivate static let quarterTerms = [
        Term(-0.62801, 0, 1, 0), Term(0.17172, e: 1, 1, 0, 0), Term(-0.01183, e: 1, 1, 1, 0),
        Term(0.00862, 0, 2, 0), Term(0.00804, 0, 0, 2), Term(0.00454, e: 1, -1, 1, 0),
        Term(0.00204, e: 2, 2, 0, 0), Term(-0.00180, 0, 1, -2), Term(-0.00070, 0, 1, 2),
        Term(-0.00040, 0, 3, 0), Term(-0.00034, e: 1, -1, 2, 0), Term(0.00032, e: 1, 1, 0, 2),
        Term(0.00032, e: 1, 1, 0, -2), Term(-0.00028, e: 2, 2, 1, 0), Term(0.00027, e: 1, 1, 2, 0),
        Term(-0.00005, -1, 1, -2), Term(0.00004, 0, 2, 2), Term(-0.00004, 1, 1, 2),
        Term(0.00004, -2, 1, 0), Term(0.00003, 1, 1, -2), Term(0.00003, 3, 0, 0),
        Term(0.00002, 0, 2, -2), Term(0.00002, -1, 1, 2), Term(-0.00002, 1, 3, 0),
    ]
}
