// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore

/// Files of the time zone database, made by hand.
enum TimeZoneFile {
    /// A zone that has followed a rule for ever.
    static func bytes(_ rule: String) -> [UInt8] {
        bytes(
            periods: [(0, false, "UTC")],
            changes: [],
            rule: rule
        )
    }

    /// A zone with these periods and changes, and a rule for what comes after them.
    static func bytes(
        periods: [(offset: Int32, isDaylight: Bool, name: String)],
        changes: [(time: Int64, period: UInt8)],
        rule: String
    ) -> [UInt8] {
        var letters: [UInt8] = []
        var places: [UInt8] = []
        for period in periods {
            places.append(UInt8(letters.count))
            letters += period.name.utf8 + [0]
        }
        // The first part, which nobody reads, is empty but for what it must have.
        var file = header([0, 0, 0, 0, 1, 1]) + [0, 0, 0, 0, 0, 0, 0]
        file += header([0, 0, 0, Int32(changes.count), Int32(periods.count), Int32(letters.count)])
        for change in changes { file += big(UInt64(bitPattern: change.time), 8) }
        file += changes.map(\.period)
        for (period, place) in zip(periods, places) {
            file += big(UInt64(UInt32(bitPattern: period.offset)), 4)
            file += [period.isDaylight ? 1 : 0, place]
        }
        return file + letters + [0x0A] + rule.utf8 + [0x0A]
    }

    private static func header(_ counts: [Int32]) -> [UInt8] {
        "TZif2".utf8 + [UInt8](repeating: 0, count: 15)
            + counts.flatMap { big(UInt64(UInt32(bitPattern: $0)), 4) }
    }

    private static func big(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (UInt64($0) * 8)) }
    }

    /// The rules that some zones have had from 2009 to 2024 at least.
    static let steady = Zones { name in
        rules.first { $0.name == name }.flatMap { Zone(parsing: bytes($0.rule)) }
    }

    private static let rules: [(name: String, rule: String)] = [
        ("Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3"),
        ("Europe/London", "GMT0BST,M3.5.0/1,M10.5.0"),
        ("America/New_York", "EST5EDT,M3.2.0,M11.1.0"),
        ("America/St_Johns", "NST3:30NDT,M3.2.0,M11.1.0"),
        ("Asia/Tokyo", "JST-9"),
        ("Asia/Kolkata", "IST-5:30"),
        ("Asia/Kathmandu", "<+0545>-5:45"),
        ("Australia/Sydney", "AEST-10AEDT,M10.1.0,M4.1.0/3"),
        ("Pacific/Auckland", "NZST-12NZDT,M9.5.0,M4.1.0/3"),
        ("Pacific/Honolulu", "HST10"),
    ]
}
