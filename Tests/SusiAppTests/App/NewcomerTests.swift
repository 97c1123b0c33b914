// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import Testing

@testable import SusiApp

/// Who is shown the welcome pages, and who is not.
@Suite struct NewcomerTests {
    private func address(
        _ stored: [String: [UInt8]] = [:],
        at fragment: String = ""
    ) -> String {
        var stage = PaperStage(App(), stored)
        stage.surroundings.address = "https://susi.example/\(fragment)"
        stage.begin()
        return stage.surroundings.address
    }

    @Test func `who has never been here is welcomed, in place of the chat`() {
        #expect(address() == "https://susi.example/#/welcome")
        var stage = PaperStage(App())
        stage.begin()
        let history = stage.others.last { $0.kind == .history }
        #expect(history?.values[1].isSet == true)
    }

    @Test(arguments: ["settings", "session", "draft", "alarms", "welcomed"])
    func `who has left a trace is not`(key: String) {
        #expect(address([key: Array("{}".utf8)]) == "https://susi.example/")
    }

    @Test func `who has talked to Susi is not`() {
        var stage = Stage()
        stage.start()
        stage.ask("Hello")
        var stored = stage.stored.filter { !$0.key.hasPrefix("draft") }
        stored["welcomed"] = nil
        #expect(address(stored) == "https://susi.example/")
    }

    @Test(arguments: ["#/", "#/skills", "#/account/reset/T0ken", "#reset=T0ken", "#elsewhere"])
    func `who came for something else is not`(fragment: String) {
        #expect(address(at: fragment) == "https://susi.example/\(fragment)")
    }

    @Test func `nobody is welcomed where nothing can be read`() {
        var page = PaperPage(App(), at: 0)
        var surroundings = Surroundings()
        surroundings.address = "https://susi.example/"
        page.start(surroundings)
        for effect in page.effects where effect.kind == .read || effect.kind == .scan {
            page.fail(effect.ticket, name: "UnknownError")
            #expect(!page.effects.contains { $0.kind == .history })
        }
    }
}
