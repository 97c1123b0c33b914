// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiLore
import SusiMind
import SusiWire
import Testing

/// The services of times and dates with the cities that ship, asked in tests.
struct Almanac {
    var lore: Lore
    var language: Language = .english
    /// Saturday, 21 November 2026, 13:05 in Berlin, unless a test says otherwise.
    var now: Int64 = 1_795_262_700
    var timezoneOffset = -60
    var observation = JSONObject()

    init(zones: Zones = TimeZoneFile.steady) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Skills/Tables/cities.tsv")
        let table = try #require(Table(parsing: [UInt8](try Data(contentsOf: file))))
        var tables = Tables()
        tables.add(table, named: "cities")
        lore = Lore(tables: tables, zones: zones)
    }

    var german: Almanac {
        var other = self
        other.language = .german
        return other
    }

    /// The rows of an answer; none where there is no answer.
    func rows(_ service: String, _ arguments: [(name: String, value: String)]) -> [JSONObject] {
        if case .rows(let rows) = fulfilment(service, arguments) { return rows }
        return []
    }

    /// A member of the first row, or why there is none.
    func ask(_ service: String, _ member: String, _ arguments: [String: String] = [:]) -> String {
        switch fulfilment(service, arguments.map { ($0.key, $0.value) }) {
        case .rows(let rows): text(rows.first?[member])
        case .failed(let reason): "failed: \(reason)"
        default: "?"
        }
    }

    /// A value as skills show it; what is missing is empty.
    func text(_ value: JSON?) -> String {
        switch value {
        case .string(let text): text
        case .number(let number): number.text
        default: ""
        }
    }

    private func fulfilment(
        _ service: String,
        _ arguments: [(name: String, value: String)]
    ) -> Fulfilment? {
        let question = Question(
            "?",
            language: language,
            now: Instant(clamping: now * 1000),
            timezoneOffset: timezoneOffset,
            observation: observation
        )
        return lore.fulfilment(of: service, arguments, for: question)
    }
}
