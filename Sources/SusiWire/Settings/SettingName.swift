// Susi. SPDX-License-Identifier: Apache-2.0

/// What is known about the names of settings; unknown ones are settings too.
public enum SettingName {
    /// The names of switches, whose values are `true` and `false` only.
    public static let switches = [
        "enterAsSend", "micInput", "hotwordRecognition", "speechOutput", "speechOutputAlways",
        "checked",
    ]

    /// The other names that apps store.
    public static let others = [
        "speechRate", "speechPitch", "ttsLanguage", "prefLanguage", "theme", "customThemeValue",
        "backgroundImage", "messageBackgroundImage", "server", "serverUrl", "userName",
        "timeZone", "countryCode", "countryDialCode", "phoneNo", "avatarType",
    ]

    /// The names the Android app writes, and those it reads.
    private static let android = [
        ("enter_send", "enterAsSend"), ("mic_input", "micInput"),
        ("speech_output", "speechOutput"), ("speech_always", "speechOutputAlways"),
    ]

    /// The name under which a setting is kept, whatever an app calls it when storing.
    public static func current(_ name: String) -> String {
        for (written, read) in android where ASCII.equal(written, name) { return read }
        return name
    }

    /// The value as every app can read it: switches as `true` or `false`, others as they are.
    public static func normal(_ value: String, of name: String) -> String {
        guard switches.contains(where: { ASCII.equal($0, name) }),
            let isOn = Bool(word: ASCII.trimmed(value))
        else { return value }
        return isOn ? "true" : "false"
    }
}
