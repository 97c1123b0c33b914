// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

extension BubbleDrawing {
    /// A map with its marker in the middle.
    func drawn(_ map: MapContent) -> Node<AppMessage> {
        let width = space.pictureWidth.rounded(.down)
        let zoom = state.zoom ?? map.zoom
        let tiles = MapTiles(map, zoom: zoom, width: width, height: BubbleMetrics.mapHeight).tiles
        let images = tiles.map { tile -> Node<AppMessage> in
            let attributes = [
                Attribute(.src, tile.path), Attribute(.alt), Attribute(.decoding, "async"),
                Attribute(.styleLeft, Pixels.text(tile.left)),
                Attribute(.styleTop, Pixels.text(tile.top)),
            ]
            return Node(.img, key: tile.key, attributes)
        }
        let picture = Node<AppMessage>(
            .div,
            [.class("tiles"), .role("img"), .label(words(.map(map.spelled)))],
            images
        )
        let pin = Node<AppMessage>(.div, [.class("marker-pin")], [BubbleIcon.pin.node])
        let buttons = Node<AppMessage>(
            .div,
            [.class("zoom")],
            [
                zoomButton(.zoomIn, "+", by: 1, isPossible: zoom < 19),
                zoomButton(.zoomOut, "−", by: -1, isPossible: zoom > 1),
            ]
        )
        let credit = Node<AppMessage>(
            .a,
            [Attribute(.href, "https://www.openstreetmap.org/copyright")] + TextDrawing.outside,
            text: "© OpenStreetMap contributors"
        )
        let open = Node<AppMessage>(
            .a,
            [Attribute(.href, map.address(zoom))] + TextDrawing.outside,
            text: words(.openMap)
        )
        let bar = Node<AppMessage>(.div, [.class("bar")], [credit, open])
        return frame(
            "map",
            width: width,
            [Node(.div, [.class("view")], [picture, pin, buttons]), bar]
        )
    }

    private func zoomButton(
        _ name: BubbleWording,
        _ sign: String,
        by steps: Int,
        isPossible: Bool
    ) -> Node<AppMessage> {
        var attributes: [Attribute] = [.label(words(name)), Attribute(.type, "button")]
        if !isPossible { attributes.append(Attribute(.disabled)) }
        return Node(.button, attributes, on: [Handler(.click, message(.zoom(steps)))], text: sign)
    }
}
