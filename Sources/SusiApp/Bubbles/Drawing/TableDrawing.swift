// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Draws a table: as one where there is room, else a card for each row.
struct TableDrawing {
    /// So many rows are drawn before all are asked for.
    static let mostRows = 200
    /// A card is so many columns high; in one with more, or long texts, they are scrolled.
    private static let mostFields = 6

    /// A text of so many bytes fits on the two lines that a field has.
    private static let shortText = 40

    private let table: TableContent
    private let drawing: BubbleDrawing

    init(_ table: TableContent, _ drawing: BubbleDrawing) {
        self.table = table
        self.drawing = drawing
    }

    /// How many rows are drawn.
    static func shown(_ table: TableContent, _ state: BubbleState) -> Int {
        state.showsAll ? table.rows.count : min(table.rows.count, mostRows)
    }

    var node: Node<AppMessage> {
        guard !table.rows.isEmpty else { return drawing.said(.noRows) }
        return drawing.space.holdsTables ? asTable : asCards
    }

    private var rows: ArraySlice<Int> {
        let order = drawing.state.order?.rows ?? Array(table.rows.indices)
        return order.prefix(Self.shown(table, drawing.state))
    }

    /// The number of rows, and a button for those that are not drawn.
    private var bar: Node<AppMessage> {
        let count = table.rows.count
        let shown = Self.shown(table, drawing.state)
        let words = drawing.words(shown < count ? .rowsOf(shown, count) : .rows(count))
        var nodes = [Node<AppMessage>(.span, [], text: words)]
        if shown < count {
            nodes.append(
                Node(
                    .button,
                    [.class("action"), Attribute(.type, "button")],
                    on: [Handler(.click, drawing.message(.showAll))],
                    text: drawing.words(.showAll(count))
                )
            )
        }
        return Node(.div, [.class("bar")], nodes)
    }

    private var asTable: Node<AppMessage> {
        let numeric = table.isNumeric
        let head = Node<AppMessage>(
            .thead,
            [],
            [Node(.tr, [], table.titles.indices.map { title($0, numeric[$0]) })]
        )
        let body = rows.map { row -> Node<AppMessage> in
            let cells = table.rows[row].enumerated().map { column, text in
                cell(.td, text, numeric[column] ? [.class("number")] : [])
            }
            return Node(.tr, key: UInt64(row) + 1, [], cells)
        }
        let content = Node<AppMessage>(
            .table,
            [.label(drawing.words(.table))],
            [head, Node(.tbody, [], body)]
        )
        let scroller = Node<AppMessage>(
            .div,
            [
                .class("scroller"), Attribute(.tabIndex, "0"), .role("region"),
                .label(drawing.words(.table)),
            ],
            [content]
        )
        let width = min(drawing.space.width, BubbleMetrics.tableMost)
        let attributes = [
            Attribute.class("bubble answer table"), Attribute(.styleMaxWidth, Pixels.text(width)),
        ]
        return Node(.div, attributes, [scroller, bar])
    }

    private func title(_ column: Int, _ isNumeric: Bool) -> Node<AppMessage> {
        let order = drawing.state.order
        let sort =
            order?.column == column
            ? (order?.isAscending == true ? "ascending" : "descending") : "none"
        let button = Node<AppMessage>(
            .button,
            [
                Attribute(.type, "button"),
                Attribute(.title, drawing.words(.sortBy(table.titles[column]))),
            ],
            on: [Handler(.click, drawing.message(.sort(column: column)))],
            text: table.titles[column]
        )
        var attributes = [Attribute(.scope, "col"), Attribute(.ariaSort, sort)]
        if isNumeric { attributes.append(.class("number")) }
        return Node(.th, attributes, [button])
    }

    /// A cell, whose text is a link where it is an address.
    private func cell(
        _ tag: Tag,
        _ text: String,
        _ attributes: [Attribute] = []
    ) -> Node<AppMessage> {
        guard let address = WebAddress(text) else { return Node(tag, attributes, text: text) }
        return Node(tag, attributes, [TextDrawing.link(address.text, [.text(Self.short(address))])])
    }

    /// An address without its scheme, which no cell has room for.
    private static func short(_ address: WebAddress) -> String {
        let start = WebAddress.endOfScheme(Array(address.text.utf8)) ?? 0
        return Clipped.text(String(decoding: address.text.utf8.dropFirst(start), as: UTF8.self), 60)
    }

    /// How high the cards of a table are.
    static func cardHeight(_ table: TableContent) -> Double {
        let fields = min(table.titles.count, mostFields)
        return Double(fields) * BubbleMetrics.fieldHeight + 2 * BubbleMetrics.paddingY + 2
    }

    /// A card; where it may hold more than fits, it can be scrolled by keyboard.
    private func recordAttributes(_ row: Int) -> [Attribute] {
        let attributes: [Attribute] = [.class("record"), .height(Self.cardHeight(table))]
        let isLong =
            table.titles.count > Self.mostFields
            || table.rows[row].contains { $0.utf8.count > Self.shortText }
        return isLong ? attributes + [Attribute(.tabIndex, "0")] : attributes
    }

    private var asCards: Node<AppMessage> {
        let height = Self.cardHeight(table)
        let cards = rows.map { row -> Node<AppMessage> in
            let pairs = table.titles.indices.map { column -> Node<AppMessage> in
                let name = Node<AppMessage>(.dt, [], text: table.titles[column])
                return Node(.div, [], [name, cell(.dd, table.rows[row][column])])
            }
            return Node(
                .li,
                key: UInt64(row) + 1,
                [],
                [Node(.dl, recordAttributes(row), pairs)]
            )
        }
        let attributes: [Attribute] = [
            .class("cards records"), .role("list"), .label(drawing.words(.table)),
            Attribute(.tabIndex, "0"),
            .height(height + BubbleMetrics.cardsBar),
        ]
        return Node(.div, [.class("bubble-cards")], [Node(.ul, attributes, cards), bar])
    }
}
