// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Drawings of this room.
enum AccountDrawing {
    /// An eye, for what can be seen; crossed, for what can be hidden again.
    static func eye(isCrossed: Bool) -> Node<RoomsMessage> {
        let eye: StaticString =
            "M3 12c2.5-4.5 5.5-6.5 9-6.5s6.5 2 9 6.5c-2.5 4.5-5.5 6.5-9 6.5S5.5 16.5 3 12z"
        let pupil: StaticString = "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
        let cross: StaticString = "M4 4l16 16"
        var paths: [Node<RoomsMessage>] = [
            Node(.path, [Attribute(.d, "\(eye)")]), Node(.path, [Attribute(.d, "\(pupil)")]),
        ]
        if isCrossed { paths.append(Node(.path, [Attribute(.d, "\(cross)")])) }
        return Node(
            .svg,
            [.class("glyph"), Attribute(.viewBox, "0 0 24 24"), Attribute(.ariaHidden, "true")],
            paths
        )
    }
}
