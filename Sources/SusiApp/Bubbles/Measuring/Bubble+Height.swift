// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

extension Bubble {
    /// How high the bubble is, as the browser will draw it.
    ///
    /// Texts are laid out with the widths that are known; what is missing is noted, and the height a
    /// guess until then.
    public func height(
        in space: BubbleSpace,
        _ state: BubbleState,
        _ measures: TextMeasures,
        _ missing: inout MissingTexts
    ) -> BubbleHeight {
        if isPlanned, space.now < due {
            return BubbleHeight(BubbleMetrics.lineHeight, isExact: true)
        }
        switch content {
        case .text(let text, let pictures):
            return textHeight(text, pictures, space, state, measures, &missing)
        case .picture(let picture, _): return pictureHeight(picture, space, state)
        case .anchor(let text, _):
            let width = space.answerWidth - 2 * BubbleMetrics.paddingX
            var height = text.height(in: width, measures, &missing)
            height.height += 2 * BubbleMetrics.paddingY
            if case .found = state.preview {
                height.height += BubbleMetrics.blockGap + BubbleMetrics.previewHeight
            }
            return height
        case .map:
            return BubbleHeight(BubbleMetrics.mapHeight + BubbleMetrics.barHeight, isExact: true)
        case .table(let table): return tableHeight(table, space, state)
        case .pie(let pie): return pieHeight(pie, space)
        case .cards(let cards): return Self.cardsHeight(cards.count)
        case .search(_, let found):
            if !found.isEmpty { return Self.cardsHeight(found.count) }
            switch state.search {
            case .unknown, .loading: return Self.cardsHeight(1)
            case .found(let cards) where !cards.isEmpty: return Self.cardsHeight(cards.count)
            case .found, .failed:
                let actions = state.search == .failed ? 2.0 : 1
                var height = said(.searchFailed, space, measures, &missing)
                height.height += BubbleMetrics.blockGap + actions * BubbleMetrics.barHeight
                return height
            }
        case .media(let media):
            let hasStill = media.isVideo && !state.cannotPlay
            let still = (min(space.pictureWidth, 400) * 9 / 16).rounded()
            return BubbleHeight(hasStill ? still : BubbleMetrics.controlHeight, isExact: true)
        case .command, .timerReset: return BubbleHeight(BubbleMetrics.lineHeight, isExact: true)
        case .timer, .alarm: return BubbleHeight(BubbleMetrics.controlHeight, isExact: true)
        case .unknown(let type, let details):
            var height = said(.unknown(type), space, measures, &missing)
            // What came with it is folded up at first.
            if !details.isEmpty {
                height.height += BubbleMetrics.blockGap + BubbleMetrics.barHeight
            }
            return height
        case .nothing: return said(.noAnswer, space, measures, &missing)
        }
    }

    /// What the app says in its own words.
    private func said(
        _ wording: BubbleWording,
        _ space: BubbleSpace,
        _ measures: TextMeasures,
        _ missing: inout MissingTexts
    ) -> BubbleHeight {
        let lines = TextLayout.lines(
            of: wording.in(space.language),
            width: space.answerWidth - 2 * BubbleMetrics.paddingX,
            style: TextStyleName.body.style,
            measures,
            missing: &missing.lists[Int(TextStyleName.body.rawValue)]
        )
        let height = Double(lines.count) * BubbleMetrics.textLine + 2 * BubbleMetrics.paddingY
        return BubbleHeight(height, isExact: lines.isExact)
    }

    private func textHeight(
        _ text: RichText,
        _ pictures: [PictureSource],
        _ space: BubbleSpace,
        _ state: BubbleState,
        _ measures: TextMeasures,
        _ missing: inout MissingTexts
    ) -> BubbleHeight {
        let padding = text.isLarge ? 0 : BubbleMetrics.paddingX
        let width = space.answerWidth - 2 * padding
        var height = text.height(
            in: width,
            measures,
            &missing,
            picture: { number, source in
                Self.framed(source, state.pictures[number], width, space)
            },
            pictures: pictures
        )
        height.height += text.isLarge ? 0 : 2 * BubbleMetrics.paddingY
        return height
    }

    private func pictureHeight(
        _ picture: PictureSource,
        _ space: BubbleSpace,
        _ state: BubbleState
    ) -> BubbleHeight {
        if picture.source(space.origin) == nil || state.pictures[0] == .failed {
            let height = BubbleMetrics.textLine + 2 * BubbleMetrics.paddingY
            return BubbleHeight(height, isExact: true)
        }
        return Self.framed(picture, state.pictures[0], space.pictureWidth, space)
    }

    private static func framed(
        _ source: PictureSource,
        _ state: BubbleState.Picture?,
        _ width: Double,
        _ space: BubbleSpace
    ) -> BubbleHeight {
        guard source.source(space.origin) != nil, let frame = PictureFrame(state, in: width) else {
            return BubbleHeight(BubbleMetrics.textLine, isExact: true)
        }
        return BubbleHeight(frame.height, isExact: frame.isKnown)
    }

    private func tableHeight(
        _ table: TableContent,
        _ space: BubbleSpace,
        _ state: BubbleState
    ) -> BubbleHeight {
        guard !table.rows.isEmpty else {
            return BubbleHeight(BubbleMetrics.textLine + 2 * BubbleMetrics.paddingY, isExact: true)
        }
        let shown = TableDrawing.shown(table, state)
        if space.holdsTables {
            let rows = Double(shown + 1) * BubbleMetrics.tableRow
            let height = min(rows, BubbleMetrics.tableHighest) + BubbleMetrics.barHeight
            return BubbleHeight(height, isExact: rows >= BubbleMetrics.tableHighest)
        }
        let bars = BubbleMetrics.cardsBar + BubbleMetrics.barHeight
        return BubbleHeight(TableDrawing.cardHeight(table) + bars, isExact: true)
    }

    private func pieHeight(_ pie: PieContent, _ space: BubbleSpace) -> BubbleHeight {
        let padding = 2 * BubbleMetrics.paddingY
        guard !pie.slices.isEmpty else {
            return BubbleHeight(BubbleMetrics.textLine + padding, isExact: true)
        }
        let rows = pie.slices.count + (pie.leftOut > 0 ? 1 : 0)
        let legend = Double(rows) * BubbleMetrics.legendRow
        let isWide = space.answerWidth >= BubbleMetrics.pieFrom
        let height =
            isWide
            ? max(BubbleMetrics.pieSize, legend)
            : BubbleMetrics.pieSize + BubbleMetrics.blockGap + legend
        return BubbleHeight(height + padding, isExact: true)
    }

    private static func cardsHeight(_ count: Int) -> BubbleHeight {
        let height =
            count > 0
            ? BubbleMetrics.cardHeight + BubbleMetrics.cardsBar
            : BubbleMetrics.textLine + 2 * BubbleMetrics.paddingY
        return BubbleHeight(height, isExact: true)
    }
}
