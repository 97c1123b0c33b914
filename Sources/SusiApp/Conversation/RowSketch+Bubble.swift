// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension RowSketch {
    private static var phone: BubbleSpace { BubbleSpace(width: 366, now: .max) }

    /// What is to be known of a bubble while its page has not been read.
    init(_ bubble: Bubble) {
        if case .text(let text, let pictures) = bubble.content, pictures.isEmpty {
            self.init(text: text.plain)
            return
        }
        var missing = MissingTexts()
        let space = RowSketch.phone
        let height = bubble.height(in: space, BubbleState(), TextMeasures(), &missing)
        self.init(height: height.height)
    }

    /// How high such a bubble probably is on rows of that width, in CSS pixels.
    func height(width: Double) -> Double {
        guard let letters else { return heightOnPhone }
        let space = BubbleSpace(width: width, now: 0)
        let text = space.answerWidth - 2 * BubbleMetrics.paddingX
        // Letters are about half as wide as they are high.
        let perLine = max(8, text / (BubbleMetrics.textSize * 0.52))
        let lines = max(1, (Double(letters) / perLine).rounded(.up))
        return lines * BubbleMetrics.textLine + 2 * BubbleMetrics.paddingY
    }
}
