// Susi. SPDX-License-Identifier: Apache-2.0

/// The pictures that are shown where there is none: one for skills, one for people.
enum PlainPicture {
    /// A bubble with three dots.
    static let skill = png(96, on: plain, accent) { x, y in
        let isInBubble =
            distance(x, y, 48, 44) <= 30 || (x > 26 && x < 46 && y > 60 && y < 82 - x / 2)
        let isDot = [34, 48, 62].contains { distance(x, y, $0, 44) <= 5 }
        return isInBubble && !isDot
    }

    /// A head and shoulders.
    static let person = png(96, on: plain, accent) { x, y in
        distance(x, y, 48, 36) <= 17 || (distance(x, y, 48, 88) <= 32 && y < 84)
    }

    /// A square of a map that is not there: lines, and nothing between them.
    static let grid = png(256, on: [0xEE, 0xF1, 0xF4], [0xD3, 0xDA, 0xE1]) { x, y in
        x % 64 == 0 || y % 64 == 0
    }

    private static func distance(_ x: Int, _ y: Int, _ centreX: Int, _ centreY: Int) -> Int {
        let square = (x - centreX) * (x - centreX) + (y - centreY) * (y - centreY)
        return Int(Double(square).squareRoot())
    }

    private static let plain: [UInt8] = [0xE3, 0xEC, 0xFB]
    private static let accent: [UInt8] = [0x42, 0x85, 0xF4]

    /// A square picture in two colours, one bit a dot, not packed; not more than 700 dots long.
    private static func png(
        _ length: Int,
        on ground: [UInt8],
        _ colour: [UInt8],
        _ isDrawn: (Int, Int) -> Bool
    ) -> [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<length {
            rows.append(0)
            for start in stride(from: 0, to: length, by: 8) {
                rows.append(
                    (0..<8).reduce(UInt8(0)) { $0 << 1 | (isDrawn(start + $1, y) ? 1 : 0) }
                )
            }
        }
        let size = big32(UInt32(length))
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", size + size + [1, 3, 0, 0, 0])
        file += chunk("PLTE", ground + colour)
        file += chunk("IDAT", stored(rows))
        return file + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return big32(UInt32(content.count)) + body + big32(checksum(body))
    }

    /// Wraps bytes as a stream of the packer's that packs nothing.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        var first: UInt32 = 1
        var second: UInt32 = 0
        for byte in bytes {
            first = (first + UInt32(byte)) % 65521
            second = (second + first) % 65521
        }
        let lengths = [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        return [0x78, 0x01, 0x01] + lengths + bytes + big32(second << 16 | first)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~sum
    }

    private static func big32(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
