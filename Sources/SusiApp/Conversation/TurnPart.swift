// Susi. SPDX-License-Identifier: Apache-2.0

/// One message: the question of a turn, or one bubble of what came of it.
public struct TurnPart: Hashable, Sendable {
    /// The turn.
    public var turn: Turn.ID
    /// 0 for the question, n + 1 for the bubble with index n.
    public var number: Int

    /// A part of a turn.
    public init(turn: Turn.ID, number: Int) {
        self.turn = turn
        self.number = number
    }

    /// The question of a turn.
    public static func question(_ turn: Turn.ID) -> TurnPart { TurnPart(turn: turn, number: 0) }
    /// A bubble of a turn.
    public static func bubble(_ index: Int, of turn: Turn.ID) -> TurnPart {
        TurnPart(turn: turn, number: index + 1)
    }

    /// The index of the bubble; nil for the question.
    public var bubble: Int? { number > 0 ? number - 1 : nil }
}
