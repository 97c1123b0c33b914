// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire
import Testing

@testable import SusiServer

@Suite struct MemoryServiceTests {
    private let house: Household

    init() throws {
        house = try Household()
    }

    private func ask(_ count: Int) throws {
        for number in 0..<count {
            house.wait(milliseconds: 1000)
            _ = try house.answer(to: "question \(number)")
        }
    }

    private func queries(_ json: JSON) -> [String] {
        json["cognitions"]?.array?.compactMap { $0["query"]?.string } ?? []
    }

    @Test func `Q17: the latest question comes first, each with its whole answer`() throws {
        try ask(3)
        let json = try house.json("/susi/memory.json")
        #expect(queries(json) == ["question 2", "question 1", "question 0"])
        #expect(json["cognitions_remaining"] == 0)
        #expect(json["accepted"] == nil)
        let first = try #require(json["cognitions"]?.array?.first)
        #expect(first["query_date"] == "2026-10-21T07:34:59.123Z")
        #expect(first["answer_date"] == "2026-10-21T07:34:59.123Z")
        #expect(first.said?.hasPrefix("I don't know") == true)
    }

    @Test func `ten come at once, the rest from a date on`() throws {
        try ask(14)
        let first = try house.json("/susi/memory.json?cognitions=100")
        #expect(queries(first).count == 10)
        #expect(first["cognitions_remaining"] == 4)
        let date = try #require(first["cognitions"]?.array?.last?["query_date"]?.string)
        let rest = try house.json("/susi/memory.json?date=\(date)")
        #expect(queries(rest) == (0...4).reversed().map { "question \($0)" })
        #expect(rest["cognitions_remaining"] == 0)
        let two = try house.json("/susi/memory.json?cognitions=2")
        #expect(queries(two) == ["question 13", "question 12"])
        #expect(two["cognitions_remaining"] == 12)
        let none = try house.json("/susi/memory.json?date=1999-01-01T00:00:00.000Z")
        #expect(queries(none) == [])
    }

    /// Any page may load a script, and not every browser says which one did.
    @Test func `a script is told what was asked by scripts, and nothing else`() throws {
        _ = try house.response(.get, "/susi/chat.json?q=hi&callback=cb")
        _ = try house.answer(to: "hello")
        #expect(queries(try house.json("/susi/memory.json")) == ["hello"])
        let script = try house.response(.get, "/susi/memory.json?callback=cb")
        let inside = try #require(Callback.unwrap(script.bytes))
        #expect(queries(try JSON(parsing: Array(inside))) == ["hi"])
    }

    @Test func `everything is forgotten after a day`() throws {
        _ = try house.answer(to: "My name is Ada")
        house.wait(milliseconds: 86_400_000 - 1)
        #expect(queries(try house.json("/susi/memory.json")) == ["My name is Ada"])
        house.wait(milliseconds: 1)
        #expect(queries(try house.json("/susi/memory.json")) == [])
        #expect(try house.answer(to: "What is my name") != "You are ada.")
        #expect(house.service.guests.count == 1)
        house.wait(milliseconds: 86_400_000)
        house.service.tidy()
        #expect(house.service.guests.count == 0)
    }
}

@Suite struct GuestMemoriesTests {
    private func cognition(_ bytes: Int) -> GuestMemories.Cognition {
        GuestMemories.Cognition(asked: .earliest, document: Array(repeating: 0, count: bytes))
    }

    private func limits(_ change: (inout GuestMemories.Limits) -> Void) -> GuestMemories.Limits {
        var limits = GuestMemories.Limits()
        change(&limits)
        return limits
    }

    @Test func `the oldest questions of a person make room`() {
        let memories = GuestMemories(limits { $0.cognitions = 3 })
        for bytes in 1...5 {
            memories.record(cognition(bytes), turn: nil, for: "ada", at: .earliest)
        }
        let kept = memories.cognitions(of: "ada", at: .earliest).map { $0.document.count }
        #expect(kept == [5, 4, 3])
    }

    @Test func `a person's questions have a size in all`() {
        let memories = GuestMemories(limits { $0.bytesPerGuest = 100 })
        memories.record(cognition(60), turn: nil, for: "ada", at: .earliest)
        memories.record(cognition(50), turn: nil, for: "ada", at: .earliest)
        #expect(memories.cognitions(of: "ada", at: .earliest).map { $0.document.count } == [50])
        memories.record(cognition(101), turn: nil, for: "ada", at: .earliest)
        #expect(memories.cognitions(of: "ada", at: .earliest).isEmpty)
    }

    @Test func `people not seen for the longest time make room`() {
        let memories = GuestMemories(limits { $0.guests = 160 })
        for number in 0..<2000 {
            let now = Instant(clamping: Int64(number))
            memories.record(cognition(1), turn: nil, for: "guest \(number)", at: now)
        }
        #expect(memories.count <= 160)
        #expect(!memories.cognitions(of: "guest 1999", at: .earliest).isEmpty)
        #expect(memories.cognitions(of: "guest 0", at: .earliest).isEmpty)
    }

    @Test func `all people together have a size`() {
        let memories = GuestMemories(limits { $0.bytes = 160_000 })
        for number in 0..<2000 {
            memories.record(cognition(5000), turn: nil, for: "guest \(number)", at: .earliest)
        }
        #expect(memories.count <= 32)
        #expect(memories.count > 0)
    }

    @Test func `values that a skill sets have a size, and the newest stay`() {
        let memories = GuestMemories(limits { $0.bytesPerGuest = 1000 })
        let turn = Memory.Turn(query: "q", answer: "a", skill: "s")
        for number in 0..<10 {
            let text = String(repeating: "x", count: 100)
            memories.record(
                cognition(1),
                turn: turn,
                setting: ["_\(number)": .string(text)],
                for: "ada",
                at: .earliest
            )
        }
        let names = memories.memory(of: "ada", at: .earliest).variables.members.map { $0.name }
        #expect(names == ["_6", "_7", "_8", "_9"])
    }
}
