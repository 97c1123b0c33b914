// Susi. SPDX-License-Identifier: Apache-2.0

/// The parts of a day that people name instead of an hour, or beside it.
package enum PlanPartOfDay: UInt8, Sendable {
    case morning
    case midday
    case afternoon
    case evening
    case night
    case midnight

    /// The minute of the day that is meant where no hour is named.
    var usualMinute: Int {
        switch self {
        case .morning: 9 * 60
        case .midday: 12 * 60
        case .afternoon: 15 * 60
        case .evening: 19 * 60
        case .night: 22 * 60
        case .midnight: 24 * 60
        }
    }

    /// The minute of the day, counted past its end for the hours after midnight, that is meant by
    /// a minute on a twelve-hour clock.
    func minute(of minute: Int) -> Int {
        let hour = minute / 60
        switch self {
        case .morning: return hour == 12 ? minute - 720 : minute
        case .midday: return hour < 10 ? minute + 720 : minute
        case .afternoon: return hour < 12 ? minute + 720 : minute
        case .evening: return minute + 720
        // The night of a day goes on into the next.
        case .night, .midnight: return hour < 6 ? minute + 1440 : minute + 720
        }
    }
}
