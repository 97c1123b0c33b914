// Susi. SPDX-License-Identifier: Apache-2.0

/// What bubbles measure in CSS pixels, for heights that are known before anything is drawn.
///
/// Each length is a variable of the same value at the top of Web/bubbles.css; a test compares both.
public enum BubbleMetrics {
    /// The fonts of texts: the device's own.
    static let fonts = """
        -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", \
        sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"
        """
    /// The fonts of code.
    static let codeFonts = """
        ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", \
        monospace
        """

    static let textSize = 16.0
    static let textLine = 22.0
    static let codeSize = 14.0
    static let codeLine = 20.0
    static let largeSize = 40.0
    static let largeLine = 50.0

    /// Between a bubble's edge and its text.
    static let paddingX = 14.0
    static let paddingY = 9.0
    /// Between paragraphs, and between what stands under one another in a bubble.
    static let blockGap = 8.0
    /// Between the items of a list.
    static let itemGap = 2.0
    /// How far an item's text stands in.
    static let itemIndent = 24.0
    static let codePaddingX = 10.0
    static let codePaddingY = 8.0

    static let answerMost = 640.0
    static let answerShare = 0.85
    static let questionShare = 0.8
    /// What the button of a message's menu takes beside its bubble.
    static let menuWidth = 46.0
    /// What bubbles that are no texts are at most wide.
    static let pictureMost = 480.0
    static let pictureHighest = 360.0

    static let previewHeight = 96.0
    static let mapHeight = 220.0
    static let barHeight = 36.0
    static let lineHeight = 32.0
    static let controlHeight = 64.0

    static let cardWidth = 300.0
    static let cardHeight = 188.0
    /// Below cards, for a scroll bar.
    static let cardsBar = 12.0
    static let fieldHeight = 60.0
    /// From this width on a table is a table; below, each row is a card.
    static let tableFrom = 700.0
    static let tableMost = 960.0
    static let tableRow = 41.0
    static let tableHighest = 480.0
    static let recordWidth = 260.0

    static let pieSize = 160.0
    static let legendRow = 28.0
    /// From this width on the legend stands beside the pie.
    static let pieFrom = 400.0

    /// The lengths that the style sheet has to know, by the names of its variables.
    public static let lengths: [(name: StaticString, value: Double)] = [
        ("text-size", textSize), ("text-line", textLine),
        ("code-size", codeSize), ("code-line", codeLine),
        ("large-size", largeSize), ("large-line", largeLine),
        ("padding-x", paddingX), ("padding-y", paddingY),
        ("block-gap", blockGap), ("item-gap", itemGap), ("item-indent", itemIndent),
        ("code-padding-x", codePaddingX), ("code-padding-y", codePaddingY),
        ("preview-height", previewHeight), ("map-height", mapHeight), ("bar-height", barHeight),
        ("line-height", lineHeight), ("control-height", controlHeight),
        ("card-width", cardWidth), ("card-height", cardHeight), ("cards-bar", cardsBar),
        ("field-height", fieldHeight),
        ("table-row", tableRow), ("table-highest", tableHighest), ("record-width", recordWidth),
        ("pie-size", pieSize), ("legend-row", legendRow),
    ]
}
