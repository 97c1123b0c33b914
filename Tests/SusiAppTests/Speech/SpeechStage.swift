// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiSpeech

/// The program that listens and speaks, on paper.
typealias SpeechStage = PaperStage<Speech>

extension PaperStage<Speech> {
    /// What browsers can do.
    struct Browser {
        var isSecure = true
        var hasMicrophone = true
        var hasWorklet = true
        var hasRecogniser = true
        var hasVoices = true
        var permission = "granted"
        var agent = "Mozilla/5.0 (X11; Linux x86_64) Chrome/156"
        var touches = 0.0

        static let firefox = Browser(hasRecogniser: false, agent: "Firefox/150")
        static let iPhone = Browser(agent: "Mozilla/5.0 (iPhone; …) Safari", touches: 5)

        var value: PageValue {
            .list([
                .flag(isSecure), .flag(hasMicrophone), .flag(hasWorklet), .flag(hasRecogniser),
                .flag(hasVoices), .text(permission), .text(agent), .number(touches),
            ])
        }
    }

    /// Opened in a browser, with a server that understands recordings or does not.
    static func opened(
        _ browser: Browser = Browser(),
        serverListens: Bool = false,
        settings: [(AppSetting, String)] = [],
        kept stored: [String: [UInt8]] = [:],
        at fragment: String = "#/",
        _ prepare: (inout SpeechStage) -> Void = { _ in }
    ) -> SpeechStage {
        var decisions = AppSettings()
        for (setting, value) in settings { decisions.set(setting, value, at: 1) }
        let kept = ["settings": Array(decisions.json.text().utf8)]
        var stage = SpeechStage(Speech(), stored.merging(kept) { own, _ in own })
        stage.surroundings.address = "https://susi.example/\(fragment)"
        prepare(&stage)
        stage.begin()
        stage.reply("status.json", ["listening": .bool(serverListens)])
        stage.answer("abilities", browser.value)
        return stage
    }

    /// The ticket under which something is wanted and not yet cancelled.
    func ticket(_ act: String) -> UInt32? {
        others.last { $0.voiceAct == act }?.ticket
    }

    /// What was wanted last is done.
    mutating func answer(_ act: String, _ value: PageValue = .nothing) {
        guard let ticket = ticket(act) else {
            Issue.record("nobody wanted \(act)")
            return
        }
        page.answer(ticket, value)
        settle()
    }

    mutating func fail(_ act: String, _ name: String) {
        guard let ticket = ticket(act) else {
            Issue.record("nobody wanted \(act)")
            return
        }
        page.fail(ticket, name: name)
        settle()
    }

    /// Something comes from the microphone.
    mutating func hear(_ name: String, _ values: PageValue...) {
        guard let ticket = ticket("microphone") else {
            Issue.record("the microphone is not open")
            return
        }
        page.part(ticket, .list([.text(name)] + values))
        settle()
    }

    /// The microphone is open.
    mutating func openMicrophone() {
        hear("open", .text("paper"))
        hear("running", .flag(true))
    }

    /// The browser's recogniser understands.
    mutating func understand(_ text: String, isFinal: Bool = false, by act: String = "recognise") {
        guard let ticket = ticket(act) else {
            Issue.record("nobody listens")
            return
        }
        page.part(ticket, .list([.list([.text(text), .flag(isFinal)])]))
        settle()
    }

    /// What the ear was told last.
    var order: [PageValue] {
        others.last { $0.voiceAct == "tune" }.map { Array($0.values.dropFirst()) } ?? []
    }
    /// What is being said.
    var spoken: String? { others.last { $0.voiceAct == "speak" }?.values[1].text }
    /// How often something was wanted.
    func count(_ act: String) -> Int { others.filter { $0.voiceAct == act }.count }
    var isOpen: Bool { page.program.microphone != .off }

    /// A chat answer as the chat hands it on.
    static func reply(_ sentences: String...) -> String {
        let actions = sentences.map { JSON.object(["type": "answer", "expression": .string($0)]) }
        return JSON.object(["actions": .array(actions)]).text()
    }
}
