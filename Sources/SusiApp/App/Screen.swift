// Susi. SPDX-License-Identifier: Apache-2.0

/// What fills the page; each screen has its address.
public enum Screen: UInt8, CaseIterable, Sendable {
    case chat, skills, settings, account, about, welcome, workshop, voice

    /// What stands behind the number sign of its address; what follows is the screen's own matter.
    var fragment: StaticString {
        switch self {
        case .chat: "/"
        case .skills: "/skills"
        case .settings: "/settings"
        case .account: "/account"
        case .about: "/about"
        case .welcome: "/welcome"
        case .workshop: "/write"
        case .voice: "/voice"
        }
    }

    /// The address that leads to it.
    public var address: String { "#\(fragment)" }

    /// The program that draws it; nil for what the chat draws itself.
    public var program: PageProgram? {
        switch self {
        case .chat, .welcome: nil
        case .workshop: .workshop
        case .voice: .voice
        case .skills, .settings, .account, .about: .rooms
        }
    }

    /// The screen of an address; the chat where it names none.
    public init(address: String) {
        let path = Screen.path(address).first.map { [UInt8(ascii: "/")] + $0 } ?? Array("/".utf8)
        self =
            Screen.allCases.first { screen in
                path.elementsEqual("\(screen.fragment)".utf8)
            } ?? .chat
    }

    /// What stands behind the number sign, in the pieces between slashes, still encoded.
    public static func path(_ address: String) -> [Substring.UTF8View.SubSequence] {
        let parts = address.utf8.split(separator: UInt8(ascii: "#"), maxSplits: 1)
        guard parts.count == 2 else { return [] }
        // As mails spelled it before: `#reset=TOKEN`, `#confirm=TOKEN&email=ADDRESS`.
        let old = parts[1]
        if old.starts(with: "reset=".utf8) || old.starts(with: "confirm=".utf8) {
            return Substring("account").utf8.split(separator: UInt8(ascii: "/"))
                + old.split { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "&") }
        }
        return parts[1].split(separator: UInt8(ascii: "/"))
    }
}
