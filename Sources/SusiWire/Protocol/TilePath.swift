// Susi. SPDX-License-Identifier: Apache-2.0

/// Where the server shows one square of the map: `/tile/{z}/{x}/{y}.png`.
public struct TilePath: Sendable, Equatable {
    /// The closest that maps are drawn.
    public static let closest = 19
    private static let beginning = "/tile/"

    /// How close it is: at 0 one square shows the world, and each step halves what is shown.
    public let zoom: Int
    /// The square's place from west to east, from 0.
    public let x: Int
    /// The square's place from north to south, from 0.
    public let y: Int

    /// A square; nil where the map has none.
    public init?(zoom: Int, x: Int, y: Int) {
        guard (0...TilePath.closest).contains(zoom), (0..<1 << zoom).contains(x),
            (0..<1 << zoom).contains(y)
        else { return nil }
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    /// Reads a path; nil where it is none of a square.
    public init?(_ path: String) {
        guard TilePath.isMeant(by: path) else { return nil }
        let rest = String(
            decoding: path.utf8.dropFirst(TilePath.beginning.utf8.count),
            as: UTF8.self
        )
        let parts = ASCII.split(rest, at: UInt8(ascii: "/"))
        guard parts.count == 3, ASCII.ends(parts[2], with: ".png") else { return nil }
        let last = String(decoding: parts[2].utf8.dropLast(4), as: UTF8.self)
        let numbers = [parts[0], parts[1], last].compactMap { TilePath.number($0) }
        guard numbers.count == 3 else { return nil }
        self.init(zoom: numbers[0], x: numbers[1], y: numbers[2])
    }

    /// The path.
    public var text: String {
        "\(TilePath.beginning)\(zoom)/\(x)/\(y).png"
    }

    /// Whether a path is meant to be one of a square, even if there is no such square.
    public static func isMeant(by path: String) -> Bool {
        ASCII.begins(path, with: beginning)
    }

    /// A number in its only spelling, so that a square has one path.
    private static func number(_ text: String) -> Int? {
        let isPlain = text.utf8.allSatisfy { ASCII.isDigit($0) } && text.utf8.count <= 7
        guard isPlain, let number = Int(text), ASCII.equal(String(number), text) else { return nil }
        return number
    }
}
