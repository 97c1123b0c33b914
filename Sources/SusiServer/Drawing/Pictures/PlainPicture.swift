// Susi. SPDX-License-Identifier: Apache-2.0

/// The pictures that are shown where nothing is known at all.
enum PlainPicture {
    /// A bubble with three dots.
    static let skill: [UInt8] = {
        var canvas = Canvas(width: 192, height: 192, plain)
        var tail = Outline()
        tail.move(to: Point(58, 120))
        tail.line(to: Point(50, 164))
        tail.line(to: Point(100, 138))
        tail.close()
        canvas.fill(tail, accent)
        canvas.fill(.rectangle(Point(32, 38), width: 128, height: 102, round: 44), accent)
        for x in [66.0, 96, 126] { canvas.fill(.circle(Point(x, 89), 9), plain) }
        return PNGFile.bytes(of: canvas)
    }()

    /// A head and shoulders.
    static let person: [UInt8] = {
        var canvas = Canvas(width: 192, height: 192, plain)
        canvas.fill(.circle(Point(96, 74), 36), accent)
        canvas.fill(.rectangle(Point(32, 122), width: 128, height: 140, round: 62), accent)
        return PNGFile.bytes(of: canvas)
    }()

    /// A square of a map that is not there.
    static let grid: [UInt8] = {
        var canvas = Canvas(width: 256, height: 256, gridGround)
        canvas.drawGrid(Point(0, 0))
        return PNGFile.bytes(of: canvas)
    }()

    static let gridGround = Colour(0xEEF1F4)
    private static let plain = Colour(0xE3ECFB)
    private static let accent = Colour(0x4285F4)
}

extension Canvas {
    /// Draws one square of a map that is not there, its upper left corner there.
    mutating func drawGrid(_ corner: Point) {
        let line = Colour(0xD3DAE1)
        for offset in stride(from: 0.0, to: 256, by: 64) {
            fill(.rectangle(corner + Point(offset, 0), width: 1, height: 256), line)
            fill(.rectangle(corner + Point(0, offset), width: 256, height: 1), line)
        }
    }
}
