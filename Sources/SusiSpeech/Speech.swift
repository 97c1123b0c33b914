// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
public import SusiView
import SusiWire

/// Listening and speaking: when the microphone is open and for what, when a question begins and is
/// done, what is read aloud, and when that ends.
///
/// A program of its own: whoever only writes never loads it. Its signs stand over all screens.
public struct Speech: Program {
    var surroundings = Surroundings()
    /// The present, in milliseconds since 1970.
    var now: Int64 = 0
    var tickets = TicketBook<SpeechErrand>()
    var settings = AppSettings()
    /// Who is logged in; the chat keeps it, and tells of every change.
    var login: Login?
    var own = VoiceSettings()
    /// The person's own voice as the ear keeps it; empty where it was not learned.
    var ownVoice: [UInt8] = []
    /// Whether that voice was learned with an ear of before.
    var voiceIsStale = false
    /// What the browser can do; nil until it has said.
    var abilities: Abilities?
    /// Whether what is kept on the device has been read.
    var hasRead = false
    /// Whether the server understands recordings; nil while it has not said.
    var serverListens: Bool?
    /// Whether somebody wanted to speak before everything was here.
    var isWanted = false

    var microphone = Microphone.off
    /// Whether samples come from the open microphone.
    var isRunning = false
    var isMuted = false
    /// Why the microphone is not open.
    var obstacle: Obstacle?
    /// How often it was tried again by itself.
    var retries = 0
    /// Whether a person has wished for the microphone since the page was loaded.
    var isInvited = false

    var hearing: Hearing?
    /// Whether the browser's recogniser turned out not to work here.
    var recogniserFails = false
    var reader = Reader()
    /// The question that was spoken last and has no answer yet.
    var spokenQuestion = ""
    var training: Training?
    /// What could not be done, until it is put away.
    var notice: SpeechWording?

    /// A program that knows nothing yet.
    public init() {}

    /// Takes notice of what happened.
    public mutating func handle(_ event: PageEvent<SpeechMessage>, at instant: Int64) -> [Effect] {
        now = instant
        var effects: [Effect] = []
        switch event {
        case .started(let surroundings): effects = started(surroundings)
        case .changed(let surroundings): effects = changed(surroundings)
        case .happened(let message, let detail): effects = happened(message, detail)
        case .answered(let ticket, let value):
            if let errand = tickets.redeem(ticket) { effects = done(errand, value) }
        case .failed(let ticket, let name, _):
            if let errand = tickets.redeem(ticket) { effects = failed(errand, name) }
        case .part(let ticket, let value):
            if let errand = tickets.errand(of: ticket) { effects = came(errand, value) }
        case .told(let value): effects = told(value)
        }
        return effects + tuneMicrophone()
    }

    /// The language of the app.
    var language: AppLanguage {
        AppLanguage(chosen: settings[.language], languages: surroundings.languages)
    }

    /// The language in which questions are spoken, as a tag such as `en-GB`.
    var questionLanguage: String {
        let first = surroundings.languages.first ?? ""
        return first.isEmpty ? "en" : first
    }

    /// Where the person is.
    var place: SpeechPlace? { SpeechPlace(address: surroundings.address) }

    func words(_ wording: SpeechWording) -> String { wording.in(language) }

    private mutating func started(_ surroundings: Surroundings) -> [Effect] {
        self.surroundings = surroundings
        let keys = ["settings", "session", VoiceSettings.key, VoiceSettings.ownVoiceKey]
        return [
            .read(tickets.issue(.opening), keys), .abilities(tickets.issue(.abilities)),
            askStatus(),
        ] + entered()
    }

    private mutating func changed(_ surroundings: Surroundings) -> [Effect] {
        let before = self.surroundings
        self.surroundings = surroundings
        var effects: [Effect] = []
        // What could not be done there is no matter here; a question leads to the chat itself.
        if !sameBytes(before.address, surroundings.address), hearing == nil { notice = nil }
        if SpeechPlace(address: before.address) != place { effects += entered() }
        if surroundings.isOnline, !before.isOnline { effects.append(askStatus()) }
        return effects
    }

    /// The person has come to another screen.
    private mutating func entered() -> [Effect] {
        if place != .training { training = nil }
        guard let place else { return [] }
        if place == .training, training == nil { training = Training() }
        return [.tell(.title("Susi – " + words(place == .voice ? .voice : .teach)))]
    }

    mutating func askStatus() -> Effect {
        .fetch(tickets.issue(.status), "susi/status.json", milliseconds: 20_000)
    }

    private mutating func told(_ value: PageValue) -> [Effect] {
        guard let talk = Talk(value) else { return [] }
        switch talk {
        case .settings(let settings): self.settings = settings
        case .session(let login): self.login = login
        case .listen: return listen()
        case .hush: return hush()
        case .read(let question, let reply, let action):
            return read(question: question, reply: reply, action: action)
        default: break
        }
        return []
    }

    /// Whether everything is here that decisions need.
    var isReady: Bool { hasRead && abilities != nil }
}
