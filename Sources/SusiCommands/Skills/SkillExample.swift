// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// Something to ask a skill, with what its author expects as the answer.
struct SkillExample {
    let query: String
    /// The expectation as it was written; nil where any answer will do.
    let expected: String?
    /// The line of the intent it belongs to.
    let line: Int
    /// Whether its intent cannot answer without a web call.
    let needsServices: Bool
    /// Whether asking costs nothing but thinking.
    let isFree: Bool

    /// Whether both are the same example of the same block.
    func isSame(as other: SkillExample) -> Bool {
        line == other.line && query == other.query && expected == other.expected
    }

    /// Whether an answer is what is expected.
    func isMet(by turn: Conversation.Turn) -> Bool {
        guard let reply = turn.reply else { return false }
        guard let expected else { return true }
        let answers = [reply.text ?? "", turn.text ?? ""].map(SkillExample.plain)
        if answers.contains(SkillExample.plain(expected)) { return true }
        return expected.split(separator: "|").contains { alternative in
            let pattern = SkillExample.plain(String(alternative))
            return answers.contains { SkillExample.fits($0, pattern) }
        }
    }

    /// The text with one blank between words and none at its ends.
    private static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether a text is the pattern's, where each star of the pattern stands for any text.
    private static func fits(_ text: String, _ pattern: String) -> Bool {
        var parts = pattern.split(separator: "*", omittingEmptySubsequences: false)[...]
        guard parts.count > 1, let first = parts.popFirst(), let last = parts.popLast() else {
            return text == pattern
        }
        guard text.count >= first.count + last.count, text.hasPrefix(first), text.hasSuffix(last)
        else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts where !part.isEmpty {
            guard let place = rest.firstRange(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }
}
