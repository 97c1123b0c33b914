// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// The words of a question that tell what it is about.
enum GuideWords {
    /// The words in normal form, without those that stand in every other question.
    static func telling(in text: String) -> [String] {
        let normal = String(decoding: Wording.normalized(text.utf8), as: UTF8.self)
        return normal.split { !$0.isLetter && !$0.isNumber }.map { String($0) }.filter {
            $0.count > 2 && !common.contains($0)
        }
    }

    /// Whether two words are the same, but for an ending.
    static func areAkin(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        let shorter = min(left.count, right.count)
        guard shorter >= 4, max(left.count, right.count) - shorter <= 3 else { return false }
        return left.commonPrefixLength(with: right) >= max(4, shorter - 1)
    }

    private static let common: Set<String> = [
        "about", "and", "any", "are", "can", "could", "did", "does", "for", "from", "get", "give",
        "help",
        "has", "have", "her", "him", "his", "how", "into", "its", "know", "let", "like", "long",
        "made", "make", "many", "may", "more", "much", "need", "now", "one", "our", "out", "please",
        "say", "she", "should", "show", "some", "susi", "tell", "than", "that", "the", "their",
        "them", "then", "there", "these", "they", "this", "was", "way", "were", "what", "when",
        "where", "which", "who", "whose", "why", "will", "with", "would", "you", "your",
        "aber", "als", "auch", "auf", "aus", "bei", "bin", "bist", "bitte", "das", "dass", "dein",
        "deine", "dem", "den", "der", "des", "dich", "die", "dir", "doch", "ein", "eine", "einem",
        "einen", "einer", "eines", "erzähl", "für", "gib", "haben", "hast", "hat", "hilfe", "ich",
        "ihr",
        "ist", "kann", "kannst", "können", "machen", "macht", "mal", "man", "mein", "meine", "mich",
        "mir", "mit", "nach", "nicht", "noch", "oder", "sag", "sagen", "sein", "sie", "sind",
        "über",
        "und", "uns", "viel", "viele", "vom", "von", "wann", "warum", "was", "welche", "welcher",
        "welches", "wem", "wen", "wenn", "wer", "werden", "weißt", "weiß", "wie", "will", "wir",
        "wird", "woher", "wohin", "würde", "zeig", "zum", "zur",
    ]
}

extension String {
    /// How many characters both begin with.
    fileprivate func commonPrefixLength(with other: String) -> Int {
        zip(self, other).prefix { $0 == $1 }.count
    }
}
