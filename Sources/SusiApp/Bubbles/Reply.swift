// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What a server answered, as bubbles.
public struct Reply: Equatable, Sendable {
    /// What is kept of the answer: `actions`, `data`, `skills`, `pictures`, `trace`.
    public let json: JSON
    /// What is shown, one for each action.
    public let bubbles: [Bubble]

    /// Reads a chat answer (the whole object or what `json` kept), never failing: what cannot be
    /// understood is said in a bubble (C5–C9).
    public init(_ json: JSON, answered: Int64) {
        self.json = json
        bubbles = []
    }

    /// The path of the skill that answered; empty where there is none.
    public var skill: String { json["skills"]?.array?.first?.string ?? "" }
}
