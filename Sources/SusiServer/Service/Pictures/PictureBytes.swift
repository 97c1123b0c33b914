// Susi. SPDX-License-Identifier: Apache-2.0

/// The bytes of a picture, read with care: what is not there is nil.
struct PictureBytes {
    private let bytes: [UInt8]

    init(_ bytes: some RandomAccessCollection<UInt8>) {
        self.bytes = Array(bytes)
    }

    func has(_ pattern: [UInt8], at place: Int) -> Bool {
        place + pattern.count <= bytes.count
            && bytes[place..<(place + pattern.count)].elementsEqual(pattern)
    }

    func has(_ pattern: String, at place: Int) -> Bool {
        has(Array(pattern.utf8), at: place)
    }

    func big16(_ place: Int) -> Int? {
        little(place, count: 2).map { ($0 & 0xFF) << 8 | $0 >> 8 }
    }

    func big32(_ place: Int) -> Int? {
        guard let high = big16(place), let low = big16(place + 2) else { return nil }
        return high << 16 | low
    }

    /// A number whose lowest byte comes first.
    func little(_ place: Int, count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
}
