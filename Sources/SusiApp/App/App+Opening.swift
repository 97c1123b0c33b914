// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// Starting, and what changes around the page.
extension App {
    mutating func started(_ surroundings: Surroundings) -> [Effect] {
        self.surroundings = surroundings
        screen = Screen(address: surroundings.address)
        let keys = Keepsakes.keys + [Wallpaper.key, Welcome.key]
        let opening = Effect.read(tickets.issue(.app(.opening)), keys)
        return [opening] + conversation.open(&tickets) + [documentEffect] + shown()
    }

    mutating func changed(_ surroundings: Surroundings) -> [Effect] {
        let before = self.surroundings
        self.surroundings = surroundings
        var effects: [Effect] = []
        let screen = Screen(address: surroundings.address)
        if screen != self.screen {
            if self.screen == .welcome { effects += welcomed() }
            self.screen = screen
            effects += shown() + [documentEffect]
        }
        if surroundings.isOnline, !before.isOnline {
            effects += conversation.connectionCame(asking, at: now, &tickets) + synchronise()
        }
        if surroundings.isVisible, !before.isVisible { effects += ring() }
        if surroundings.isVisible != before.isVisible {
            effects += conversation.rest(!surroundings.isVisible, asking, at: now, &tickets)
        }
        return effects
    }

    /// What a screen needs when it comes into sight.
    private mutating func shown() -> [Effect] {
        layer = nil
        title = "Susi"
        switch screen {
        case .chat:
            list.show()
            return surroundings.hasFinePointer ? [.focus("message")] : []
        case .welcome:
            welcome = Welcome()
            title = "Susi – " + WelcomeWording.welcome.in(language)
            return []
        default: return runScreen()
        }
    }

    /// Has the program run that draws the screen.
    mutating func runScreen() -> [Effect] {
        screen.program.map { run($0) } ?? []
    }

    /// A program runs.
    mutating func isRunning(_ program: PageProgram) -> [Effect] {
        programs[program] = .running
        guard program == .voice, let untold else { return [] }
        self.untold = nil
        return [.tellOthers(untold)]
    }

    mutating func run(_ program: PageProgram) -> [Effect] {
        if programs[program] != .running { programs[program] = .loading }
        return [.run(tickets.issue(.app(.running(program))), program.name, in: "\(program.name)")]
    }

    /// Title, language and colours of the document.
    var documentEffect: Effect {
        var classes = settings.theme == .system ? "" : settings.theme.name
        if wallpaper.address != nil { classes += " pictured" }
        return .document(title: title, language: "\(language.code)", classes: classes)
    }

    /// What is kept on the device has been read.
    mutating func opened(_ value: PageValue) -> [Effect] {
        isOpen = true
        isNewcomer = !value.values.isEmpty && value.values.allSatisfy { $0.bytes?.isEmpty ?? true }
        for (index, name) in Keepsakes.Name.allCases.enumerated() {
            let json = JSON(kept: value[index])
            switch name {
            case .settings: settings = AppSettings(json)
            case .login: login = Login(json)
            // What was typed before the device had answered is kept.
            case .draft:
                if composer.draft.isEmpty { composer.type(json.string ?? "") }
            case .alarms: alarms = Alarms(json)
            }
        }
        var effects =
            [documentEffect] + locate() + ring() + tick() + hang(value[Keepsakes.keys.count])
        if let login, login.expires > 0, login.expires <= now { self.login = nil }
        effects += conversation.begin(asking, at: now, &tickets)
        if settings.isOn(.wakeWord) { effects += run(.voice) }
        return effects
    }

    /// What goes with every question.
    var asking: Asking {
        var asking = Asking()
        asking.language = questionLanguage
        asking.minutesFromUTC = surroundings.minutesFromUTC
        asking.place = settings.sendsPlace ? place : nil
        asking.token = login?.token
        asking.account = login?.email ?? ""
        asking.usesModel = settings.isOn(.assistantModel)
        asking.isOnline = surroundings.isOnline
        return asking
    }

    /// Asks the device where it is, if that may be told.
    mutating func locate() -> [Effect] {
        guard settings.sendsPlace else { return [] }
        let ticket = tickets.issue(.app(.locating))
        return [.locate(ticket, precisely: false, milliseconds: 10_000)]
    }

    /// Writes down what has changed, one write at a time.
    mutating func keep() -> [Effect] {
        let names = keepsakes.due()
        guard !names.isEmpty else { return [] }
        let records = names.map { name in
            let json: JSON =
                switch name {
                case .settings: settings.json
                case .login: login?.json ?? nil
                case .draft: .string(composer.draft)
                case .alarms: alarms.json
                }
            return StoredRecord(key: name.key, content: Array(json.text().utf8))
        }
        return [.write(tickets.issue(.app(.keeping)), records)]
    }
}
