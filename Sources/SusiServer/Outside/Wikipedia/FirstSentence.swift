// Susi. SPDX-License-Identifier: Apache-2.0

/// The first sentence of an article, as one would say it.
enum FirstSentence {
    /// Longer ones are cut.
    private static let longest = 600
    /// Words behind which a point ends no sentence.
    private static let abbreviations: Set<String> = [
        "approx", "bzw", "ca", "co", "dr", "etc", "fl", "geb", "gen", "gest", "inc", "jr", "lit",
        "ltd", "mr", "mrs", "ms", "mt", "no", "nr", "prof", "sen", "sog", "sr", "st", "vs",
    ]

    /// The first sentence of a text, without what stands in brackets; nil where there is none.
    static func of(_ text: String) -> String? {
        for paragraph in text.split(whereSeparator: \.isNewline) {
            let words = PlainWords.clean(withoutBrackets(String(paragraph)), longest: longest)
            guard let words else { continue }
            return end(in: Array(words)).map { String(Array(words)[...$0]) } ?? words
        }
        return nil
    }

    /// The text without what stands in brackets, and without the blanks before them; a bracket that
    /// is never closed is none.
    private static func withoutBrackets(_ text: String) -> String {
        let closing: [Character: Character] = ["(": ")", "[": "]", "\u{FF08}": "\u{FF09}"]
        var left: [Character] = []
        // Where each open bracket stands in what is left, and what closes it.
        var open: [(place: Int, end: Character)] = []
        for character in text {
            if let end = closing[character] {
                open.append((left.count, end))
            } else if let last = open.last, last.end == character {
                open.removeLast()
                left.removeSubrange(last.place...)
                if left.last == " " { left.removeLast() }
                continue
            }
            left.append(character)
        }
        return String(left)
    }

    /// Where the first sentence ends.
    private static func end(in text: [Character]) -> Int? {
        for (place, sign) in text.enumerated() {
            switch sign {
            case "\u{3002}", "\u{FF01}", "\u{FF1F}": return place
            case "!", "?":
                if place + 1 == text.count || text[place + 1] == " " { return place }
            case ".":
                if place + 1 == text.count { return place }
                guard text[place + 1] == " " else { break }
                let word = text[..<place].reversed().prefix { $0.isLetter || $0.isNumber }
                let isNumber = !word.isEmpty && word.allSatisfy { $0.isNumber && word.count < 4 }
                let isShort = word.count == 1
                let name = String(word.reversed()).lowercased()
                if !isNumber, !isShort, !abbreviations.contains(name) { return place }
            default: break
            }
        }
        return nil
    }
}
