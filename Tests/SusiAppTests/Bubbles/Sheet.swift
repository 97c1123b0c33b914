// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

@testable import SusiApp

/// Writes nodes as HTML for people to look at in a browser; tests read golden trees instead.
enum Sheet {
    static func html(_ node: Node<AppMessage>) -> String {
        guard node.tag != .text else { return escaped(node.text) }
        var text = "<\(node.tag.name)"
        var style = ""
        for attribute in node.attributes {
            if attribute.name.form == .style {
                style += "\(attribute.name.name):\(attribute.value);"
            } else {
                text += " \(attribute.name.name)=\"\(escaped(attribute.value))\""
            }
        }
        if !style.isEmpty { text += " style=\"\(escaped(style))\"" }
        text += ">"
        let isVoid = node.tag == .img || node.tag == .br || node.tag == .input
        if isVoid { return text }
        text += escaped(node.text)
        for child in node.children { text += html(child) }
        return text + "</\(node.tag.name)>"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// The tree as people compare it: a line each node, indented.
    static func tree(_ node: Node<AppMessage>) -> String {
        var page = PaperPage(Still(node: node), at: 0)
        page.start()
        return page.document.markup
    }

    private struct Still: Program {
        let node: Node<AppMessage>
        mutating func handle(_ event: PageEvent<AppMessage>, at instant: Int64) -> [Effect] { [] }
        func view() -> Node<AppMessage> { node }
    }
}
