// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What a mind remembers of one person: named values for ever, and the last turns.
public struct Memory: Sendable, Equatable {
    /// One question and what came of it.
    public struct Turn: Sendable, Equatable {
        /// What was asked.
        public var query: String
        /// The first text that was answered.
        public var answer: String
        /// The path of the skill that answered.
        public var skill: String

        /// Puts a turn on record.
        public init(query: String, answer: String, skill: String) {
            self.query = query
            self.answer = answer
            self.skill = skill
        }
    }

    /// Values whose names begin with `_`, the oldest first.
    public private(set) var variables: JSONObject
    /// The last turns, the newest first.
    public private(set) var turns: [Turn]

    /// How many turns are kept.
    public static let maximumTurns = 5
    /// How many values are kept; the oldest make room.
    public static let maximumVariables = 1000
    /// The most bytes a value may have to be kept: a skill that doubles one each time must end.
    public static let maximumLength = 65_536

    /// An empty memory, or one that was stored.
    public init(variables: JSONObject = JSONObject(), turns: [Turn] = []) {
        self.variables = variables
        self.turns = turns
    }

    /// Puts a turn on record, with the values that the answer set.
    public mutating func record(_ turn: Turn, setting values: JSONObject) {
        turns.insert(turn, at: 0)
        if turns.count > Memory.maximumTurns { turns.removeLast() }
        for member in values.members {
            // A value set again is new again.
            variables[member.name] = nil
        }
        for member in Memory.keepable(values).members {
            variables.append(member.name, member.value)
        }
        while variables.count > Memory.maximumVariables, let oldest = variables.members.first {
            variables[oldest.name] = nil
        }
    }

    /// The values that are not too long to be kept.
    public static func keepable(_ values: JSONObject) -> JSONObject {
        var kept = JSONObject()
        for member in values.members
        where (member.value.string?.utf8.count ?? 0) <= Memory.maximumLength {
            kept.append(member.name, member.value)
        }
        return kept
    }
}
