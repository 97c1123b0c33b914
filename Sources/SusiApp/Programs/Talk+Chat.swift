// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// What the chat itself says and hears: every page loads this half, and not the other.
extension Talk {
    /// As what the chat says travels; nothing for what it never says.
    var valueFromChat: PageValue {
        switch self {
        case .settings(let settings): .list([.number(9), .text(settings.json.text())])
        case .session(let login): .list([.number(10), .text(login?.json.text() ?? "null")])
        case .listen: .list([.number(11)])
        case .hush: .list([.number(12)])
        case .read(let question, let reply, let action):
            .list([.number(13), .text(question), .text(reply), .number(Double(action ?? -1))])
        default: .nothing
        }
    }

    /// Reads what is meant for the chat; nil where it is something else.
    init?(forChat value: PageValue) {
        let text = value[1].text ?? ""
        let number = value[1].number.flatMap { UInt8(exactly: $0) } ?? .max
        switch value[0].number.flatMap({ UInt8(exactly: $0) }) ?? .max {
        case 0: self = .ask(text)
        case 1:
            guard let setting = AppSetting(rawValue: number) else { return nil }
            self = .set(setting, value[2].text ?? "")
        case 2:
            guard let login = Login(Talk.json(text)) else { return nil }
            self = .logIn(login)
        case 3: self = .logOut(keepsMessages: value[1].isSet)
        case 4: self = .sessionEnded
        case 5: self = .title(text)
        case 6:
            guard let act = History(rawValue: number) else { return nil }
            self = .history(act)
        case 7: self = .wallpaper
        case 8: self = .dictate(text, isDone: value[2].isSet)
        default: return nil
        }
    }
}

extension Effect {
    /// Says what the chat says to the other programs of the page.
    static func tellOthers(_ talk: Talk) -> Effect { .tell(talk.valueFromChat) }
}
