// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

extension MediaCommand {
    /// Does it to what plays in the conversation.
    ///
    /// The parts are those with something to play (`Bubble.isMedia`) in their order; dice below their
    /// count says which one is played in any order.
    public func carryOut(
        on states: inout [TurnPart: BubbleState],
        _ parts: [TurnPart],
        dice: Int = 0
    ) -> [Effect] {
        let playing = parts.lastIndex { states[$0]?.isPlaying == true }
        let current = playing ?? parts.lastIndex { states[$0]?.isStarted == true }
        switch self {
        case .stop, .pause:
            var effects: [Effect] = []
            for part in parts where states[part]?.isPlaying == true {
                states[part]?.isPlaying = false
                effects.append(.media(part.mediaID, isPlaying: false))
            }
            return effects
        case .resume: return Self.start(current, parts, &states)
        case .restart:
            if let current { states[parts[current]]?.beginnings += 1 }
            return Self.start(current, parts, &states)
        case .previous: return Self.move(from: playing, to: current.map { $0 - 1 }, parts, &states)
        case .next: return Self.move(from: playing, to: current.map { $0 + 1 } ?? 0, parts, &states)
        case .shuffle:
            let wished = parts.isEmpty ? nil : Int(dice.magnitude % UInt(parts.count))
            return Self.move(from: playing, to: wished, parts, &states)
        case .volume(let volume):
            for part in parts { states[part, default: BubbleState()].volume = volume }
            return []
        }
    }

    private static func start(
        _ index: Int?,
        _ parts: [TurnPart],
        _ states: inout [TurnPart: BubbleState]
    ) -> [Effect] {
        guard let index, parts.indices.contains(index) else { return [] }
        states[parts[index], default: BubbleState()].isStarted = true
        return [.media(parts[index].mediaID, isPlaying: true)]
    }

    private static func move(
        from playing: Int?,
        to index: Int?,
        _ parts: [TurnPart],
        _ states: inout [TurnPart: BubbleState]
    ) -> [Effect] {
        guard let index, parts.indices.contains(index), index != playing else { return [] }
        var effects: [Effect] = []
        if let playing {
            states[parts[playing]]?.isPlaying = false
            effects.append(.media(parts[playing].mediaID, isPlaying: false))
        }
        return effects + start(index, parts, &states)
    }
}
