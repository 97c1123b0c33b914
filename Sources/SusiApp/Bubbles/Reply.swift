// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What a server answered, as bubbles.
public struct Reply: Equatable, Sendable {
    /// A bit for each is kept of what was deleted, so there are no more.
    static let mostBubbles = 32

    /// What is kept of the answer: `actions`, `data`, `skills`, `pictures`, `model`, `trace`, each only where
    /// it is needed, and altogether at most some 256 KB.
    public let json: JSON
    /// What is shown, one for each action.
    public let bubbles: [Bubble]

    /// Reads a chat answer (the whole object or what `json` kept), never failing: what cannot be
    /// understood is said in a bubble (C5–C9).
    public init(_ json: JSON, answered: Int64) {
        let kept = ReplyKeeper.kept(
            json["answers"] == nil ? json : json["answers"]?.array?.first ?? nil
        )
        self.json = kept
        var bubbles: [Bubble] = []
        // What stands in for tables and links in apps that do not draw them is not needed here.
        for action in kept["actions"]?.array ?? []
        where action[PlannedAction.standIn]?.bool != true {
            bubbles.append(ActionReader(kept).bubble(action, answered: answered))
        }
        if bubbles.isEmpty { bubbles.append(Bubble(.nothing, due: answered)) }
        self.bubbles = bubbles
    }

    /// The path of the skill that answered; empty where there is none.
    public var skill: String { json["skills"]?.array?.first?.string ?? "" }

    /// The same as what it is known by; nil where there is none.
    public var skillPath: SkillPath? { skill.isEmpty ? nil : SkillPath(reading: skill) }

    /// The language model that made it up; nil where a skill answered.
    public var model: String? { json["model"]?.string }

    /// Why this was answered; nil where the server does not say.
    public var why: ReplyReason? { json["trace"].flatMap { ReplyReason($0) } }

    /// Whether nothing was answered.
    public var isEmpty: Bool {
        if bubbles.count == 1, case .nothing = bubbles[0].content { true } else { false }
    }
}
