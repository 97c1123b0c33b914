// Susi. SPDX-License-Identifier: Apache-2.0

/// Matches a phrase the slow and plain way: every wildcard tries everything, the longest first.
///
/// It follows the table of the skill language by the letter, shares no code with the engine, and
/// takes exponential time.
struct ReferenceMatcher {
    private enum Token: Equatable {
        case character(Character)
        /// `.+`, captured.
        case many
        /// `[^ ]+`, captured.
        case one
        /// ` ?.* ?`, captured without blanks at its ends.
        case glued
        /// `(?:.+ )?` at the beginning.
        case leadingWords
        /// `(?: .+)?` anywhere else.
        case furtherWords
        /// `.*` where a phrase says nothing else.
        case anything
    }

    private var tokens: [Token] = []

    init(_ phrase: String) {
        if phrase.allSatisfy({ "^# ".contains($0) }) { tokens.append(.anything) }
        var isFirst = true
        for word in phrase.split(separator: " ") {
            if word == "^" || word == "#" {
                tokens.append(isFirst ? .leadingWords : .furtherWords)
                continue
            }
            if !isFirst { tokens.append(.character(" ")) }
            isFirst = false
            switch word {
            case "*", "_": tokens.append(.many)
            case "+": tokens.append(.one)
            default:
                for character in word {
                    tokens.append(character == "*" ? .glued : .character(character))
                }
            }
        }
    }

    /// What the wildcards stand for, or nil where the phrase does not fit.
    func captures(in utterance: String) -> [String]? {
        let characters = Array(utterance)
        return match(tokens[...], characters[...])
    }

    private func match(_ tokens: ArraySlice<Token>, _ text: ArraySlice<Character>) -> [String]? {
        guard let token = tokens.first else { return text.isEmpty ? [] : nil }
        let rest = tokens.dropFirst()
        switch token {
        case .character(let character):
            return text.first == character ? match(rest, text.dropFirst()) : nil
        case .many:
            return longest(text, rest, atLeast: 1) { _ in true }
        case .one:
            return longest(text, rest, atLeast: 1) { !$0.contains(" ") }
        case .glued:
            return longest(text, rest, atLeast: 0) { _ in true }
        case .anything:
            return []
        case .leadingWords:
            return skipping(text, rest) { $0.count > 1 && $0.last == " " }
        case .furtherWords:
            return skipping(text, rest) { $0.count > 1 && $0.first == " " }
        }
    }

    private func longest(
        _ text: ArraySlice<Character>,
        _ rest: ArraySlice<Token>,
        atLeast: Int,
        where isAllowed: (ArraySlice<Character>) -> Bool
    ) -> [String]? {
        guard text.count >= atLeast else { return nil }
        for length in (atLeast...text.count).reversed() {
            let taken = text.prefix(length)
            guard isAllowed(taken), let captures = match(rest, text.dropFirst(length)) else {
                continue
            }
            return [ReferenceMatcher.trimmed(taken)] + captures
        }
        return nil
    }

    private func skipping(
        _ text: ArraySlice<Character>,
        _ rest: ArraySlice<Token>,
        where isAllowed: (ArraySlice<Character>) -> Bool
    ) -> [String]? {
        for length in (0...text.count).reversed() {
            let taken = text.prefix(length)
            guard length == 0 || isAllowed(taken) else { continue }
            if let captures = match(rest, text.dropFirst(length)) { return captures }
        }
        return nil
    }

    private static func trimmed(_ text: ArraySlice<Character>) -> String {
        let words = String(text).split(separator: " ")
        return words.joined(separator: " ")
    }
}
