// Susi. SPDX-License-Identifier: Apache-2.0

/// Every sentence and name on the welcome pages.
enum WelcomeWording: UInt8, CaseIterable {
    case welcome, skip, back, next, logIn, start, page, of
    case logInTitle, logInText, chatTitle, chatText, skillsTitle, skillsText
    case settingsTitle, settingsText

    func `in`(_ language: AppLanguage) -> String {
        switch language {
        case .english: "\(english)"
        case .german: "\(german)"
        }
    }

    private var english: StaticString {
        switch self {
        case .welcome: "Welcome"
        case .skip: "Skip"
        case .back: "Back"
        case .next: "Next"
        case .logIn: "Log in"
        case .start: "Start"
        case .page: "Page "
        case .of: " of "
        case .logInTitle: "One account, all your devices"
        case .logInText:
            """
            Log in, and your conversation and your settings are wherever you are. Or use Susi \
            without an account: then nothing leaves this device but your questions.
            """
        case .chatTitle: "Ask in your own words"
        case .chatText:
            """
            Write or speak. Susi answers with text, pictures, maps, tables and music. Each \
            answer can tell why it was given.
            """
        case .skillsTitle: "Skills make Susi clever"
        case .skillsText:
            """
            Look through what others have taught Susi, rate it, and write skills of your own: \
            the first takes five minutes.
            """
        case .settingsTitle: "Just as you like it"
        case .settingsText:
            """
            Light or dark, a photo behind the messages, a voice that suits you. What you \
            choose is kept, and can be changed at any time.
            """
        }
    }

    private var german: StaticString {
        switch self {
        case .welcome: "Willkommen"
        case .skip: "Überspringen"
        case .back: "Zurück"
        case .next: "Weiter"
        case .logIn: "Anmelden"
        case .start: "Starten"
        case .page: "Seite "
        case .of: " von "
        case .logInTitle: "Ein Konto, alle deine Geräte"
        case .logInText:
            """
            Melde dich an, und dein Gespräch und deine Einstellungen sind überall dabei. Oder \
            nutze Susi ohne Konto: Dann verlassen nur deine Fragen dieses Gerät.
            """
        case .chatTitle: "Frage, wie du sprichst"
        case .chatText:
            """
            Schreibe oder sprich. Susi antwortet mit Text, Bildern, Karten, Tabellen und Musik. \
            Zu jeder Antwort erfährst du, wie sie entstanden ist.
            """
        case .skillsTitle: "Fähigkeiten machen Susi klug"
        case .skillsText:
            """
            Sieh dir an, was andere Susi beigebracht haben, bewerte es und schreibe eigene \
            Fähigkeiten: Die erste dauert fünf Minuten.
            """
        case .settingsTitle: "Ganz wie du willst"
        case .settingsText:
            """
            Hell oder dunkel, ein Foto hinter den Nachrichten, eine Stimme, die dir gefällt. \
            Was du wählst, bleibt und lässt sich jederzeit ändern.
            """
        }
    }
}
