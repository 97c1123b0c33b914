// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Draws a pie chart, whose legend says the same in words.
struct PieDrawing {
    private let pie: PieContent
    private let drawing: BubbleDrawing

    init(_ pie: PieContent, _ drawing: BubbleDrawing) {
        self.pie = pie
        self.drawing = drawing
    }

    var node: Node<AppMessage> {
        guard !pie.slices.isEmpty else { return drawing.said(.noSlices) }
        let isWide = drawing.space.answerWidth >= BubbleMetrics.pieFrom
        return drawing.frame(
            isWide ? "pie wide" : "pie",
            width: drawing.space.pictureWidth,
            [chart, legend]
        )
    }

    private var chart: Node<AppMessage> {
        var shapes: [Node<AppMessage>] = []
        var begin = 0.0
        for (index, slice) in pie.slices.enumerated() {
            let name = Attribute.class("slice-\(index + 1)")
            if slice.share > 0.9999 {
                let attributes = [
                    name, Attribute(.cx, "0"), Attribute(.cy, "0"), Attribute(.r, "1"),
                ]
                shapes.append(Node(.circle, attributes))
            } else {
                let end = begin + slice.share
                shapes.append(Node(.path, [name, Attribute(.d, Self.sector(begin, end))]))
                begin = end
            }
        }
        let attributes: [Attribute] = [
            .class("chart"), Attribute(.viewBox, "-1.02 -1.02 2.04 2.04"), .role("img"),
            .label(drawing.words(.pie)),
        ]
        return Node(.svg, attributes, shapes)
    }

    /// A sector between two parts of a turn, clockwise from the top.
    private static func sector(_ begin: Double, _ end: Double) -> String {
        func point(_ turn: Double) -> String {
            let x = Curves.sin(turn * 2 * Curves.pi)
            let y = -Curves.cos(turn * 2 * Curves.pi)
            return "\(Decimal.text(x, places: 4)) \(Decimal.text(y, places: 4))"
        }
        let isLarge = end - begin > 0.5 ? 1 : 0
        return "M0 0L\(point(begin))A1 1 0 \(isLarge) 1 \(point(end))Z"
    }

    private var legend: Node<AppMessage> {
        var rows = pie.slices.enumerated().map { index, slice -> Node<AppMessage> in
            let name = pie.name(slice, drawing.space.language)
            return Node(
                .li,
                [],
                [
                    Node(
                        .span,
                        [.class("key slice-\(index + 1)"), Attribute(.ariaHidden, "true")]
                    ),
                    Node(.span, [.class("name"), Attribute(.title, name)], text: name),
                    Node(.span, [.class("value")], text: pie.spelled(slice)),
                    Node(.span, [.class("share")], text: PieContent.percent(slice)),
                ]
            )
        }
        if pie.leftOut > 0 {
            let words = drawing.words(.leftOut(pie.leftOut))
            rows.append(Node(.li, [.class("left-out")], text: words))
        }
        return Node(.ul, [.class("legend"), .role("list")], rows)
    }
}
