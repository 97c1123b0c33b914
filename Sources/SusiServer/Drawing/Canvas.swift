// Susi. SPDX-License-Identifier: Apache-2.0

/// A picture being drawn: opaque dots in rows, from above.
///
/// What is drawn outside of it is left away, so that nothing has to be cut before.
struct Canvas {
    /// How wide and high a canvas may be.
    static let lengths = 1...2560

    let width: Int
    let height: Int
    /// Red, green and blue of each dot.
    private(set) var bytes: [UInt8]

    /// An empty canvas, kept within what a canvas may measure.
    init(width: Int, height: Int, _ ground: Colour) {
        let lengths = Canvas.lengths
        self.width = min(max(width, lengths.lowerBound), lengths.upperBound)
        self.height = min(max(height, lengths.lowerBound), lengths.upperBound)
        let count = self.width * self.height
        bytes = [UInt8](unsafeUninitializedCapacity: count * 3) { bytes, filled in
            for place in 0..<count {
                bytes[place * 3] = ground.red
                bytes[place * 3 + 1] = ground.green
                bytes[place * 3 + 2] = ground.blue
            }
            filled = count * 3
        }
    }

    /// A dot; nil outside.
    subscript(x: Int, y: Int) -> Colour? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let place = (y * width + x) * 3
        return Colour(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2])
    }

    /// Copies a picture of three bytes a dot, its upper left corner there.
    mutating func put(_ other: [UInt8], width otherWidth: Int, atX left: Int, y top: Int) {
        guard otherWidth > 0 else { return }
        let rows = other.count / (otherWidth * 3)
        let first = max(0, -left)
        let last = min(otherWidth, width - left)
        guard first < last else { return }
        for row in max(0, -top)..<max(0, -top, min(rows, height - top)) {
            let from = (row * otherWidth + first) * 3
            let to = ((row + top) * width + left + first) * 3
            let count = (last - first) * 3
            bytes.replaceSubrange(to..<(to + count), with: other[from..<(from + count)])
        }
    }

    /// Lays a colour over dots, as thick as a mask says.
    mutating func lay(_ colour: Colour, through mask: Mask, opacity: Double = 1) {
        let parts = (Int(colour.red), Int(colour.green), Int(colour.blue))
        let rows = max(mask.top, 0)..<max(mask.top, 0, min(mask.top + mask.height, height))
        let columns = max(mask.left, 0)..<max(mask.left, 0, min(mask.left + mask.width, width))
        let strength = Int(256 * min(max(opacity, 0), 1))
        let width = width
        bytes.withUnsafeMutableBufferPointer { bytes in
            mask.cover.withUnsafeBufferPointer { cover in
                for y in rows {
                    let row = (y - mask.top) * mask.width - mask.left
                    for x in columns {
                        let thickness = Int(cover[row + x]) * strength
                        guard thickness > 0 else { continue }
                        let place = (y * width + x) * 3
                        bytes[place] = Canvas.mix(bytes[place], parts.0, thickness)
                        bytes[place + 1] = Canvas.mix(bytes[place + 1], parts.1, thickness)
                        bytes[place + 2] = Canvas.mix(bytes[place + 2], parts.2, thickness)
                    }
                }
            }
        }
    }

    /// So much of a part in another, 255 * 256 being all.
    private static func mix(_ from: UInt8, _ to: Int, _ thickness: Int) -> UInt8 {
        let whole = 255 * 256
        return UInt8(
            truncatingIfNeeded: (Int(from) * (whole - thickness) + to * thickness + whole / 2)
                / whole
        )
    }
}
