// Susi. SPDX-License-Identifier: Apache-2.0

/// A text as it is shown: blocks under one another.
struct RichText: Equatable, Sendable {
    /// The blocks.
    let blocks: [TextBlock]
    /// The same without any look: for copying, sharing, speaking and searching.
    let plain: String
    /// Whether it is nothing but a few emoji, which are shown large then.
    let isLarge: Bool

    /// Reads a text of a skill: a safe part of Markdown and of HTML; all else is text.
    init(markup text: String) {
        self.init(blocks: MarkupReader.blocks(of: text))
    }

    /// A text in which nothing but addresses is special, as people type it.
    init(typed text: String) {
        self.init(blocks: MarkupReader.blocks(of: text, onlyAddresses: true))
    }

    /// A text that leads somewhere as a whole.
    init(_ text: String, link: String) {
        let link = WebAddress(link)?.text ?? ""
        let run = TextBlock.Run(end: text.utf8.count, look: [], link: link)
        self.init(blocks: [TextBlock(kind: .paragraph, text: text, runs: [run])])
    }

    private init(blocks: [TextBlock]) {
        var blocks = blocks
        var plain: [UInt8] = []
        for index in blocks.indices {
            if index > 0 { plain.append(0x0A) }
            if case .item(let marker, let depth) = blocks[index].kind {
                plain.append(contentsOf: repeatElement(0x20, count: 2 * depth))
                plain.append(contentsOf: marker.utf8)
                plain.append(0x20)
            }
            blocks[index].start = plain.count
            plain.append(contentsOf: blocks[index].text.utf8)
            if case .picture(let address) = blocks[index].kind {
                if !blocks[index].text.isEmpty { plain.append(0x20) }
                plain.append(contentsOf: address.utf8)
            }
        }
        self.blocks = blocks
        self.plain = String(decoding: plain, as: UTF8.self)
        isLarge = blocks.count == 1 && blocks[0].kind == .paragraph && EmojiText.isFew(self.plain)
    }

    /// The addresses of the pictures in it, in their order.
    var pictures: [String] {
        blocks.compactMap { block in
            if case .picture(let address) = block.kind { address } else { nil }
        }
    }
}
