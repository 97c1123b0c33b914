// Susi. SPDX-License-Identifier: Apache-2.0

/// What people could say to be understood by a phrase: phrases read backwards.
///
/// Wildcards stand for words that hardly any phrase contains, so whatever else fits a sample fits
/// it by wildcards of its own, and would fit other words as well.
enum SampleUtterances {
    /// How many samples a phrase with wildcards has; they differ in the number of words.
    private static let count = 3

    /// Samples of a phrase, none where it is a regular expression.
    static func of(_ phrase: Phrase) -> [String] {
        guard !phrase.isExpression else { return [] }
        let normal = Wording.normalized(phrase.text.utf8)
        switch Pattern(normal: normal) {
        case .exact:
            return [phrase.text]
        case .catchAll:
            return [words(2, from: 0) + " " + words(1, from: 3)]
        case .words(let elements):
            return (0..<count).map { sample(elements, of: normal, number: $0) }
        case .mixed:
            return (0..<count).map { sample(ofMixed: normal, number: $0) }
        case .glued(let runs):
            // What ends in a question mark loses it, and then is no sample any more.
            var captures: [Range<Int>]?
            return (0..<count).map { sample(runs, of: normal, number: $0) }.filter {
                PhraseMatch.glued(runs[...], of: normal, in: Array($0.utf8), captures: &captures)
            }
        }
    }

    private static func sample(
        _ elements: [Pattern.Element],
        of phrase: [UInt8],
        number: Int
    ) -> String {
        var parts: [String] = []
        for (place, element) in elements.enumerated() {
            switch element {
            case .word(let range): parts.append(phrase[range].text)
            case .one: parts.append(words(1, from: place))
            case .many: parts.append(words(number + 1, from: place))
            case .some where number > 0: parts.append(words(number, from: place))
            case .some: break
            }
        }
        return parts.joined(separator: " ")
    }

    private static func sample(
        _ runs: [Pattern.Run],
        of phrase: [UInt8],
        number: Int
    ) -> String {
        var text = ""
        for (place, run) in runs.enumerated() {
            switch run {
            case .letters(let range): text += phrase[range].text
            case .gap(let atLeast):
                let length = atLeast == 0 ? number : number + 1
                if length > 0 { text += " " + words(length, from: place) + " " }
            }
        }
        // Normal form: the blanks that were too many are gone.
        return Wording.normalized(text.utf8)[...].text
    }

    /// A phrase with both kinds of wildcards: those of single words stand for one, glued stars for
    /// nothing.
    private static func sample(ofMixed phrase: [UInt8], number: Int) -> String {
        var parts: [String] = []
        for (place, word) in phrase.split(separator: UInt8(ascii: " ")).enumerated() {
            switch word.text {
            case "*", "_": parts.append(words(number + 1, from: place))
            case "+": parts.append(words(1, from: place))
            case "^", "#": if number > 0 { parts.append(words(number, from: place)) }
            default: parts.append(word.filter { $0 != UInt8(ascii: "*") }[...].text)
            }
        }
        return parts.joined(separator: " ")
    }

    private static func words(_ count: Int, from place: Int) -> String {
        let words: [String]
        switch place % 4 {
        case 0: words = ["pineapples", "purple", "seven"]
        case 1: words = ["zeppelins", "wooden", "twelve"]
        case 2: words = ["walruses", "sleepy", "forty"]
        default: words = ["marmalade", "bitter", "scottish"]
        }
        return words.prefix(count).reversed().joined(separator: " ")
    }
}
