// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension RichText {
    /// How high the text is in a width, without the padding around it.
    func height(
        in width: Double,
        _ measures: TextMeasures,
        _ missing: inout MissingTexts,
        picture: (Int, PictureSource) -> BubbleHeight = { _, _ in
            BubbleHeight(BubbleMetrics.textLine, isExact: true)
        },
        pictures: [PictureSource] = []
    ) -> BubbleHeight {
        var height = 0.0
        var isExact = true
        var number = 0
        for (index, block) in blocks.enumerated() {
            if index > 0 { height += Self.gap(blocks[index - 1], block) }
            if case .picture = block.kind {
                let source = pictures.indices.contains(number) ? pictures[number] : nil
                let frame = source.map { picture(number, $0) }
                height += frame?.height ?? BubbleMetrics.textLine
                isExact = isExact && frame?.isExact ?? true
                number += 1
                continue
            }
            let lines = lines(of: block, in: width, measures, &missing)
            isExact = isExact && lines.isExact
            height += Double(lines.count) * lineHeight(block)
            if block.kind == .code { height += 2 * BubbleMetrics.codePaddingY }
        }
        return BubbleHeight(height, isExact: isExact)
    }

    private func lineHeight(_ block: TextBlock) -> Double {
        if isLarge { return BubbleMetrics.largeLine }
        return block.kind == .code ? BubbleMetrics.codeLine : BubbleMetrics.textLine
    }

    /// What lies between two blocks.
    static func gap(_ above: TextBlock, _ below: TextBlock) -> Double {
        if case .item = above.kind, case .item = below.kind { return BubbleMetrics.itemGap }
        return BubbleMetrics.blockGap
    }

    private func lines(
        of block: TextBlock,
        in width: Double,
        _ measures: TextMeasures,
        _ missing: inout MissingTexts
    ) -> TextLines {
        var width = width
        switch block.kind {
        case .item(_, let depth): width -= Double(depth + 1) * BubbleMetrics.itemIndent
        case .code: width -= 2 * BubbleMetrics.codePaddingX
        case .paragraph, .picture: break
        }
        let looks = Set(block.runs.map { $0.look.style })
        if isLarge || looks.count <= 1 {
            let style = isLarge ? TextStyleName.large : looks.first ?? .body
            let index = Int(style.rawValue)
            return TextLayout.lines(
                of: block.text,
                width: width,
                style: style.style,
                measures,
                missing: &missing.lists[index]
            )
        }
        let runs = block.runs.map {
            MixedTextLayout.Run(end: $0.end, style: Int($0.look.style.rawValue))
        }
        return MixedTextLayout.lines(
            of: block.text,
            runs,
            width: width,
            measures,
            missing: &missing.lists
        )
    }
}
