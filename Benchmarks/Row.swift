// Susi. SPDX-License-Identifier: Apache-2.0

/// One thing measured, what it was measured against, and what it is held to.
struct Row {
    /// What was measured.
    var what: String
    /// How much of `unit` it is.
    var measured: Double
    /// What is counted.
    var unit: String
    /// The same work done by something people know, in the same run.
    var reference: Reference?
    /// What it is held to; none for a figure that is only watched.
    var bars: [Bar] = []
    /// Why nothing could be measured, where that is so.
    var skipped: String?

    /// Something well known that was measured beside it.
    struct Reference {
        /// What it is.
        var name: String
        /// How much of the row's unit it reached.
        var measured: Double
    }

    /// What a figure must reach.
    enum Bar {
        /// Not less than so many units.
        case atLeast(Double)
        /// Not more than so many units.
        case atMost(Double)
        /// Not less than so many times the reference.
        case timesReference(Double)
        /// Not more than so many times the reference.
        case atMostTimesReference(Double)
    }

    /// Measured over reference, where there is a reference.
    var ratio: Double? {
        reference.map { measured / $0.measured }
    }

    /// Whether every bar is met.
    var isMet: Bool {
        bars.allSatisfy { bar in
            switch bar {
            case .atLeast(let least): measured >= least
            case .atMost(let most): measured <= most
            case .timesReference(let least): (ratio ?? 0) >= least
            case .atMostTimesReference(let most): (ratio ?? .infinity) <= most
            }
        }
    }

    /// A row for what cannot be measured here, with the reason.
    static func skipped(_ what: String, because reason: String) -> Row {
        Row(what: what, measured: 0, unit: "", skipped: reason)
    }
}
