// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// What a row shows beside its bubble.
struct RowFacts {
    /// The message.
    var part: TurnPart
    /// Its turn.
    var turn: Turn
    /// Whether it is the first of its day, whose name stands above.
    var startsDay: Bool
    /// Whether somebody else spoke before, or a while ago.
    var startsGroup: Bool
    /// Whether it is the last bubble of its turn, below which opinions stand.
    var endsTurn: Bool

    /// Its bubble; nil for a question.
    var bubble: Bubble? {
        guard let index = part.bubble, let bubbles = turn.reply?.bubbles,
            bubbles.indices.contains(index)
        else { return nil }
        return bubbles[index]
    }

    /// When it was said.
    var said: Int64 {
        guard part.bubble != nil else { return turn.asked }
        return max(turn.answered, bubble?.due ?? 0)
    }

    /// How high its bubble is.
    func bubbleHeight(
        in space: BubbleSpace,
        _ state: BubbleState?,
        _ measures: TextMeasures,
        _ missing: inout MissingTexts
    ) -> BubbleHeight {
        guard let bubble else {
            return QuestionText(turn.question).height(in: space, measures, &missing)
        }
        return bubble.height(in: space, state ?? BubbleState(), measures, &missing)
    }

    /// What stands below the bubble.
    enum Below: Equatable {
        case nothing
        /// When a question was asked, and whether it waits.
        case time
        /// Why a question was not answered, and that it can be asked again.
        case trouble(Trouble)
        /// When an answer came, what the person thinks of it, and why it came.
        case opinions
    }

    /// What stands below the bubble.
    var below: Below {
        guard part.bubble == nil else { return endsTurn ? .opinions : .nothing }
        if case .failed(let trouble) = turn.stage { return .trouble(trouble) }
        return .time
    }

    /// How much higher the row is than its bubble.
    var extraHeight: Double {
        let gap = startsGroup ? RowMetrics.groupGap : RowMetrics.gap
        let above = (startsDay ? RowMetrics.day : 0) + gap
        switch below {
        case .nothing: return above
        case .time: return above + RowMetrics.time
        case .trouble: return above + RowMetrics.trouble
        case .opinions: return above + RowMetrics.opinions
        }
    }
}
