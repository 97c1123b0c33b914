// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// A question with its answer, as an account's conversation keeps it.
public struct Cognition: Sendable, Equatable {
    /// When it was asked.
    public let asked: Instant
    /// What was asked.
    public let query: String
    /// The first text that was answered.
    public let answer: String
    /// The path of the skill that answered; empty where none did.
    public let skill: String
    /// The chat answer as JSON text.
    public let document: [UInt8]

    /// A question with its answer.
    public init(asked: Instant, query: String, answer: String, skill: String, document: [UInt8]) {
        self.asked = asked
        self.query = query
        self.answer = answer
        self.skill = skill
        self.document = document
    }
}
