// Susi. SPDX-License-Identifier: Apache-2.0

/// One thing that a person decides about the app.
public enum AppSetting: UInt8, CaseIterable, Sendable {
    // Of the account: they arrive on its other devices.
    case enterSends, micInput, wakeWord, speechOutput, speechAlways, speechRate, speechPitch
    case speechLanguage, language, theme, assistantModel
    // Of this device.
    case voice, sendsPlace, notifies, hints

    /// The name by which servers and other apps know it.
    public var name: StaticString {
        switch self {
        case .enterSends: "enterAsSend"
        case .micInput: "micInput"
        case .wakeWord: "hotwordRecognition"
        case .speechOutput: "speechOutput"
        case .speechAlways: "speechOutputAlways"
        case .speechRate: "speechRate"
        case .speechPitch: "speechPitch"
        case .speechLanguage: "ttsLanguage"
        case .language: "prefLanguage"
        case .theme: "theme"
        case .assistantModel: "assistantModel"
        case .voice: "voice"
        case .sendsPlace: "sendPlace"
        case .notifies: "notify"
        case .hints: "hints"
        }
    }

    /// What holds before anybody has decided.
    var standard: StaticString {
        switch self {
        case .enterSends, .micInput, .speechOutput, .assistantModel: "true"
        case .wakeWord, .speechAlways, .sendsPlace, .notifies: "false"
        case .speechRate, .speechPitch: "1"
        case .speechLanguage, .language, .voice, .hints: ""
        case .theme: "system"
        }
    }

    /// Whether it goes with the account rather than with the device.
    public var isShared: Bool { rawValue < AppSetting.voice.rawValue }

    /// The setting of a name.
    public init?(name: String) {
        guard
            let found = AppSetting.allCases.first(where: {
                name.utf8.elementsEqual("\($0.name)".utf8)
            })
        else { return nil }
        self = found
    }
}
