// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiMind
import SusiView

/// Draws the text: its lines in colours, and over them a text box of the same size that shows nothing
/// but the caret and what is selected.
///
/// Both lie in one scroller, so nothing has to be kept in step. Lines do not wrap.
struct EditorDrawing {
    let text: EditedText
    let window: EditorWindow
    let findings: [Finding]
    let name: String
    let hint: String

    static let id = "skill-text"
    static let scrollerID = "skill-editor"

    var node: Node<WorkshopMessage> {
        let visible = window.visible(of: text.lines.count)
        let line = EditorWindow.lineHeight
        let above = Double(visible.lowerBound * line)
        let height = Double(text.lines.count * line + 2 * EditorWindow.padding + 3 * line)
        let digits = max(2, String(text.lines.count).utf8.count)
        let spacer = Node<WorkshopMessage>(.div, key: 1, [.height(above)])
        let worst = worst(in: visible)
        let numbers = visible.map { index -> Node<WorkshopMessage> in
            var attributes: [Attribute] = [.class("number")]
            if let severity = worst[index - visible.lowerBound] {
                attributes.append(Attribute(.dataState, severity.name))
            }
            return Node(.div, key: text.lines[index].id + 1, attributes, text: String(index + 1))
        }
        let lines = visible.map { drawn($0) }
        let gutter = Node<WorkshopMessage>(
            .div,
            [
                .class("gutter"), Attribute(.ariaHidden, "true"),
                Attribute(.styleWidth, String(digits * 9 + 26) + "px"),
            ],
            [spacer] + numbers
        )
        let code = Node<WorkshopMessage>(
            .div,
            [.class("code")],
            [
                Node(.div, [.class("coloured"), Attribute(.ariaHidden, "true")], [spacer] + lines),
                Node(
                    .div,
                    [.class("sizer"), Attribute(.ariaHidden, "true")],
                    text: String(decoding: text.line(text.widest), as: UTF8.self)
                ),
                box,
            ]
        )
        return Node(
            .div,
            key: 10,
            [.id(EditorDrawing.scrollerID), .class("editor")],
            on: [Handler(.scroll, .scrolled), Handler(.resize, .resized)],
            [Node(.div, [.class("page-of-text"), .height(height)], [gutter, code])]
        )
    }

    private var box: Node<WorkshopMessage> {
        Node(
            .textarea,
            [
                .id(EditorDrawing.id), .value(text.text), .label(name),
                Attribute(.ariaDescribedBy, "findings-count"),
                Attribute(.spellcheck, "false"), Attribute(.autocapitalize, "off"),
                Attribute(.autocomplete, "off"), Attribute(.autocorrect, "off"),
                Attribute(.title, hint),
            ],
            on: [Handler(.input, .typed)]
        )
    }

    private func drawn(_ index: Int) -> Node<WorkshopMessage> {
        let bytes = text.line(index)
        let line = text.lines[index]
        let pieces = LineColours.pieces(of: bytes, line.setting)
        let nodes = pieces.map { piece in
            Node<WorkshopMessage>(
                .span,
                piece.colour == .plain ? [] : [.class("\(piece.colour.name)")],
                text: String(decoding: bytes[piece.range], as: UTF8.self)
            )
        }
        return Node(.div, key: line.id + 1, [.class("l")], nodes)
    }

    /// The worst that is said of each line in sight.
    private func worst(in visible: Range<Int>) -> [Diagnostic.Severity?] {
        var worst = [Diagnostic.Severity?](repeating: nil, count: visible.count)
        for finding in findings where visible.contains(finding.line - 1) {
            let place = finding.line - 1 - visible.lowerBound
            if let known = worst[place], known >= finding.severity { continue }
            worst[place] = finding.severity
        }
        return worst
    }
}
