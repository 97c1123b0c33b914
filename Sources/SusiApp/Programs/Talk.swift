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

    /// What was understood so far of a question that is being spoken stands in the message box; what is
    /// done stays there, to be sent by hand.
    case dictate(String, isDone: Bool)

    // From the chat.
    /// The settings that hold now.
    case settings(AppSettings)
    /// Who is logged in now.
    case session(Login?)
    /// The person wants to speak.
    case listen
    /// Nobody wants to be listened to or hear anything for now.
    case hush
    /// Something to be read aloud: an answer that came, where the settings want it; or, where the
    /// person does, one of its actions, or the question where no answer is given.
    case read(question: String, reply: String, action: Int?)

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
        case .dictate(let text, let isDone): .list([.number(8), .text(text), .flag(isDone)])
        default: valueFromChat
        }
    }

    /// Reads what came; nil where it is nothing of this kind.
    public init?(_ value: PageValue) {
        let text = value[1].text ?? ""
        switch value[0].number.flatMap({ UInt8(exactly: $0) }) ?? .max {
        case 9: self = .settings(AppSettings(Talk.json(text)))
        case 10: self = .session(Login(Talk.json(text)))
        case 11: self = .listen
        case 12: self = .hush
        case 13:
            let action = value[3].number.flatMap { Int(exactly: $0) } ?? -1
            self = .read(
                question: text,
                reply: value[2].text ?? "",
                action: action < 0 ? nil : action
            )
        default:
            guard let talk = Talk(forChat: value) else { return nil }
            self = talk
        }
    }

    static func json(_ text: String) -> JSON {
        (try? JSON(parsing: Array(text.utf8))) ?? .null
    }
}

extension Effect {
    /// Says something to the other programs of the page.
    public static func tell(_ talk: Talk) -> Effect { .tell(talk.value) }
}
