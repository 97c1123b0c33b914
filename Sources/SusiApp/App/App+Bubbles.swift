// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// Bubbles as they are on the screen: what they fetch, what plays.
extension App {
    /// The bubble of a message.
    func bubble(_ row: RowFacts) -> Node<AppMessage> {
        let isSearching = conversation.search != nil
        guard let bubble = row.bubble else {
            let question = QuestionText(row.turn.question)
            let marks = isSearching ? conversation.search?.ranges(in: question.text) : nil
            return question.node(space, highlights: marks ?? [])
        }
        let marks = isSearching ? conversation.search?.ranges(in: bubble.text) : nil
        let state = bubbles[row.part] ?? BubbleState()
        return bubble.node(row.part, state, space, highlights: marks ?? [])
    }

    /// A bubble, while its turn is in memory.
    func bubble(at part: TurnPart) -> Bubble? {
        guard let index = part.bubble, let bubbles = conversation.turn(part.turn)?.reply?.bubbles,
            bubbles.indices.contains(index)
        else { return nil }
        return bubbles[index]
    }

    /// What bubbles need that are seen for the first time.
    mutating func firstSights() -> [Effect] {
        guard list.isLaidOut else { return [] }
        var effects: [Effect] = []
        for row in list.rows.visible(overscan: 0) where row != list.tail {
            guard let part = conversation.row(at: row), !bubbles.keys.contains(part),
                let bubble = bubble(at: part)
            else { continue }
            var state = BubbleState()
            effects += state.appear(bubble, at: part, &tickets)
            bubbles[part] = state
        }
        return effects
    }

    mutating func bubbleHappened(
        _ part: TurnPart,
        _ message: BubbleMessage,
        _ detail: EventDetail
    ) -> [Effect] {
        guard let bubble = bubble(at: part) else { return [] }
        if case .enlarge(let number) = message {
            guard let picture = bubble.picture(number, in: space) else { return [] }
            return open(.picture(path: picture.source, alternative: picture.name))
        }
        var state = bubbles[part] ?? BubbleState()
        let effects = state.handle(message, detail, of: bubble, at: part, &tickets)
        bubbles[part] = state
        doubt(part)
        return effects
    }

    /// What a bubble fetched has come; nothing where it could not be fetched.
    mutating func bubbleAnswered(_ part: TurnPart, _ errand: BubbleErrand, _ value: PageValue?) {
        bubbles[part]?.answered(errand, value)
        doubt(part)
    }

    /// What an answer does beside being shown.
    mutating func carryOut(_ part: TurnPart) -> [Effect] {
        guard let bubble = bubble(at: part) else { return [] }
        if let due = bubble.rings {
            alarms.set(part, due: due)
            keepsakes.note(.alarms)
            return ring() + tick()
        }
        if let cancelled = bubble.cancels {
            if cancelled.isEmpty { alarms.clear() }
            for due in cancelled { alarms.cancel(due) }
            keepsakes.note(.alarms)
        }
        guard let command = bubble.command else { return [] }
        var effects: [Effect] = []
        if command == .stop {
            alarms.quiet()
            effects.append(.tellOthers(.hush))
        }
        let players = bubbles.keys.filter { self.bubble(at: $0)?.isMedia == true }
            .sorted { $0.isBefore($1) }
        return effects + command.carryOut(on: &bubbles, players, dice: Int(now & 0xFFFF))
    }

    /// A message's height has to be computed anew.
    private mutating func doubt(_ part: TurnPart) {
        if let row = conversation.index(of: part) { list.doubt(row) }
    }
}
