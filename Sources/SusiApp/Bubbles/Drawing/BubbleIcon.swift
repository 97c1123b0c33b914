// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Small drawings, 24 by 24.
enum BubbleIcon {
    case play, stop, pause, restart, previous, next, shuffle, volume, timer, bell, sound, outside,
        pin

    /// The drawing; it says nothing to screen readers, which are told in words.
    var node: Node<AppMessage> {
        let path = Node<AppMessage>(.path, [Attribute(.d, shape)])
        let attributes = [
            Attribute.class("icon"), Attribute(.viewBox, "0 0 24 24"),
            Attribute(.ariaHidden, "true"),
        ]
        return Node(.svg, attributes, [path])
    }

    private var shape: String {
        switch self {
        case .play: "M8 5v14l11-7z"
        case .stop: "M6 6h12v12H6z"
        case .pause: "M6 5h4v14H6zM14 5h4v14h-4z"
        case .restart: "M12 5V1L7 6l5 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z"
        case .previous: "M6 6h2v12H6zM9.5 12l8.5 6V6z"
        case .next: "M16 6h2v12h-2zM6 18l8.5-6L6 6z"
        case .shuffle:
            "M10.6 9.2 5.4 4 4 5.4l5.2 5.2zM14.5 4l2 2L4 18.6 5.4 20 18 7.5l2 2V4zM14.8 13.4l-1.4 1.4 3.1 3.1-2 2.1H20v-5.5l-2 2z"
        case .volume: "M3 9v6h4l5 5V4L7 9zM16.5 12A4.5 4.5 0 0 0 14 8v8a4.5 4.5 0 0 0 2.5-4z"
        case .timer:
            "M15 1H9v2h6zM11 14h2V8h-2zM19 7.4l1.4-1.4-1.4-1.4L17.6 6A9 9 0 1 0 19 7.4zM12 20a7 7 0 1 1 0-14 7 7 0 0 1 0 14z"
        case .bell:
            "M12 22a2 2 0 0 0 2-2h-4a2 2 0 0 0 2 2zM18 16v-5a6 6 0 0 0-4.5-5.8V4.5a1.5 1.5 0 0 0-3 0v.7A6 6 0 0 0 6 11v5l-2 2v1h16v-1z"
        case .sound: "M12 3v10.6A4 4 0 1 0 14 17V7h4V3z"
        case .outside: "M19 19H5V5h7V3H3v18h18v-9h-2zM14 3v2h3.6l-9.8 9.8 1.4 1.4L19 6.4V10h2V3z"
        case .pin:
            "M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7zm0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5z"
        }
    }
}
