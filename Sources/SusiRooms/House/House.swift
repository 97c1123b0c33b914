// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// What all rooms share: who is there, what is around, and how the server is asked.
struct House {
    var surroundings = Surroundings()
    /// The present, in milliseconds since 1970.
    var now: Int64 = 0
    var tickets = TicketBook<RoomsErrand>()
    var settings = AppSettings()
    /// Who is logged in; the chat keeps it, and tells of every change.
    var login: Login?
    /// Whether what the device keeps has been read.
    var isOpen = false
    /// A short sentence that goes by itself.
    var news = ""
    /// What lies over the room.
    var layer: RoomsLayer?

    /// What is read when the rooms are opened.
    static let keys = ["settings", "session"]
    static let layerID = "room-layer"

    /// The language of the app.
    var language: AppLanguage {
        AppLanguage(chosen: settings[.language], languages: surroundings.languages)
    }

    /// Where the page comes from, such as `https://susi.example`.
    var origin: String { surroundings.origin }

    /// Takes over what the device keeps.
    mutating func open(_ outcome: Outcome) {
        isOpen = true
        settings = AppSettings(JSON(kept: outcome.value[0]))
        login = Login(JSON(kept: outcome.value[1]))
        if let login, login.expires > 0, login.expires <= now { self.login = nil }
    }

    /// Asks the server, by POST and with the token where somebody is logged in.
    mutating func ask(
        _ errand: RoomsErrand,
        _ path: String,
        _ fields: [(name: String, value: String)] = []
    ) -> Effect {
        var form = Form()
        for field in fields { form.append(field.name, field.value) }
        return .send(tickets.issue(errand), form, to: path, token: login?.token)
    }

    /// Shows a sentence for a while.
    mutating func say(_ sentence: String) -> [Effect] {
        news = sentence
        let before = tickets.cancel { $0 == .news }
        return before + [.timer(tickets.issue(.news), milliseconds: 4000)]
    }

    /// Lays something over the room.
    mutating func lay(_ layer: RoomsLayer) -> [Effect] {
        self.layer = layer
        return [.dialog(House.layerID, isOpen: true)]
    }

    /// Takes away what lies over the room.
    mutating func close() { layer = nil }

    /// Goes to another screen.
    func go(_ address: String, replaces: Bool = false) -> Effect {
        .history(address, replaces: replaces)
    }

    mutating func happened(_ message: HouseMessage, _ detail: EventDetail) -> [Effect] {
        switch message {
        case .close: close()
        case .ask(let text): return [.tell(.ask(text))]
        case .go(let address): return [go(address)]
        case .putAway(let hint):
            let seen = settings.seen(hint)
            settings.set(.hints, seen, at: now)
            return [.tell(.set(.hints, seen))]
        }
        return []
    }
}
