// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// A question as it is shown: the text as it was typed, with addresses that can be followed.
public struct QuestionText: Equatable, Sendable {
    /// The text.
    public let text: String
    let rich: RichText

    /// The text of a question.
    public init(_ text: String) {
        let rich = RichText(typed: text)
        self.rich = rich
        self.text = rich.plain
    }

    /// How high it is, as the browser will draw it.
    public func height(
        in space: BubbleSpace,
        _ measures: TextMeasures,
        _ missing: inout MissingTexts
    ) -> BubbleHeight {
        let padding = rich.isLarge ? 0 : BubbleMetrics.paddingX
        let width = space.questionWidth - 2 * padding
        var height = rich.height(in: width, measures, &missing)
        height.height += rich.isLarge ? 0 : 2 * BubbleMetrics.paddingY
        return height
    }

    /// The bubble of the question; highlighted are ranges of the bytes of `text`.
    public func node(_ space: BubbleSpace, highlights: [Range<Int>] = []) -> Node<AppMessage> {
        let name = rich.isLarge ? "bubble question large" : "bubble question"
        let width = Attribute(.styleMaxWidth, Pixels.text(space.questionWidth))
        let drawing = TextDrawing(rich, highlights)
        return Node(.div, [.class(name), width], drawing.nodes { _, _ in .text("") })
    }
}
