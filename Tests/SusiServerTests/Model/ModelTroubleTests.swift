// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct ModelTroubleTests {
    private let model: FakeModel
    private let house: Household

    init() throws {
        model = try FakeModel(.says(["The moon is far."]))
        var limits = AssistantModel.Limits()
        limits.patience = .milliseconds(200)
        limits.waited = .seconds(5)
        house = try Household(model: model, key: "s3cret", limits: limits)
    }

    static let troubles: [FakeModel.Manner] = [
        .answers("", status: 500), .answers("", status: 401), .answers("", status: 301),
        .answers("{}"), .answers("<html>"), .answers("{\"error\": {\"message\": \"moon\"}}"),
        .says([]), .says([" ", "\n"]), .says(["<think>hm"]), .stalls([]),
        .stalls(["The moon"]), .breaksOff([]), .breaksOff(["The moon is"]),
    ]

    @Test(arguments: troubles.indices)
    func `one that is ill is replaced by the usual words, and left alone`(number: Int) throws {
        defer { model.stop() }
        model.now(Self.troubles[number])
        let said = try house.answer(to: "How tall is the moon")
        #expect(said?.hasPrefix("I don't know that, sorry.") == true)
        model.now(.says(["It is back."]))
        house.wait(milliseconds: 59_000)
        #expect(try house.answer(to: "How tall is the moon")?.hasPrefix("I don't know") == true)
        #expect(model.asked.count == 1)
        house.wait(milliseconds: 1_000)
        #expect(try house.answer(to: "How tall is the moon") == "It is back.")
        // The administrator is told why, and nothing of what was said.
        let log = house.log.filter { $0.contains("the assistant model does not answer") }
        #expect(log.count == 1)
        #expect(log.first?.contains("level=error") == true)
        for secret in ["moon", "s3cret"] { #expect(log.first?.contains(secret) == false) }
    }

    @Test func `one that is not there is no loss`() throws {
        model.stop()
        #expect(try house.answer(to: "How tall is the moon")?.hasPrefix("I don't know") == true)
        let unnamed = try Household(model: model, name: nil)
        #expect(try unnamed.answer(to: "How tall is the moon")?.hasPrefix("I don't know") == true)
    }

    @Test func `a question that is too much for it does not stop the next one`() throws {
        model.now(.answers("{\"error\": \"too long\"}", status: 400))
        #expect(try house.answer(to: "How tall is the moon")?.hasPrefix("I don't know") == true)
        model.now(.says(["Far."]))
        #expect(try house.answer(to: "How tall is the moon") == "Far.")
    }

    @Test func `who takes too long is cut short`() throws {
        defer { model.stop() }
        var limits = AssistantModel.Limits()
        limits.waited = .milliseconds(300)
        let house = try Household(model: model, limits: limits)
        model.now(.stalls(["The moon is"]))
        #expect(try house.answer(to: "How tall is the moon") == "The moon is …")
        model.now(.says(["Far."]))
        #expect(try house.answer(to: "How tall is the moon") == "Far.")
    }

    @Test func `who says too much is cut short`() throws {
        model.now(.says(Array(repeating: String(repeating: "moo ", count: 500), count: 50)))
        let said = try #require(try house.answer(to: "How tall is the moon"))
        #expect(said.hasSuffix(" …"))
        #expect((30_000...33_000).contains(said.utf8.count))
        #expect(try house.answer(to: "And the sun")?.hasPrefix("moo") == true)
    }
}
