// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiLore
import SusiMind
import SusiWire
import Testing

/// Questions whose answers Python's `zoneinfo` and `datetime` know; `script/peers-calendar` makes
/// more of them.
@Suite struct CalendarPeersTests {
    @Test func `a sample of Python's answers is ours`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/calendar.tsv")
        let (asked, wrong) = try compare(file, Almanac())
        #expect(asked == 370)
        #expect(wrong.isEmpty, "\(wrong.prefix(10).joined(separator: "\n"))")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["SUSI_CALENDAR_QUESTIONS"] != nil))
    func `all of Python's answers are ours`() throws {
        let path = ProcessInfo.processInfo.environment["SUSI_CALENDAR_QUESTIONS"] ?? ""
        let zones = Zones { name in
            let data = try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)"))
            return data.flatMap { Zone(parsing: [UInt8]($0)) }
        }
        let (asked, wrong) = try compare(URL(filePath: path), Almanac(zones: zones))
        print("\(asked) questions, \(asked - wrong.count) answered as Python does")
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
    }

    private func compare(_ file: URL, _ almanac: Almanac) throws -> (asked: Int, wrong: [String]) {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        var asked = 0
        var wrong: [String] = []
        for line in text.split(separator: "\n") {
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 6, let now = Int64(cells[1]), let offset = Int(cells[2]) else {
                wrong.append("no question: \(line)")
                continue
            }
            var asker = almanac
            asker.now = now
            asker.timezoneOffset = offset
            asker.language = Language(cells[3])
            let row = asker.rows(cells[0], pairs(cells[4])).first
            let bad = pairs(cells[5]).filter { asker.text(row?[$0.name]) != $0.value }
            asked += 1
            if let first = bad.first {
                wrong.append("\(line): \(first.name) is \(asker.text(row?[first.name]))")
            }
        }
        return (asked, wrong)
    }

    private func pairs(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: "|").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), String(parts[1]))
        }
    }
}
