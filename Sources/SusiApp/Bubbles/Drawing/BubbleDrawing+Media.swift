// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension BubbleDrawing {
    /// A film or a sound: a still until it is wanted.
    func drawn(_ media: MediaContent) -> Node<AppMessage> {
        let kind: BubbleWording = media.isVideo ? .video : .audio
        if state.cannotPlay { return outside(media, words(.cannotPlay)) }
        switch media.place {
        case .page(let address):
            guard media.isVideo else { return outside(media, words(.audio)) }
            let attributes: [Attribute] = [
                .class("still"), Attribute(.href, address), .label(words(.playAt(media.host))),
            ]
            let link = Node<AppMessage>(.a, attributes + TextDrawing.outside, still(media))
            return film([link])
        case .file(let address):
            if state.isStarted { return player(media, address) }
            let label = Attribute.label(words(.play(words(kind))))
            let click = [Handler(.click, message(.play))]
            guard media.isVideo else {
                let button = Node<AppMessage>(
                    .button,
                    [.class("round"), label, Attribute(.type, "button")],
                    on: click,
                    [BubbleIcon.play.node]
                )
                return frame("control audio", [button, lines(words(.audio), media.host)])
            }
            let attributes = [.class("still"), label, Attribute(.type, "button")]
            return film([Node(.button, attributes, on: click, still(media))])
        }
    }

    private var filmWidth: Double { min(space.pictureWidth, 400) }

    private func film(_ children: [Node<AppMessage>]) -> Node<AppMessage> {
        var node = frame("film", width: filmWidth, children)
        node.attributes.append(.height((filmWidth * 9 / 16).rounded()))
        return node
    }

    private func still(_ media: MediaContent) -> [Node<AppMessage>] {
        var nodes: [Node<AppMessage>] = []
        if let source = media.still?.source(space.origin), state.pictures[0] != .failed {
            nodes.append(
                Node(
                    .img,
                    [Attribute(.src, source), Attribute(.alt)],
                    on: [Handler(.error, message(.pictureFailed(0)))]
                )
            )
        }
        nodes.append(Node(.span, [.class("round")], [BubbleIcon.play.node]))
        if !media.host.isEmpty { nodes.append(Node(.span, [.class("host")], text: media.host)) }
        return nodes
    }

    private func player(_ media: MediaContent, _ address: String) -> Node<AppMessage> {
        let attributes: [Attribute] = [
            .id(part.mediaID), Attribute(.src, address), Attribute(.controls),
            Attribute(.playsInline), Attribute(.preload, "metadata"),
            .label(words(media.isVideo ? .video : .audio)),
            Attribute(.volume, Decimal.text(Double(state.volume) / 100, places: 2)),
        ]
        let handlers = [
            Handler(.play, message(.isPlaying(true))),
            Handler(.pause, message(.isPlaying(false))),
            Handler(.ended, message(.isPlaying(false))),
            Handler(.error, message(.cannotPlay)),
        ]
        let tag = media.isVideo ? Tag.video : .audio
        let element = Node(tag, key: state.beginnings + 1, attributes, on: handlers)
        return media.isVideo ? film([element]) : frame("control audio", [element])
    }

    /// What plays elsewhere, as a link.
    private func outside(_ media: MediaContent, _ title: String) -> Node<AppMessage> {
        let open = media.host.isEmpty ? words(.openLink("")) : words(.openAt(media.host))
        let attributes = [.class("round"), .label(open), Attribute(.href, media.address)]
        let icon = media.isVideo || state.cannotPlay ? BubbleIcon.outside : .sound
        let link = Node<AppMessage>(.a, attributes + TextDrawing.outside, [icon.node])
        return frame("control audio", [link, lines(title, open)])
    }

    private func lines(_ title: String, _ note: String) -> Node<AppMessage> {
        var lines = [Node<AppMessage>(.span, [.class("title")], text: title)]
        if !note.isEmpty { lines.append(Node(.span, [.class("note")], text: note)) }
        return Node(.div, [.class("lines")], lines)
    }
}
