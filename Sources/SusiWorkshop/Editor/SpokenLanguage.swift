// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// The languages in which skills are offered to be written, by their own names.
enum SpokenLanguage {
    private static let names: [(code: StaticString, name: StaticString)] = [
        ("en", "English"), ("de", "Deutsch"), ("es", "Español"), ("fr", "Français"),
        ("it", "Italiano"), ("nl", "Nederlands"), ("pl", "Polski"), ("pt", "Português"),
        ("tr", "Türkçe"), ("cs", "Čeština"), ("ru", "Русский"), ("uk", "Українська"),
        ("hi", "हिन्दी"), ("id", "Bahasa Indonesia"), ("vi", "Tiếng Việt"), ("ja", "日本語"),
        ("zh", "中文"), ("ko", "한국어"), ("ar", "العربية"),
    ]

    /// All of them, with one more where that is another.
    static func all(with code: String) -> [(value: String, name: String)] {
        var all = names.map { (value: "\($0.code)", name: "\($0.name)") }
        if !code.isEmpty, !all.contains(where: { sameBytes($0.value, code) }) {
            all.insert((code, code), at: 0)
        }
        return all
    }
}
