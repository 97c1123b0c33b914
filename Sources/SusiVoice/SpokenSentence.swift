// Susi. SPDX-License-Identifier: Apache-2.0

/// A sentence to say aloud.
public struct SpokenSentence: Equatable, Sendable {
    /// The words, without marks, addresses and pictures; one line.
    public let text: String
    /// The language they are in, such as `de` or `en-GB`; empty where nobody says.
    public let language: String

    /// Words in a language.
    public init(_ text: String, language: String) {
        self.text = text
        self.language = language
    }

    /// Compares bytes, which is what voices are given.
    public static func == (left: SpokenSentence, right: SpokenSentence) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
            && left.language.utf8.elementsEqual(right.language.utf8)
    }
}
