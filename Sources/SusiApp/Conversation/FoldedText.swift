// Susi. SPDX-License-Identifier: Apache-2.0

/// A text as it is searched (`FoldedBytes`) that remembers where each byte came from.
struct FoldedText: Sendable {
    /// The folded text, as UTF-8.
    let bytes: [UInt8]
    /// For each byte, and the end, where in the text the character begins that it belongs to; empty
    /// where all are in their places.
    private let origins: [Int]

    /// Folds a text.
    init(_ text: String) {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else {
            bytes = FoldedBytes.of(text)
            origins = []
            return
        }
        var bytes: [UInt8] = []
        var origins: [Int] = []
        FoldedBytes.fold(text) { byte, origin in
            guard let byte else { return }
            bytes.append(byte)
            origins.append(origin)
        }
        origins.append(text.utf8.count)
        self.bytes = bytes
        self.origins = origins
    }

    /// Whether another is in it.
    func contains(_ other: FoldedText) -> Bool {
        find(other.bytes, from: 0) != nil
    }

    /// Where another is in it, as ranges of the text's own bytes.
    func ranges(of other: FoldedText) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        while let found = find(other.bytes, from: start) {
            let end = found + other.bytes.count
            ranges.append(origin(found)..<max(origin(found), self.end(end)))
            start = end
        }
        return ranges
    }

    private func origin(_ index: Int) -> Int { origins.isEmpty ? index : origins[index] }

    /// The end of the character that the byte before belongs to.
    private func end(_ index: Int) -> Int {
        guard !origins.isEmpty else { return index }
        var index = index
        let last = origins[index - 1]
        while index < origins.count - 1, origins[index] == last { index += 1 }
        return origins[index]
    }

    private func find(_ other: [UInt8], from start: Int) -> Int? {
        guard let first = other.first, bytes.count >= other.count else { return nil }
        var index = start
        while index <= bytes.count - other.count {
            if bytes[index] == first {
                var length = 1
                while length < other.count, bytes[index + length] == other[length] { length += 1 }
                if length == other.count { return index }
            }
            index += 1
        }
        return nil
    }
}
