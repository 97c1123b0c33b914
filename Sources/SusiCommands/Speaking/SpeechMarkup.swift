// Susi. SPDX-License-Identifier: Apache-2.0

import SusiVoice

/// Sentences as SSML, which says where each of them ends and in which language it is.
enum SpeechMarkup {
    /// The document of some sentences; those without a language are in the one that is given.
    static func document(of sentences: [SpokenSentence], in language: String) -> String {
        var text = "<speak>"
        var spoken: String?
        for sentence in sentences {
            let named = sentence.language.isEmpty ? language : sentence.language
            let code = named.filter { $0.isASCII && ($0.isLetter || $0 == "-") }
            if code != spoken {
                if spoken != nil { text += "</voice>" }
                text += "<voice xml:lang=\"\(code)\">"
                spoken = code
            }
            text += "<s>\(escaped(sentence.text))</s>\n"
        }
        return text + (spoken == nil ? "" : "</voice>") + "</speak>\n"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for letter in text.unicodeScalars {
            switch letter {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.unicodeScalars.append(letter)
            }
        }
        return escaped
    }
}
