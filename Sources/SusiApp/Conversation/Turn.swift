// Susi. SPDX-License-Identifier: Apache-2.0

/// One question and what came of it.
public struct Turn: Equatable, Sendable {
    /// What a turn is known by on this device: 1 or more, the later the larger.
    public typealias ID = UInt64

    /// How far a question has come.
    public enum Stage: Equatable, Sendable {
        /// Not sent yet: there is no connection, or others are before it.
        case waiting
        /// On its way.
        case asking
        /// Answered.
        case answered
        /// Not answered, and why; it can be asked again.
        case failed(Trouble)
    }

    /// What the person thinks of the answer.
    public enum Opinion: UInt8, Sendable {
        case none, good, bad
    }

    /// The last number of a part that has a bit of its own in `deleted`; later ones share it.
    static let lastBit = 63

    /// What it is known by.
    public var id: ID
    /// What was asked.
    public var question: String
    /// When, in milliseconds since 1970.
    public var asked: Int64
    /// How far it has come.
    public var stage: Stage
    /// When the answer came, in milliseconds since 1970; 0 where there is none.
    public var answered: Int64 = 0
    /// What came of it; nil where there is nothing yet.
    public var reply: Reply?
    /// What the person thinks of the answer.
    public var opinion = Opinion.none
    /// The parts that were deleted here, as bits: 1 for the question, 2 for the first bubble.
    public var deleted: UInt64 = 0
    /// The server's time of the question as it spells it, by which it knows the turn; or empty.
    public var serverDate = ""
    /// When it was last sent, in milliseconds since 1970; 0 where it never was.
    var sent: Int64 = 0
    /// Whose memory it is in, as `Conversation.mark`; 0 where it is in no account's.
    var account: UInt32 = 0
    /// Whether the server has still to be told what the person thinks.
    var owesOpinion = false

    /// A question that was just asked.
    public init(id: ID, question: String, asked: Int64, stage: Stage = .waiting) {
        self.id = id
        self.question = question
        self.asked = asked
        self.stage = stage
    }
}
