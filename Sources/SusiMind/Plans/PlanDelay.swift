// Susi. SPDX-License-Identifier: Apache-2.0

/// A span of time from now on: months by the calendar, everything else exact.
struct PlanDelay: Sendable, Equatable {
    var milliseconds: Int64 = 0
    var months: Int = 0

    /// The number of days, where the delay is made of whole days.
    var wholeDays: Int64? {
        milliseconds % 86_400_000 == 0 ? milliseconds / 86_400_000 : nil
    }

    /// Adds so many thousandths of a unit; false where the sum is beyond all bounds, or a part of
    /// a month.
    mutating func add(thousandths: Int64, of unit: PlanUnit) -> Bool {
        if let length = unit.milliseconds {
            let (product, overflow) = thousandths.multipliedReportingOverflow(by: length)
            let (sum, overflow2) = milliseconds.addingReportingOverflow(product / 1000)
            guard !overflow, !overflow2 else { return false }
            milliseconds = sum
            return true
        }
        // Ten thousand years are more than enough, and small enough for every Int.
        guard thousandths <= 120_000_000 else { return false }
        let count = thousandths * (unit == .year ? 12 : 1)
        guard count % 1000 == 0, count / 1000 + Int64(months) <= 120_000 else { return false }
        months += Int(count / 1000)
        return true
    }
}
