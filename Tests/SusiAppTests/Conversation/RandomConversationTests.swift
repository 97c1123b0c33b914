// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire
import Testing

/// Anything may happen in any order: what is shown and kept is what a simple list says.
@Suite struct RandomConversationTests {
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }

        mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
    }

    /// A message, and the time by which it is ordered.
    private struct Line: Equatable {
        let time: Int64
        let text: String
    }

    @Test(arguments: 1...5) func `rows are those of a simple list, now and after a reload`(
        seed: Int
    ) throws {
        var dice = Dice(state: UInt64(seed))
        var desk = Desk()
        desk.start()
        var plain: [Line] = []
        for step in 0..<120 {
            switch dice.below(10) {
            case 0...3: ask(&desk, &plain, step)
            case 4, 5: takeOld(&desk, &plain, &dice, step)
            case 6, 7: try delete(&desk, &plain, &dice)
            case 8:
                if dice.below(6) == 0 {
                    desk = desk.reloaded()
                    desk.start()
                }
            default: desk.pass(Int64(dice.below(5000)))
            }
            #expect(desk.conversation.rowCount == plain.count)
        }
        #expect(desk.texts() == plain.map { $0.text })
        var later = desk.reloaded()
        later.start()
        #expect(later.texts() == plain.map { $0.text })
        #expect(later.conversation.damaged == 0)
    }

    private func ask(_ desk: inout Desk, _ plain: inout [Line], _ step: Int) {
        desk.ask("asked \(step)")
        let time = desk.now
        desk.reply("/susi/chat.json", .chat("asked \(step)", "answer \(step)", date: time + 5))
        plain.append(Line(time: time, text: "asked \(step)"))
        plain.append(Line(time: time, text: "answer \(step)"))
    }

    private func takeOld(
        _ desk: inout Desk,
        _ plain: inout [Line],
        _ dice: inout Dice,
        _ step: Int
    ) {
        let cognitions = (0..<dice.below(40)).map { number in
            // Never twice the same time, so that the order is plain.
            let time = desk.now - 10_000_000 + Int64(dice.below(5_000)) * 1_000_000 / 500
            return (time - time % 1000 + Int64(step), "old \(step) \(number)")
        }
        desk.take(.memory(cognitions.map { .chat($0.1, "reply \($0.1)", date: $0.0) }))
        for (time, text) in cognitions {
            let place = plain.firstIndex { $0.time > time } ?? plain.count
            let lines = [Line(time: time, text: text), Line(time: time, text: "reply \(text)")]
            plain.insert(contentsOf: lines, at: place)
        }
    }

    private func delete(_ desk: inout Desk, _ plain: inout [Line], _ dice: inout Dice) throws {
        guard !plain.isEmpty else { return }
        let row = dice.below(plain.count)
        desk.perform(desk.conversation.pages(near: row..<row + 1, &desk.tickets))
        let part = try #require(desk.conversation.row(at: row))
        desk.perform(
            desk.conversation.delete(part, isEverywhere: false, desk.asking, &desk.tickets)
        )
        plain.remove(at: row)
    }

    @Test func `whenever the plug is pulled, what was told is there`() throws {
        var dice = Dice(state: 99)
        var desk = Desk()
        desk.keepsHistory = true
        desk.start()
        var told: [(writes: Int, texts: [String])] = []
        var plain: [Line] = []
        for step in 0..<30 {
            if dice.below(4) == 0 {
                takeOld(&desk, &plain, &dice, step)
            } else if dice.below(4) == 0 {
                try delete(&desk, &plain, &dice)
            } else {
                ask(&desk, &plain, step)
            }
            told.append((desk.history.count, plain.map { $0.text }))
        }
        for (writes, texts) in told where writes > 0 {
            var later = Desk()
            later.stored = desk.history[writes - 1]
            later.now = desk.now
            later.start()
            #expect(later.texts() == texts)
        }
        // In between there is nothing that cannot be read.
        for stored in desk.history {
            var later = Desk()
            later.stored = stored
            later.now = desk.now
            later.start()
            _ = later.texts()
            #expect(later.conversation.damaged == 0)
        }
    }

    @Test func `damaged records and those of later versions are left alone and counted`() throws {
        var desk = Desk()
        desk.start()
        let cognitions = (0..<300).map { number in
            JSON.chat(
                "q\(number)",
                "a\(number)",
                date: desk.now - 10_000_000 + Int64(number) * 1000
            )
        }
        desk.take(.memory(cognitions))
        let keys = desk.stored.keys.filter { $0.hasPrefix("page/") }.sorted()
        desk.stored[keys[1]] = Array("garbage".utf8)
        desk.stored[keys[2]]?[0] = 2
        let summary = keys[3].replacing("page/", with: "sketch/")
        desk.stored[summary] = [9, 9]
        var later = desk.reloaded()
        later.start()
        let texts = later.texts()
        #expect(later.conversation.damaged == 2)
        #expect(texts.count < 600 && texts.count > 300)
        #expect(texts.contains("q0") && texts.contains("q299"))
        later.ask("and now")
        #expect(later.stored[keys[1]] == Array("garbage".utf8))
        #expect(later.stored[keys[2]] == desk.stored[keys[2]])
        // The same questions come back from elsewhere beside what is damaged.
        later.take(.memory(cognitions))
        #expect(later.texts().count == 601)
        #expect(later.stored[keys[1]] == Array("garbage".utf8))
    }

    @Test func `any bytes in storage or in a file are taken without a trap`() {
        var dice = Dice(state: 5)
        var desk = Desk()
        desk.start()
        desk.take(.memory((0..<5).map { .chat("q\($0)", "a", date: 1_000_000 + Int64($0)) }))
        for _ in 0..<100 {
            var broken = desk.reloaded()
            for (key, content) in broken.stored {
                var content = content
                for _ in 0...dice.below(3) where !content.isEmpty {
                    content[dice.below(content.count)] = UInt8(truncatingIfNeeded: dice.next())
                }
                if dice.below(3) == 0 { content.removeLast(dice.below(content.count)) }
                broken.stored[key] = content
            }
            broken.start()
            for row in 0..<broken.conversation.rowCount {
                broken.perform(broken.conversation.pages(near: row..<row + 1, &broken.tickets))
            }
            broken.ask("still here")
            if let request = broken.request("/susi/chat.json") {
                broken.reply(request.address, .chat("still here", "yes"))
            }
        }
    }
}
