// Susi. SPDX-License-Identifier: Apache-2.0

/// A language that the app speaks.
public enum AppLanguage: UInt8, CaseIterable, Sendable {
    case english, german

    /// Its two letters.
    public var code: StaticString {
        switch self {
        case .english: "en"
        case .german: "de"
        }
    }

    /// What it calls itself.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        }
    }

    /// The language that was chosen, else the first of the person's that the app speaks.
    public init(chosen: String, languages: [String]) {
        for name in [chosen] + languages {
            guard let language = AppLanguage(tag: name) else { continue }
            self = language
            return
        }
        self = .english
    }

    /// The language of a tag such as `de-AT`.
    private init?(tag: String) {
        let letters = tag.utf8.prefix { $0 != UInt8(ascii: "-") }.map { $0 | 0x20 }
        guard
            let language = AppLanguage.allCases.first(where: {
                letters.elementsEqual("\($0.code)".utf8)
            })
        else { return nil }
        self = language
    }
}
