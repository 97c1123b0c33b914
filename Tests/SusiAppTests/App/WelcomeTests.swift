// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp

@Suite struct WelcomeTests {
    private func opened(language: String = "en-GB") -> Stage {
        var stage = Stage()
        stage.surroundings.address = "https://susi.example/#/welcome"
        stage.surroundings.languages = [language]
        stage.stored = [:]
        stage.begin()
        return stage
    }

    private func page(_ stage: Stage) -> WelcomePage { stage.page.program.welcome.page }

    private func scroll(_ stage: inout Stage, to left: Double) {
        stage.happen(
            .scroll,
            Welcome.scrollerID,
            [(.scrollLeft, .number(left)), (.clientWidth, .number(390))]
        )
    }

    @Test func `four pages lead to the chat`() {
        var stage = opened()
        #expect(stage.page.program.title == "Susi – Welcome")
        #expect(stage.shows("One account, all your devices"))
        for expected in [WelcomePage.chat, .skills, .settings] {
            #expect(stage.button("Skip") != nil)
            stage.click("Next")
            #expect(page(stage) == expected)
            #expect(stage.done.last { $0.kind == .reveal }?.values[0].text == expected.id)
        }
        #expect(stage.button("Next") == nil)
        #expect(stage.button("Skip") == nil)
        #expect(stage.shows("Page 4 of 4: Just as you like it"))
        stage.click("Start")
        #expect(stage.surroundings.address.hasSuffix("#/"))
        #expect(stage.stored["welcomed"] != nil)
    }

    @Test func `the last page leads to the login, too`() {
        var stage = opened()
        for _ in 0..<3 { stage.click("Next") }
        stage.click("Log in")
        #expect(stage.surroundings.address.hasSuffix("#/account/login"))
        #expect(stage.stored["welcomed"] != nil)
    }

    @Test func `skipping leads to the chat and is remembered`() {
        var stage = opened()
        #expect(stage.stored["welcomed"] == nil)
        stage.click("Skip")
        #expect(stage.surroundings.address.hasSuffix("#/"))
        #expect(stage.stored["welcomed"] != nil)
    }

    @Test func `going elsewhere is remembered as well`() {
        var stage = opened()
        stage.go("#/settings")
        #expect(stage.stored["welcomed"] != nil)
    }

    @Test func `pages are turned back, by dots and by keys`() {
        var stage = opened()
        stage.click("Page 3: Skills make Susi clever")
        #expect(page(stage) == .skills)
        stage.click("Back")
        #expect(page(stage) == .chat)
        stage.press("ArrowRight", in: Welcome.scrollerID)
        #expect(page(stage) == .skills)
        stage.press("ArrowLeft", in: Welcome.scrollerID)
        #expect(page(stage) == .chat)
    }

    @Test func `swiping turns the page`() {
        var stage = opened()
        scroll(&stage, to: 100)
        #expect(page(stage) == .logIn)
        scroll(&stage, to: 380)
        #expect(page(stage) == .chat)
        scroll(&stage, to: 1170)
        #expect(page(stage) == .settings)
        for strange in [-5000.0, .infinity, .nan, 1e9] { scroll(&stage, to: strange) }
        #expect(page(stage) == .settings)
    }

    @Test func `on the way to a page the ones between are not told of`() {
        var stage = opened()
        stage.click("Page 4: Just as you like it")
        scroll(&stage, to: 390)
        #expect(page(stage) == .settings)
        scroll(&stage, to: 1170)
        scroll(&stage, to: 780)
        #expect(page(stage) == .skills)
    }

    @Test func `nothing glides for who wants no motion`() {
        var stage = opened()
        stage.change { $0.reducesMotion = true }
        stage.click("Next")
        #expect(stage.done.last { $0.kind == .reveal }?.values[1].isSet == false)
    }

    @Test func `it speaks German`() {
        let stage = opened(language: "de")
        #expect(stage.shows("Ein Konto, alle deine Geräte"))
        #expect(stage.button("Überspringen") != nil)
    }
}
