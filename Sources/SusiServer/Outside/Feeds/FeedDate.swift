// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Dates as feeds write them, which is in every way there is.
enum FeedDate {
    private static let weekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// The moment; nil where the text is no date.
    static func instant(_ text: String) -> Instant? {
        guard text.utf8.count < 100 else { return nil }
        if let instant = try? Instant(reading: text) { return instant }
        // `02 Jun 17 14:34 EST`, and whatever is missing of `Fri, 02 Jun 2017 14:34:15 +0200`.
        var words = text.split { $0.isWhitespace || $0 == "," }.map { String($0) }
        if let first = words.first, weekdays.contains(first.prefix(3).lowercased()) {
            words.removeFirst()
        }
        guard words.count >= 3, let day = Int(words[0]), var year = Int(words[2]),
            (1...31).contains(day)
        else { return nil }
        if year < 100 { year += year < 70 ? 2000 : 1900 }
        let clock = words.count > 3 ? words[3] : "00:00:00"
        let colons = clock.filter { $0 == ":" }.count
        let zone = words.count > 4 ? words[4] : "GMT"
        let date = "Mon, \(day) \(words[1].prefix(3)) \(year) "
        let time = (clock.prefix(2).last == ":" ? "0" : "") + clock + (colons == 1 ? ":00" : "")
        // Zones that nobody knows are near enough to the middle.
        return (try? Instant(reading: date + time + " " + zone))
            ?? (try? Instant(reading: date + time + " GMT"))
    }
}
