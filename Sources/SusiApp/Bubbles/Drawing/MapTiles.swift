// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// The tiles of a map that fill a frame, and where they lie in it: Web Mercator.
struct MapTiles {
    /// A square piece of a map.
    struct Tile: Equatable {
        let path: String
        /// Where it lies in the frame.
        let left: Double
        let top: Double
        /// What tells it from the others.
        let key: UInt64
    }

    static let side = 256.0
    let tiles: [Tile]

    /// The tiles around a place in the middle of a frame.
    init(_ map: MapContent, zoom: Int, width: Double, height: Double) {
        let zoom = min(max(zoom, 1), 19)
        let count = 1 << zoom
        let world = Double(count) * Self.side
        let sine = Curves.sin(map.latitude * Curves.pi / 180)
        let x = (map.longitude + 180) / 360 * world
        let y = (0.5 - Curves.ln((1 + sine) / (1 - sine)) / (4 * Curves.pi)) * world
        let left = (x - width / 2).rounded()
        let top = (y - height / 2).rounded()
        let columns = Self.index(left)...Self.index(left + max(width, 1) - 1)
        let rows = Self.index(top)...Self.index(top + max(height, 1) - 1)
        var tiles: [Tile] = []
        for row in rows where row >= 0 && row < count {
            for column in columns {
                // Around the back of the earth one comes to the same places again.
                let place = ((column % count) + count) % count
                tiles.append(
                    Tile(
                        path: TilePath(zoom: zoom, x: place, y: row)?.text ?? "",
                        left: Double(column) * Self.side - left,
                        top: Double(row) * Self.side - top,
                        key: UInt64(tiles.count + 1) | UInt64(zoom) << 32
                    )
                )
            }
        }
        self.tiles = tiles
    }

    /// The tile of a place of the world.
    private static func index(_ place: Double) -> Int { Int((place / side).rounded(.down)) }
}
