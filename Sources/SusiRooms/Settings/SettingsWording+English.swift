// Susi. SPDX-License-Identifier: Apache-2.0

extension SettingsWording {
    var english: StaticString {
        switch self {
        case .settings: "Settings"
        case .chatSection: "Chat"
        case .enterSends: "Enter sends the message"
        case .enterSendsHint: "Otherwise Enter begins a new line, and the button sends."
        case .theme: "Colours"
        case .themeSystem: "As the device"
        case .themeLight: "Light"
        case .themeDark: "Dark"
        case .wallpaper: "Wallpaper"
        case .wallpaperOwn: "A picture of yours"
        case .wallpaperNone: "None"
        case .wallpaperHint:
            "The picture is kept on this device only, also when the original is deleted."
        case .wallpaperPick: "Choose a picture"
        case .wallpaperRemove: "No wallpaper"
        case .wallpaperHangs: "The picture is behind your messages now."
        case .wallpaperGone: "The wallpaper is gone."
        case .pictureFailed:
            "This picture cannot be read. Try another one, a JPEG or PNG for example."
        case .pictureNotKept: "The picture could not be kept. Is the storage of this device full?"
        case .language: "Language of the app"
        case .languageSystem: "As the device"
        case .sendPlace: "Tell where I am"
        case .sendPlaceHint:
            "Skills about weather or maps can answer for here. It goes to your server only."
        case .notify: "Notify me when a timer ends"
        case .notifyHint: "The page has to be open, also in the background."
        case .assistantModel: "Ask a language model"
        case .assistantModelHint:
            """
            Where this server has one, it gets what no skill can answer, with your last questions \
            and answers. What it says may be wrong.
            """
        case .microphoneSection: "Microphone"
        case .micInput: "Microphone input"
        case .micInputHint: "A button beside the message box takes spoken questions."
        case .wakeWord: "Wake word and your voice"
        case .wakeWordOn: "It listens for its name"
        case .wakeWordOff: "Off"
        case .speechSection: "Speech"
        case .speechOutput: "Speak answers to spoken questions"
        case .speechAlways: "Read all answers aloud"
        case .speechRate: "Speed"
        case .speechPitch: "Pitch"
        case .speechLanguage: "Language"
        case .speechLanguageOfAnswer: "As the answer"
        case .voice: "Voice"
        case .voiceOfDevice: "The voice of the device"
        case .noVoices: "This device has no voices."
        case .tryVoice: "Try it"
        case .sample: "Hello, I am Susi. This is how I sound."
        case .cannotSpeak: "This device has no voice for it."
        case .accountSection: "Account"
        case .logIn: "Log in or sign up"
        case .logInHint: "Then your messages and settings are on all your devices."
        case .loggedIn: "Logged in"
        case .changePassword: "Change the password"
        case .messagesSection: "Messages on this device"
        case .exportJSON: "Export for Susi (JSON)"
        case .exportText: "Export as text"
        case .importFile: "Import messages"
        case .deleteAll: "Delete all messages"
        case .deleteAllQuestion: "Delete all messages? Nobody can bring them back."
        case .deleteAllHere: "Delete on this device"
        case .deleteAllEverywhere: "Delete here and in the account"
        case .cancel: "Cancel"
        case .moreSection: "More"
        case .share: "Share Susi"
        case .shareText: "I ask Susi, an assistant on a server of our own:"
        case .copied: "This browser cannot share. The address was copied instead."
        case .about: "About Susi"
        case .tour: "Show the welcome again"
        case .back: "Back"
        case .aboutSusi:
            """
            Susi is a personal assistant that people host themselves. Skills answer your \
            questions, and anybody can write one. It speaks the language and the protocol of \
            SUSI.AI, so the apps of that time work with it, too.
            """
        case .aboutPrivacy:
            """
            What you ask goes to this server and nowhere else, unless a skill that answers \
            needs something from the internet, or a language model is asked that the server names. This page loads nothing from others.
            """
        case .versions: "Version"
        case .versionOfApp: "This app"
        case .serverAddress: "Server"
        case .onward: "Read on"
        case .writeSkills: "Write a skill"
        case .forPrograms: "For programs"
        case .forProgramsHint: "All services of this server, as OpenAPI"
        case .licences: "Licences"
        case .ownLicence: "Susi"
        }
    }
}
