// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// Texts, pictures, and what a page says about itself.
extension BubbleDrawing {
    /// A text, with its pictures in their places.
    func drawn(_ text: RichText, _ pictures: [PictureSource]) -> Node<AppMessage> {
        let padding = text.isLarge ? 0 : BubbleMetrics.paddingX
        let width = space.answerWidth - 2 * padding
        let nodes = TextDrawing(text, highlights).nodes { number, block in
            pictures.indices.contains(number)
                ? picture(number, pictures[number], block.text, in: width)
                : .text(block.text)
        }
        var node = frame(text.isLarge ? "large" : "text", nodes)
        if !bubble.language.isEmpty { node.attributes.append(Attribute(.lang, bubble.language)) }
        return node
    }

    /// A picture that is the whole answer.
    func drawn(_ source: PictureSource, _ shown: String) -> Node<AppMessage> {
        let isThere = source.source(space.origin) != nil && state.pictures[0] != .failed
        let node = picture(0, source, shown, in: space.pictureWidth)
        return isThere ? Node(.div, [.class("bubble-picture")], [node]) : frame("text", [node])
    }

    /// A picture in its frame, or a link to it where it cannot be shown.
    private func picture(
        _ number: Int,
        _ source: PictureSource,
        _ shown: String,
        in width: Double
    ) -> Node<AppMessage> {
        guard let address = source.source(space.origin),
            let frame = PictureFrame(state.pictures[number], in: width)
        else {
            let host = source.host
            let words = words(host.isEmpty ? .picture : .pictureAt(host))
            let name = shown.isEmpty ? words : "\(words): \(shown)"
            let link = TextDrawing.link(source.address, [.text(name)])
            return Node(.p, [.class("single")], [link])
        }
        let image = Node<AppMessage>(
            .img,
            [Attribute(.src, address), Attribute(.alt, shown), Attribute(.decoding, "async")],
            on: [
                Handler(.load, message(.pictureCame(number))),
                Handler(.error, message(.pictureFailed(number))),
            ]
        )
        let label = shown.isEmpty ? words(.openPicture) : "\(words(.openPicture)): \(shown)"
        let attributes: [Attribute] = [
            .class(frame.isKnown ? "picture" : "picture loading"), .label(label),
            Attribute(.type, "button"),
            Attribute(.styleWidth, Pixels.text(frame.width)),
            .height(frame.height),
        ]
        let click = Handler(.click, message(.enlarge(number)))
        return Node(.button, attributes, on: [click], [image])
    }

    /// A link, and below it what its page says about itself.
    func anchor(_ text: RichText, _ address: String) -> Node<AppMessage> {
        var nodes = TextDrawing(text, highlights).nodes { _, _ in .text("") }
        if case .found(let preview) = state.preview {
            nodes.append(card(preview, address))
        }
        return frame(nodes.count > 1 ? "text anchor found-page" : "text anchor", nodes)
    }

    private func card(_ preview: PreviewContent, _ address: String) -> Node<AppMessage> {
        let host = WebAddress(address)?.host ?? ""
        let site = preview.site.isEmpty ? host : "\(preview.site) · \(host)"
        var lines: [Node<AppMessage>] = [
            Node(.span, [.class("title")], text: preview.title),
            Node(.span, [.class("note")], text: preview.description),
            Node(.span, [.class("host")], text: site),
        ]
        if preview.description.isEmpty { lines.remove(at: 1) }
        var children = [Node<AppMessage>(.span, [.class("lines")], lines)]
        if !preview.picture.isEmpty, state.pictures[0] != .failed {
            let image = Node<AppMessage>(
                .img,
                [Attribute(.src, preview.picture), Attribute(.alt), Attribute(.decoding, "async")],
                on: [Handler(.error, message(.pictureFailed(0)))]
            )
            children.insert(image, at: 0)
        }
        let attributes: [Attribute] = [
            .class("preview"), Attribute(.href, address),
            .label("\(preview.title), \(words(.preview(host)))"),
        ]
        return Node(.a, attributes + TextDrawing.outside, children)
    }
}
