// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiWire

/// What of the map lies in a picture, around a place in its middle.
struct MapWindow: Sendable {
    /// A square of the map, and where its upper left corner lies in the picture.
    struct Square: Sendable {
        /// The square; nil north and south of the map.
        let tile: TilePath?
        let left: Int
        let top: Int
    }

    /// How long a square's sides are.
    static let squareLength = 256
    /// What such maps show of the world: beyond it one square would never end.
    private static let furthestNorth = 85.0511287798

    let width: Int
    let height: Int
    /// The squares that can be seen, row by row.
    let squares: [Square]

    /// A window around a place; nil where there is no such place.
    init?(latitude: Double, longitude: Double, zoom: Int, width: Int, height: Int) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude),
            (0...TilePath.closest).contains(zoom), Canvas.lengths.contains(width),
            Canvas.lengths.contains(height)
        else { return nil }
        self.width = width
        self.height = height
        let length = MapWindow.squareLength
        let count = 1 << zoom
        let angle =
            min(max(latitude, -MapWindow.furthestNorth), MapWindow.furthestNorth) / 180 * .pi
        let world = Double(count * length)
        let x = (longitude + 180) / 360 * world
        let y = (1 - log(tan(angle) + 1 / cos(angle)) / .pi) / 2 * world
        let left = Int(x.rounded()) - width / 2
        let top = Int(y.rounded()) - height / 2
        var squares: [Square] = []
        for row in MapWindow.steps(top, height) {
            for column in MapWindow.steps(left, width) {
                // The world goes round from west to east.
                let turned = (column % count + count) % count
                squares.append(
                    Square(
                        tile: TilePath(zoom: zoom, x: turned, y: row),
                        left: column * length - left,
                        top: row * length - top
                    )
                )
            }
        }
        self.squares = squares
    }

    /// The squares from a dot on, in one direction.
    private static func steps(_ start: Int, _ count: Int) -> ClosedRange<Int> {
        func step(_ dot: Int) -> Int {
            Int((Double(dot) / Double(squareLength)).rounded(.down))
        }
        return step(start)...step(start + count - 1)
    }
}
