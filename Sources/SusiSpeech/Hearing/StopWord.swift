// Susi. SPDX-License-Identifier: Apache-2.0

/// Words by which somebody says that it is enough.
enum StopWord {
    private static let words: [StaticString] = [
        "stop", "stopp", "halt", "quiet", "cancel", "enough", "ruhe", "still", "aufhören",
        "abbrechen",
        "genug", "schluss", "never mind", "be quiet", "stop it", "sei still", "hör auf",
    ]

    /// Whether a sentence is nothing but such a word, maybe with the assistant's name.
    static func isAll(of sentence: String) -> Bool {
        var said = letters(of: sentence)[...]
        for name in ["hey susi ", "susi "] where said.starts(with: name.utf8) {
            said = said.dropFirst(name.utf8.count)
        }
        if said.count > 5, said.suffix(5).elementsEqual(" susi".utf8) { said = said.dropLast(5) }
        return words.contains { said.elementsEqual("\($0)".utf8) }
    }

    /// The stop word with which a sentence ends, if there is one.
    static func last(of sentence: String) -> StaticString? {
        let said = letters(of: sentence)
        return words.first { word in
            let word = Array("\(word)".utf8)
            guard said.count >= word.count, said.suffix(word.count).elementsEqual(word) else {
                return false
            }
            return said.count == word.count || said[said.count - word.count - 1] == 0x20
        }
    }

    /// Small letters, and one blank for whatever else stands between them.
    private static func letters(of sentence: String) -> [UInt8] {
        var letters: [UInt8] = []
        for byte in sentence.utf8 {
            switch byte {
            case 0x41...0x5A: letters.append(byte | 0x20)
            case 0x61...0x7A, 0x80...: letters.append(byte)
            default: if letters.last != 0x20 { letters.append(0x20) }
            }
        }
        return letters.trimmed
    }
}
