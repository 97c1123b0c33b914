// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// The app: everything that a person sees, reads or loses is decided here.
public struct App: Program {
    var surroundings = Surroundings()
    /// The present, in milliseconds since 1970.
    var now: Int64 = 0
    var tickets = Tickets()
    var screen = Screen.chat
    var settings = AppSettings()
    var login: Login?
    var keepsakes = Keepsakes()
    /// Whether what is kept on the device has been read.
    var isOpen = false
    /// Whether the device keeps nothing of anybody, and nobody has been welcomed.
    var isNewcomer = false
    var welcome = Welcome()

    var composer = Composer()
    var conversation = Conversation()
    var list = MessageList()
    var bubbles: [TurnPart: BubbleState] = [:]
    /// What stands in the search box; nil where it is closed.
    var search: String?
    /// The match to go to as soon as its page is read.
    var sought: TurnPart?
    /// How far the programs have come whose screens were opened.
    var programs: [PageProgram: ProgramState] = [:]
    /// What the window is called.
    var title = "Susi"
    /// What lies behind the messages.
    var wallpaper = Wallpaper()
    var sync = SettingsSync()
    var alarms = Alarms()

    /// What lies over the page.
    var layer: Layer?
    /// A short sentence that goes by itself.
    var news: AppWording?
    /// What screen readers say.
    var announcement = ""
    /// Where the device is, where it may be told.
    var place: Place?
    /// What the program that listens and speaks is told as soon as it runs.
    var untold: Talk?
    /// What is being shared.
    var sharedText = ""
    /// Whether heights are computed when there is nothing better to do.
    var isRefining = false

    /// An app that knows nothing yet.
    public init() {}

    /// Takes over what happened.
    public mutating func handle(
        _ event: PageEvent<AppMessage>,
        at instant: Int64
    ) -> [Effect] {
        now = instant
        var effects: [Effect] = []
        switch event {
        case .started(let surroundings): effects = started(surroundings)
        case .changed(let surroundings): effects = changed(surroundings)
        case .happened(let message, let detail): effects = happened(message, detail)
        case .answered(let ticket, let value):
            if let errand = tickets.redeem(ticket) { effects = done(errand, ticket, value) }
        case .part(let ticket, let value):
            if let errand = tickets.errand(of: ticket) { effects = came(errand, ticket, value) }
        case .failed(let ticket, let name, _):
            if let errand = tickets.redeem(ticket) { effects = failed(errand, ticket, name) }
        case .told(let value): effects = told(value)
        }
        return effects + follow()
    }

    /// The language of the app.
    var language: AppLanguage {
        AppLanguage(chosen: settings[.language], languages: surroundings.languages)
    }

    /// How times are written here.
    var time: LocalTime {
        let first = surroundings.languages.first ?? ""
        let halves: [StaticString] = ["en-US", "en-CA", "en-AU", "en-NZ", "en-PH", "en-IN"]
        return LocalTime(
            minutesFromUTC: surroundings.minutesFromUTC,
            halvesDays: halves.contains { sameBytes("\($0)", first) }
        )
    }

    /// The two letters of the language in which questions are asked.
    var questionLanguage: String {
        let letters = (surroundings.languages.first ?? "en").utf8.prefix { $0 != 0x2D }
        return letters.count == 2 ? String(Substring(letters)) : "en"
    }

    /// Where the page comes from, such as `https://susi.example`.
    var origin: String { surroundings.origin }
}
