// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Draws a text: paragraphs, lists, code, with looks, links and what a search highlights.
struct TextDrawing {
    private let text: RichText
    private let highlights: [Range<Int>]

    /// A text, and ranges of bytes of its plain form.
    init(_ text: RichText, _ highlights: [Range<Int>]) {
        self.text = text
        self.highlights = highlights.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The blocks; pictures are drawn by the caller, by their number.
    func nodes(picture: (Int, TextBlock) -> Node<AppMessage>) -> [Node<AppMessage>] {
        var nodes: [Node<AppMessage>] = []
        var items: [Node<AppMessage>] = []
        var number = 0
        func endList() {
            if !items.isEmpty { nodes.append(Node(.ul, [.role("list")], items)) }
            items = []
        }
        for block in text.blocks {
            if case .item(let marker, let depth) = block.kind {
                items.append(item(block, marker, depth))
                continue
            }
            endList()
            switch block.kind {
            case .paragraph, .item: nodes.append(filled(.p, [Attribute(.dir, "auto")], block))
            case .code: nodes.append(Node(.pre, [], [filled(.code, [], block)]))
            case .picture:
                nodes.append(picture(number, block))
                number += 1
            }
        }
        endList()
        return nodes
    }

    private func item(_ block: TextBlock, _ marker: String, _ depth: Int) -> Node<AppMessage> {
        let name = depth == 0 ? [] : [Attribute.class("depth-\(depth)")]
        let sign = Node<AppMessage>(.span, [.class("marker")], text: marker)
        return Node(.li, name + [Attribute(.dir, "auto")], [sign] + inline(block))
    }

    /// An element with a text, which needs no further nodes where all of it looks alike.
    private func filled(
        _ tag: Tag,
        _ attributes: [Attribute],
        _ block: TextBlock
    ) -> Node<AppMessage> {
        let isPlain = block.runs.allSatisfy { $0.link.isEmpty && ($0.look == [] || tag == .code) }
        let end = block.start + block.text.utf8.count
        let isHighlighted = highlights.contains {
            $0.lowerBound < end && $0.upperBound > block.start
        }
        if isPlain, !isHighlighted { return Node(tag, attributes, text: block.text) }
        return Node(tag, attributes, inline(block, isCode: tag == .code))
    }

    private func inline(_ block: TextBlock, isCode: Bool = false) -> [Node<AppMessage>] {
        let bytes = Array(block.text.utf8)
        var nodes: [Node<AppMessage>] = []
        var start = 0
        var index = 0
        while index < block.runs.count {
            let link = block.runs[index].link
            var parts: [Node<AppMessage>] = []
            repeat {
                let run = block.runs[index]
                let end = min(run.end, bytes.count)
                let look = isCode ? [] : run.look
                if start < end {
                    parts.append(looked(marked(bytes, start..<end, block.start), look))
                }
                start = max(start, end)
                index += 1
            } while index < block.runs.count && !link.isEmpty
                && sameBytes(block.runs[index].link, link)
            nodes += link.isEmpty ? parts : [Self.link(link, parts)]
        }
        return nodes
    }

    /// A link that opens beside the app and says where it leads.
    static func link(_ address: String, _ content: [Node<AppMessage>]) -> Node<AppMessage> {
        let attributes = [Attribute(.href, address), Attribute(.title, address)] + outside
        return Node(.a, attributes, content)
    }

    /// What all links to others have: they learn nothing of us.
    static let outside = [
        Attribute(.target, "_blank"), Attribute(.rel, "noopener noreferrer nofollow"),
    ]

    private func looked(
        _ content: [Node<AppMessage>],
        _ look: TextLook
    ) -> Node<AppMessage> {
        var content = content
        if look.contains(.code) { content = [Node(.code, [], content)] }
        if look.contains(.italic) { content = [Node(.em, [], content)] }
        if look.contains(.bold) { content = [Node(.strong, [], content)] }
        if look.contains(.struck) { content = [Node(.s, [], content)] }
        if look.contains(.underlined) {
            content = [Node(.span, [.class("underlined")], content)]
        }
        guard content.count == 1 else { return Node(.span, [], content) }
        return content[0]
    }

    /// A part of a block's text, with what is highlighted in it; the block begins at a place of the
    /// plain text.
    private func marked(
        _ bytes: [UInt8],
        _ part: Range<Int>,
        _ base: Int
    ) -> [Node<AppMessage>] {
        /// No character is cut in two.
        func whole(_ place: Int) -> Int {
            var place = min(max(place, part.lowerBound), part.upperBound)
            while place > part.lowerBound, place < bytes.count, bytes[place] & 0xC0 == 0x80 {
                place -= 1
            }
            return place
        }
        var nodes: [Node<AppMessage>] = []
        var start = part.lowerBound
        func add(_ range: Range<Int>, isFound: Bool) {
            guard !range.isEmpty else { return }
            let text = String(decoding: bytes[range], as: UTF8.self)
            nodes.append(isFound ? Node(.span, [.class("found")], text: text) : .text(text))
        }
        for highlight in highlights {
            let from = max(start, whole(highlight.lowerBound - base))
            let to = max(from, whole(highlight.upperBound - base))
            guard from < to else { continue }
            add(start..<from, isFound: false)
            add(from..<to, isFound: true)
            start = to
        }
        add(start..<part.upperBound, isFound: false)
        return nodes
    }
}
