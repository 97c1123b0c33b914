// Susi. SPDX-License-Identifier: Apache-2.0

import SusiVoice

/// What is being read aloud.
struct Reader {
    /// The sentence that is being said, and those that follow.
    private(set) var sentences: [SpokenSentence] = []

    /// Whether something is being said.
    var isReading: Bool { !sentences.isEmpty }

    /// What is being said.
    var current: SpokenSentence? { sentences.first }

    mutating func begin(_ sentences: [SpokenSentence]) {
        self.sentences = sentences
    }

    /// The sentence is said.
    mutating func advance() {
        if !sentences.isEmpty { sentences.removeFirst() }
    }

    /// Whether a word that is waited for is among those that it says itself.
    func says(_ word: StaticString) -> Bool {
        guard let current else { return false }
        let text = current.text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        let word = Array("\(word)".utf8)
        guard text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { text[$0..<$0 + word.count] == word[...] }
    }

    /// Whether it says what it would wake by.
    var saysItsName: Bool { says("susi") }
}
