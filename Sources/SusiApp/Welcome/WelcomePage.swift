// Susi. SPDX-License-Identifier: Apache-2.0

/// The pages that tell a newcomer what there is, in their order.
enum WelcomePage: UInt8, CaseIterable, Sendable {
    case logIn, chat, skills, settings

    /// By what effects find it.
    var id: String {
        switch self {
        case .logIn: "welcome-login"
        case .chat: "welcome-chat"
        case .skills: "welcome-skills"
        case .settings: "welcome-settings"
        }
    }

    var title: WelcomeWording {
        switch self {
        case .logIn: .logInTitle
        case .chat: .chatTitle
        case .skills: .skillsTitle
        case .settings: .settingsTitle
        }
    }

    var text: WelcomeWording {
        switch self {
        case .logIn: .logInText
        case .chat: .chatText
        case .skills: .skillsText
        case .settings: .settingsText
        }
    }

    /// The one behind it.
    var next: WelcomePage? { WelcomePage(rawValue: rawValue + 1) }
    /// The one before it.
    var previous: WelcomePage? { rawValue == 0 ? nil : WelcomePage(rawValue: rawValue - 1) }
}
