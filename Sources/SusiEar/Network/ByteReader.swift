// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads numbers from bytes, the least significant byte first; nil beyond the end.
struct ByteReader {
    private let bytes: [UInt8]
    private let end: Int
    private var position: Int

    init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        self.end = min(end ?? bytes.count, bytes.count)
        position = min(max(start, 0), self.end)
    }

    var isAtEnd: Bool { position == end }

    mutating func byte() -> UInt8? {
        guard position < end else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func word() -> UInt32? {
        guard end - position >= 4 else { return nil }
        defer { position += 4 }
        var word: UInt32 = 0
        for index in 0..<4 { word |= UInt32(bytes[position + index]) << UInt32(8 * index) }
        return word
    }

    mutating func float() -> Float? {
        word().map { Float(bitPattern: $0) }
    }

    mutating func take(_ count: Int) -> [UInt8]? {
        guard count >= 0, end - position >= count else { return nil }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }
}
