// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Whom the squares of maps are got from.
public struct TileSource: Sendable, Equatable {
    /// The map that everybody may use who uses it with care.
    public static let openStreetMap = TileSource(
        address: "https://tile.openstreetmap.org/{z}/{x}/{y}.png"
    )

    private let address: String

    private init(address: String) {
        self.address = address
    }

    /// A server of maps, by its address with places for the numbers; nil where one is missing.
    public init?(_ address: String) {
        let isOfTheWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
        guard isOfTheWeb, ["{z}", "{x}", "{y}"].allSatisfy({ address.contains($0) }) else {
            return nil
        }
        self.address = address
    }

    /// Where it is, whatever is asked of it.
    var place: String? {
        TilePath(zoom: 0, x: 0, y: 0).map { url(of: $0) }
    }

    /// Where it has a square.
    func url(of tile: TilePath) -> String {
        address.replacing("{z}", with: String(tile.zoom)).replacing("{x}", with: String(tile.x))
            .replacing("{y}", with: String(tile.y))
    }
}
