// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What the other programs of the page say, and what they are told.
extension App {
    mutating func told(_ value: PageValue) -> [Effect] {
        guard let talk = Talk(forChat: value) else { return [] }
        switch talk {
        case .ask(let text): return ask(text)
        case .set(let setting, let value): return set(setting, value)
        case .logIn(let login): return logIn(login)
        case .logOut(let keepsMessages):
            // What was said of a login that ended is what was wished for.
            news = nil
            return endSession() + (keepsMessages ? [] : deleteAll(isEverywhere: false))
        case .sessionEnded: return login == nil ? [] : endSession() + say(.loggedOut)
        case .title(let title):
            self.title = title
            return [documentEffect]
        case .history(let act): return carryOut(act)
        case .wallpaper: return [.read(tickets.issue(.app(.readingWallpaper)), [Wallpaper.key])]
        case .dictate(let text, let isDone):
            if isDone { keepsakes.note(.draft) }
            composer.dictate(text, isDone: isDone)
            return []
        case .settings, .session, .listen, .hush, .read: return []
        }
    }

    /// Tells who listens and speaks, who is loaded where that has not been.
    mutating func tellVoice(_ talk: Talk) -> [Effect] {
        guard programs[.voice] != .running else { return [.tellOthers(talk)] }
        untold = talk
        return run(.voice)
    }

    private mutating func logIn(_ login: Login) -> [Effect] {
        self.login = login
        keepsakes.note(.login)
        return [.tellOthers(.session(login))] + personChanged() + say(.loggedIn)
    }

    /// Nobody is logged in any more.
    mutating func endSession() -> [Effect] {
        login = nil
        keepsakes.note(.login)
        return [.tellOthers(.session(nil))] + personChanged()
    }

    private mutating func personChanged() -> [Effect] {
        sync = SettingsSync()
        return tickets.cancel { $0 == .app(.sendingSettings) || $0 == .app(.fetchingSettings) }
            + conversation.begin(asking, at: now, &tickets)
    }

    /// Gives the picture that was read from the device an address in the page.
    mutating func hang(_ value: PageValue) -> [Effect] {
        guard let picture = value.bytes, !picture.isEmpty else {
            wallpaper = Wallpaper()
            return [documentEffect]
        }
        return [.lend(tickets.issue(.app(.lendingWallpaper)), picture, type: "image/jpeg")]
    }
}
