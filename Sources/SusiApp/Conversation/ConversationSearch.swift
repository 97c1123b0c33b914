// Susi. SPDX-License-Identifier: Apache-2.0

/// What is searched for in the conversation, and what has been found so far.
public struct ConversationSearch: Sendable {
    /// What is searched for, as it was typed.
    public let text: String
    /// The messages that contain it, in order; more come while pages are looked through.
    public internal(set) var hits: [TurnPart] = []
    /// Which of them is looked at.
    public internal(set) var current: TurnPart?
    /// Whether all pages have been looked through.
    public internal(set) var isDone = false

    let needle: FoldedText
    /// The pages before this one have still to be looked through; nil for all.
    var next: Turn.ID?

    init(_ text: String) {
        self.text = text
        needle = FoldedText(text)
    }

    /// The place of the one that is looked at among all, from 1 on; nil where there is none.
    public var number: Int? {
        guard let current else { return nil }
        return hits.firstIndex(of: current).map { $0 + 1 }
    }

    /// Where it stands in a text, as ranges of its UTF-8 bytes.
    public func ranges(in text: String) -> [Range<Int>] {
        FoldedText(text).ranges(of: needle)
    }
}
