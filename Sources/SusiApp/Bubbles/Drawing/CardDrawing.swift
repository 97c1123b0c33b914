// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// Draws cards in a row that is scrolled sideways.
enum CardDrawing {
    static func row(
        _ cards: [CardContent],
        _ name: BubbleWording,
        _ space: BubbleSpace
    ) -> Node<AppMessage> {
        let items = cards.enumerated().map { index, card in
            Node<AppMessage>(.li, key: UInt64(index) + 1, [], [drawn(card)])
        }
        var attributes: [Attribute] = [
            .class("cards"), .role("list"), .label(name.in(space.language)),
        ]
        // What can be scrolled can be reached by keyboard: by its links, or by itself.
        let hasLink = cards.contains { !$0.link.isEmpty }
        if !hasLink { attributes.append(Attribute(.tabIndex, "0")) }
        return Node(.ul, attributes, items)
    }

    private static func drawn(_ card: CardContent) -> Node<AppMessage> {
        var lines = [Node<AppMessage>(.span, [.class("title")], text: card.title)]
        if !card.description.isEmpty {
            lines.append(Node(.span, [.class("snippet")], text: card.description))
        }
        if !card.host.isEmpty { lines.append(Node(.span, [.class("host")], text: card.host)) }
        var children = [Node<AppMessage>(.span, [.class("lines")], lines)]
        if let source = card.picture?.source("") {
            let image = Node<AppMessage>(
                .img,
                [Attribute(.src, source), Attribute(.alt), Attribute(.loading, "lazy")]
            )
            children.insert(image, at: 0)
        }
        guard !card.link.isEmpty else { return Node(.div, [.class("card")], children) }
        let attributes = [.class("card"), Attribute(.href, card.link)] + TextDrawing.outside
        return Node(.a, attributes, children)
    }

    /// Cards that have not come yet.
    static func waiting(_ space: BubbleSpace) -> Node<AppMessage> {
        let name = BubbleWording.loading.in(space.language)
        let words = Node<AppMessage>(
            .span,
            [.class("lines")],
            [Node(.span, [.class("snippet")], text: name)]
        )
        let items = (0..<3).map { index -> Node<AppMessage> in
            Node(
                .li,
                [],
                [
                    Node(
                        .div,
                        [.class(index == 0 ? "card" : "card waiting")],
                        index == 0 ? [words] : []
                    )
                ]
            )
        }
        return Node(
            .ul,
            [
                .class("cards"), .role("list"), .label(name), Attribute(.ariaBusy, "true"),
                Attribute(.tabIndex, "0"),
            ],
            items
        )
    }
}

extension BubbleDrawing {
    /// What a search found, or how far it is.
    func search(_ query: String, _ found: [CardContent]) -> Node<AppMessage> {
        if !found.isEmpty { return CardDrawing.row(found, .results, space) }
        switch state.search {
        case .unknown, .loading: return CardDrawing.waiting(space)
        case .found(let cards) where !cards.isEmpty:
            return CardDrawing.row(cards, .results, space)
        case .found: return noResults(query, .nothingFound, canRetry: false)
        case .failed: return noResults(query, .searchFailed, canRetry: true)
        }
    }

    private func noResults(
        _ query: String,
        _ wording: BubbleWording,
        canRetry: Bool
    ) -> Node<AppMessage> {
        var actions: [Node<AppMessage>] = []
        if canRetry {
            actions.append(
                Node(
                    .button,
                    [.class("action"), Attribute(.type, "button")],
                    on: [Handler(.click, message(.retry))],
                    text: words(.tryAgain)
                )
            )
        }
        let address = "https://duckduckgo.com/?q=\(PercentCoding.encoded(query))"
        let attributes = [.class("action"), Attribute(.href, address)] + TextDrawing.outside
        actions.append(Node(.a, attributes, text: words(.searchOutside(query))))
        let text = Node<AppMessage>(.p, [], text: words(wording))
        return frame("quiet", [text, Node(.div, [.class("actions")], actions)])
    }
}
