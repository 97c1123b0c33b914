// Susi. SPDX-License-Identifier: Apache-2.0

/// An instant as clock and calendar on the wall show it.
struct WallTime {
    /// The days since 1 January 1970.
    let day: Int64
    /// The minute of the day.
    let minute: Int

    private static let dayLength: Int64 = 86_400_000

    /// The wall's time at an instant, in milliseconds since 1970; the offset is UTC minus local
    /// time in minutes.
    init(_ instant: Int64, timezoneOffset: Int) {
        let local = instant - Int64(timezoneOffset) * 60_000
        let rest = ((local % WallTime.dayLength) + WallTime.dayLength) % WallTime.dayLength
        day = (local - rest) / WallTime.dayLength
        minute = Int(rest / 60_000)
    }

    /// The instant at which the wall shows a day and a minute.
    static func instant(day: Int64, minute: Int, _ timezoneOffset: Int) -> Int64 {
        day * dayLength + Int64(minute + timezoneOffset) * 60_000
    }

    /// The day of the week, 0 for Monday.
    static func weekday(of day: Int64) -> Int {
        Int(((day + 3) % 7 + 7) % 7)
    }
}
