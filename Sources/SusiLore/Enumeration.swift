// Susi. SPDX-License-Identifier: Apache-2.0

/// Several things in one sentence: “milk, eggs and bread”.
enum Enumeration {
    /// The things that a person has named.
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        for piece in text.utf8.split(separator: UInt8(ascii: ",")) {
            var words: [Substring.UTF8View] = []
            func finish() {
                let part = words.map { String(Substring($0)) }.joined(separator: " ")
                if !part.utf8.isEmpty { parts.append(part) }
                words = []
            }
            for word in piece.split(separator: 0x20) {
                let isAnd = ["and", "und", "&"].contains { $0.utf8.elementsEqual(word) }
                if isAnd { finish() } else { words.append(word) }
            }
            finish()
        }
        return parts
    }

    /// The things as a sentence names them.
    static func text(_ parts: [String], isGerman: Bool) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        let others = parts.dropLast().joined(separator: ", ")
        return others + (isGerman ? " und " : " and ") + last
    }
}
