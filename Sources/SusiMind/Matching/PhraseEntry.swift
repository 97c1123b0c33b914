// Susi. SPDX-License-Identifier: Apache-2.0

/// A phrase in the index: whose it is, what it is worth, and where its pattern lies.
///
/// It is packed into 32 bytes, half of what a processor fetches at once: finding an answer among
/// a hundred thousand phrases is waiting for memory.
struct PhraseEntry: Sendable {
    /// Marks the end of a chain of entries.
    static let end = UInt32.max
    /// The most bytes or elements a pattern may have; no utterance is as long.
    static let maximumLength = Int(UInt16.max)

    /// The phrase by its skill's number in the mind, its intent and its alternative.
    struct Owner: Sendable {
        let skill: UInt32
        let intent: UInt32
        let alternative: UInt16
    }

    enum Kind: UInt8, Sendable {
        case exact
        case words
        case glued
        case catchAll
        case expression
        /// An expression whose captures lose the blanks at their ends.
        case mixed
        /// The skill has been replaced or removed.
        case dead
    }

    /// The score but for the language: see `Rank`.
    let rank: UInt64
    let owner: Owner
    private var length: UInt16 = 0
    private var start: UInt32 = 0
    /// The next entry at the same place of the index.
    var next = PhraseEntry.end
    var kind = Kind.exact

    init(owner: Owner, rank: UInt64) {
        self.owner = owner
        self.rank = rank
    }

    /// The part of the arena that belongs to its kind.
    var range: Range<Int> {
        get { Int(start)..<Int(start) + Int(length) }
        set {
            start = UInt32(newValue.lowerBound)
            length = UInt16(newValue.count)
        }
    }
}

/// A phrase ready for the index.
enum CompiledPhrase {
    case pattern([UInt8], Pattern)
    case expression(Expression)
}

extension Pattern.Run {
    func moved(by offset: Int) -> Pattern.Run {
        switch self {
        case .letters(let range):
            .letters(range.lowerBound + offset..<range.upperBound + offset)
        case .gap: self
        }
    }
}
