// Susi. SPDX-License-Identifier: Apache-2.0

/// The units that delays are counted in.
package enum PlanUnit: UInt8, Sendable {
    case millisecond
    case second
    case minute
    case hour
    case day
    case week
    case month
    case year

    /// The unit's length, or nil where it depends on the calendar.
    var milliseconds: Int64? {
        switch self {
        case .millisecond: 1
        case .second: 1000
        case .minute: 60_000
        case .hour: 3_600_000
        case .day: 86_400_000
        case .week: 604_800_000
        case .month, .year: nil
        }
    }
}
