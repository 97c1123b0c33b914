// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// What all places of the workshop share: who is there, what is around, and how the server is asked.
struct Bench {
    var surroundings = Surroundings()
    /// The present, in milliseconds since 1970.
    var now: Int64 = 0
    var tickets = TicketBook<WorkshopErrand>()
    var settings = AppSettings()
    /// Who is logged in; the chat keeps it, and tells of every change.
    var login: Login?
    /// Whether what the device keeps has been read.
    var isOpen = false
    /// A short sentence that goes by itself.
    var news = ""
    /// What wants an answer before anything else: only what destroys something.
    var layer: WorkshopLayer?

    /// What is read when the workshop is opened.
    static let keys = ["settings", "session"]
    static let layerID = "workshop-layer"

    /// The language of the app.
    var language: AppLanguage {
        AppLanguage(chosen: settings[.language], languages: surroundings.languages)
    }

    func words(_ wording: WorkshopWording) -> String { wording.in(language) }

    /// Whether there is room for two columns.
    var isWide: Bool { surroundings.width >= 900 }

    /// Takes over what the device keeps.
    mutating func open(_ value: PageValue) {
        isOpen = true
        settings = AppSettings(JSON(kept: value[0]))
        login = Login(JSON(kept: value[1]))
        if let login, login.expires > 0, login.expires <= now { self.login = nil }
    }

    /// Asks the server, by POST.
    mutating func ask(
        _ errand: WorkshopErrand,
        _ path: String,
        _ fields: [(name: String, value: String)],
        asGuest: Bool = false,
        milliseconds: Double = 30_000
    ) -> Effect {
        var form = Form()
        for field in fields { form.append(field.name, field.value) }
        return .send(
            tickets.issue(errand),
            form,
            to: path,
            token: asGuest ? nil : login?.token,
            milliseconds: milliseconds
        )
    }

    /// Shows a sentence for a while.
    mutating func say(_ sentence: String) -> [Effect] {
        news = sentence
        let before = tickets.cancel { $0 == .news }
        return before + [.timer(tickets.issue(.news), milliseconds: 4000)]
    }

    /// Asks before something is destroyed.
    mutating func lay(_ layer: WorkshopLayer) -> [Effect] {
        self.layer = layer
        return [.dialog(Bench.layerID, isOpen: true)]
    }

    /// Goes to another place.
    func go(_ place: Workplace, replaces: Bool = false) -> Effect {
        .history(place.address, replaces: replaces)
    }
}
