// Susi. SPDX-License-Identifier: Apache-2.0

extension SettingsWording {
    var german: StaticString {
        switch self {
        case .settings: "Einstellungen"
        case .chatSection: "Chat"
        case .enterSends: "Enter sendet die Nachricht"
        case .enterSendsHint: "Sonst beginnt Enter eine neue Zeile, und der Knopf sendet."
        case .theme: "Farben"
        case .themeSystem: "Wie das Gerät"
        case .themeLight: "Hell"
        case .themeDark: "Dunkel"
        case .wallpaper: "Hintergrundbild"
        case .wallpaperOwn: "Ein Bild von dir"
        case .wallpaperNone: "Keines"
        case .wallpaperHint:
            "Das Bild bleibt nur auf diesem Gerät, auch wenn das Original gelöscht wird."
        case .wallpaperPick: "Ein Bild auswählen"
        case .wallpaperRemove: "Kein Hintergrundbild"
        case .wallpaperHangs: "Das Bild ist jetzt hinter deinen Nachrichten."
        case .wallpaperGone: "Das Hintergrundbild ist weg."
        case .pictureFailed:
            """
            Dieses Bild lässt sich nicht lesen. Versuche ein anderes, zum Beispiel ein JPEG \
            oder PNG.
            """
        case .pictureNotKept:
            "Das Bild ließ sich nicht speichern. Ist der Speicher dieses Geräts voll?"
        case .language: "Sprache der App"
        case .languageSystem: "Wie das Gerät"
        case .sendPlace: "Sagen, wo ich bin"
        case .sendPlaceHint:
            """
            Fähigkeiten für Wetter oder Karten können für hier antworten. Es geht nur an deinen \
            Server.
            """
        case .notify: "Melden, wenn ein Kurzzeitwecker abläuft"
        case .notifyHint: "Die Seite muss offen sein, auch im Hintergrund."
        case .assistantModel: "Ein Sprachmodell fragen"
        case .assistantModelHint:
            """
            Wo dieser Server eines hat, bekommt es, was keine Fähigkeit beantworten kann, mit \
            deinen letzten Fragen und Antworten. Was es sagt, kann falsch sein.
            """
        case .microphoneSection: "Mikrofon"
        case .micInput: "Eingabe mit dem Mikrofon"
        case .micInputHint: "Ein Knopf neben dem Eingabefeld nimmt gesprochene Fragen auf."
        case .wakeWord: "Weckwort und deine Stimme"
        case .wakeWordOn: "Es hört auf seinen Namen"
        case .wakeWordOff: "Aus"
        case .speechSection: "Sprechen"
        case .speechOutput: "Antworten auf gesprochene Fragen sprechen"
        case .speechAlways: "Alle Antworten vorlesen"
        case .speechRate: "Tempo"
        case .speechPitch: "Tonhöhe"
        case .speechLanguage: "Sprache"
        case .speechLanguageOfAnswer: "Wie die Antwort"
        case .voice: "Stimme"
        case .voiceOfDevice: "Die Stimme des Geräts"
        case .noVoices: "Dieses Gerät hat keine Stimmen."
        case .tryVoice: "Ausprobieren"
        case .sample: "Hallo, ich bin Susi. So klinge ich."
        case .cannotSpeak: "Dieses Gerät hat keine Stimme dafür."
        case .accountSection: "Konto"
        case .logIn: "Anmelden oder Konto anlegen"
        case .logInHint: "Dann sind deine Nachrichten und Einstellungen auf allen deinen Geräten."
        case .loggedIn: "Angemeldet"
        case .changePassword: "Passwort ändern"
        case .messagesSection: "Nachrichten auf diesem Gerät"
        case .exportJSON: "Exportieren für Susi (JSON)"
        case .exportText: "Als Text exportieren"
        case .importFile: "Nachrichten einlesen"
        case .deleteAll: "Alle Nachrichten löschen"
        case .deleteAllQuestion: "Alle Nachrichten löschen? Niemand kann sie zurückholen."
        case .deleteAllHere: "Auf diesem Gerät löschen"
        case .deleteAllEverywhere: "Hier und im Konto löschen"
        case .cancel: "Abbrechen"
        case .moreSection: "Mehr"
        case .share: "Susi weitersagen"
        case .shareText: "Ich frage Susi, eine Assistentin auf einem eigenen Server:"
        case .copied: "Dieser Browser kann nicht teilen. Die Adresse wurde stattdessen kopiert."
        case .about: "Über Susi"
        case .tour: "Die Begrüßung noch einmal zeigen"
        case .back: "Zurück"
        case .aboutSusi:
            """
            Susi ist eine persönliche Assistentin, die man selbst betreibt. Fähigkeiten \
            beantworten deine Fragen, und jeder kann welche schreiben. Sie spricht Sprache \
            und Protokoll von SUSI.AI, also funktionieren auch die Apps von damals mit ihr.
            """
        case .aboutPrivacy:
            """
            Was du fragst, geht an diesen Server und nirgendwohin sonst, außer eine Fähigkeit \
            braucht für die Antwort etwas aus dem Internet, oder der Server fragt ein Sprachmodell. Diese Seite lädt nichts von \
            anderen.
            """
        case .versions: "Version"
        case .versionOfApp: "Diese App"
        case .serverAddress: "Server"
        case .onward: "Weiterlesen"
        case .writeSkills: "Eine Fähigkeit schreiben"
        case .forPrograms: "Für Programme"
        case .forProgramsHint: "Alle Dienste dieses Servers, als OpenAPI"
        case .licences: "Lizenzen"
        case .ownLicence: "Susi"
        }
    }
}
