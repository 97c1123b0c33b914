// Susi. SPDX-License-Identifier: Apache-2.0

/// What fills the page; each screen has its address.
public enum Screen: UInt8, CaseIterable, Sendable {
    case chat, skills, settings

    /// What stands behind the number sign of its address.
    var fragment: StaticString {
        switch self {
        case .chat: "/"
        case .skills: "/skills"
        case .settings: "/settings"
        }
    }

    /// The address that leads to it.
    var address: String { "#\(fragment)" }

    /// The screen of an address; the chat where it names none.
    init(address: String) {
        let parts = address.utf8.split(separator: UInt8(ascii: "#"), maxSplits: 1)
        let name = parts.count == 2 ? Array(parts[1]) : []
        self =
            Screen.allCases.first { screen in
                name.elementsEqual("\(screen.fragment)".utf8)
            } ?? .chat
    }
}
