// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

extension Chapter {
    /// The language of skills, explained.
    static func view(_ bench: Bench) -> Node<WorkshopMessage> {
        let chapters = all.enumerated().map { index, chapter -> Node<WorkshopMessage> in
            let words = chapter.words(in: bench.language)
            let title = "\(words.title)"
            return Node(
                .details,
                [.class("chapter")] + (index == 0 ? [Attribute(.open)] : []),
                [
                    Node(.summary, text: title),
                    Node(.p, text: "\(words.explanation)"),
                    snippet("\(words.snippet)"),
                    .button(
                        bench.words(.insertIt),
                        .insert(index),
                        class: "small",
                        [.label(bench.words(.insertIt) + ": " + title)]
                    ),
                ]
            )
        }
        return Node(
            .section,
            key: 23,
            [.class("desk-side guide"), .label(bench.words(.sideGuide))],
            [Node(.p, [.class("quiet")], text: bench.words(.guideHint))] + chapters
        )
    }

    /// A part of a skill in the colours of the editor.
    private static func snippet(_ text: String) -> Node<WorkshopMessage> {
        let edited = EditedText(text)
        let lines = edited.lines.indices.map { index -> Node<WorkshopMessage> in
            let bytes = edited.line(index)
            let pieces = LineColours.pieces(of: bytes, edited.lines[index].setting)
            return Node(
                .div,
                [.class("l")],
                pieces.map { piece in
                    Node(
                        .span,
                        piece.colour == .plain ? [] : [.class("\(piece.colour.name)")],
                        text: String(decoding: bytes[piece.range], as: UTF8.self)
                    )
                }
            )
        }
        return Node(.pre, [Attribute(.tabIndex, "0")], lines)
    }
}
