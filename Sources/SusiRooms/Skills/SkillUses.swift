// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// How often a skill answered.
struct SkillUses: Sendable {
    /// How many days are drawn.
    static let days = 30

    /// Uses on each of the last days, the newest last.
    var byDay: [Int] = []
    var byCountry: [Share] = []
    var byDevice: [Share] = []

    /// A part of all uses.
    struct Share: Sendable {
        let name: String
        let count: Int
    }

    var total: Int { byDay.reduce(0) { min($0 + $1, 1_000_000_000) } }

    /// Reads uses by day, where days without any are left out.
    mutating func learnDays(_ json: JSON, today: Int64) {
        var counts = [Int](repeating: 0, count: SkillUses.days)
        for row in json["skill_usage"]?.array ?? [] {
            guard let day = SkillDate.days(row.text("date")) else { continue }
            let place = Int64(SkillUses.days) - 1 - (today - day)
            guard (0..<Int64(SkillUses.days)).contains(place) else { continue }
            counts[Int(place)] = row.count("count")
        }
        byDay = counts.contains { $0 > 0 } ? counts : []
    }

    /// Reads the largest shares by country or device.
    static func shares(_ json: JSON, name: String, _ otherName: String) -> [Share] {
        let rows = (json["skill_usage"]?.array ?? []).prefix(500)
        var shares = rows.compactMap { row -> Share? in
            let title = row.text(name)
            let count = row.count("count")
            let shown = title.isEmpty ? row.text(otherName) : title
            return count > 0 && !shown.isEmpty ? Share(name: shown, count: count) : nil
        }
        shares.sort { $0.count > $1.count }
        return Array(shares.prefix(8))
    }
}
