// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A time as servers write it in chat answers: `2018-06-02T14:05:09.123Z`.
///
/// SusiWire reads every way in which a date was ever written, for which a page has no room.
enum ServerDate {
    /// The milliseconds since 1970; nil where it is no such time.
    static func milliseconds(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        func number(_ from: Int, _ count: Int) -> Int? {
            guard from + count <= bytes.count else { return nil }
            var number = 0
            for byte in bytes[from..<from + count] {
                guard (0x30...0x39).contains(byte) else { return nil }
                number = 10 * number + Int(byte - 0x30)
            }
            return number
        }
        guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"),
            bytes[4] == UInt8(ascii: "-"), bytes[10] == UInt8(ascii: "T"),
            let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
            let hour = number(11, 2), let minute = number(14, 2), let second = number(17, 2)
        else { return nil }
        var time = CivilTime(year: year, month: month, day: day)
        time.hour = hour
        time.minute = minute
        time.second = second
        // Some servers leave the milliseconds out (C8).
        time.millisecond = bytes.count == 24 ? number(20, 3) ?? 0 : 0
        return time.instant()?.milliseconds
    }
}
