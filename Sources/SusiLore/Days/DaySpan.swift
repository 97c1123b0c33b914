// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// A span of calendar time: months first, then days.
struct DaySpan: Sendable, Equatable {
    var months = 0
    var days: Int64 = 0

    /// A span of nothing, or of so many months and days.
    init(months: Int = 0, days: Int64 = 0) {
        self.months = months
        self.days = days
    }

    /// So many of a unit; nil for units shorter than a day, and beyond all calendars.
    init?(_ count: Int, _ unit: PlanUnit) {
        guard abs(count) <= 10_000_000 else { return nil }
        switch unit {
        case .day: self.init(days: Int64(count))
        case .week: self.init(days: Int64(count) * 7)
        case .month: self.init(months: count)
        case .year: self.init(months: count * 12)
        case .millisecond, .second, .minute, .hour: return nil
        }
    }

    /// Both together; nil beyond all calendars.
    func adding(_ other: DaySpan) -> DaySpan? {
        let sum = DaySpan(months: months + other.months, days: days + other.days)
        guard abs(sum.months) <= 120_000_000, abs(sum.days) <= 100_000_000 else { return nil }
        return sum
    }

    static prefix func - (span: DaySpan) -> DaySpan {
        DaySpan(months: -span.months, days: -span.days)
    }
}
