// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView
import SusiWire

/// What the programs of the page say to each other.
///
/// The chat is always there and keeps session, settings and messages; the others ask it to change
/// them, and are told what holds then.
public enum Talk: Equatable, Sendable {
    // To the chat.
    /// A question to be asked in the chat, which then is in sight.
    case ask(String)
    /// The person has decided.
    case set(AppSetting, String)
    /// Somebody has logged in.
    case logIn(Login)
    /// Nobody is logged in any more; the device's messages stay or go.
    case logOut(keepsMessages: Bool)
    /// The server no longer takes the token.
    case sessionEnded
    /// The screen has a name for the window.
    case title(String)
    /// Messages leave as a file, come back, or are deleted.
    case history(History)
    /// The wallpaper on the device is another, or none.
    case wallpaper

    // From the chat.
    /// The settings that hold now.
    case settings(AppSettings)
    /// Who is logged in now.
    case session(Login?)

    /// What can be done with all messages of the device.
    public enum History: UInt8, CaseIterable, Sendable {
        case exportJSON, exportText, importFile, deleteHere, deleteEverywhere
    }

    /// As it travels.
    public var value: PageValue {
        switch self {
        case .ask(let text): .list([.number(0), .text(text)])
        case .set(let setting, let value):
            .list([.number(1), .number(Double(setting.rawValue)), .text(value)])
        case .logIn(let login): .list([.number(2), .text(login.json.text())])
        case .logOut(let keepsMessages): .list([.number(3), .flag(keepsMessages)])
        case .sessionEnded: .list([.number(4)])
        case .title(let title): .list([.number(5), .text(title)])
        case .history(let act): .list([.number(6), .number(Double(act.rawValue))])
        case .wallpaper: .list([.number(7)])
        case .settings(let settings): .list([.number(8), .text(settings.json.text())])
        case .session(let login): .list([.number(9), .text(login?.json.text() ?? "null")])
        }
    }

    /// Reads what came; nil where it is nothing of this kind.
    public init?(_ value: PageValue) {
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
        case 8: self = .settings(AppSettings(Talk.json(text)))
        case 9: self = .session(Login(Talk.json(text)))
        default: return nil
        }
    }

    private static func json(_ text: String) -> JSON {
        (try? JSON(parsing: Array(text.utf8))) ?? .null
    }
}

extension Effect {
    /// Says something to the other programs of the page.
    public static func tell(_ talk: Talk) -> Effect { .tell(talk.value) }
}
