// Susi. SPDX-License-Identifier: Apache-2.0

/// Cuts a text into pieces between which lines may be broken.
struct SegmentReader {
    /// A piece that is not broken, and the blanks behind it.
    struct Segment {
        /// Where the piece begins.
        var start: Int
        /// Where its blanks begin.
        var blanks: Int
        /// Where the next piece begins.
        var end: Int
        /// Whether a line ends here in any case; the line feed is the last of the blanks.
        var endsLine: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next piece, nil behind the last.
    mutating func next() -> Segment? {
        guard position < bytes.count else { return nil }
        let start = position
        position = endOfWord(from: start)
        let blanks = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x0A {
                position += 1
                return Segment(start: start, blanks: blanks, end: position, endsLine: true)
            }
            guard byte == 0x20 || byte == 0x09 || byte == 0x0D else { break }
            position += 1
        }
        return Segment(start: start, blanks: blanks, end: position, endsLine: false)
    }

    /// Where the first place is, at or behind `start`, at which a line may end or a blank stands.
    private func endOfWord(from start: Int) -> Int {
        var at = start
        var before: UInt8 = 0
        // The class of the scalar on the left, and that scalar where it is of ASCII.
        var left: BreakClass?
        var leftByte: UInt8 = 0
        var countsFlags = false
        while at < bytes.count {
            let byte = bytes[at]
            if byte < 0x80 {
                if byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D { return at }
                if at > start, breaks(before, leftByte, left, byte) { return at }
                before = leftByte
                leftByte = byte
                left = nil
                at += 1
                continue
            }
            let (scalar, count) = scalar(at: at)
            let right = BreakClass.of(scalar)
            if at > start {
                let leftClass = left ?? BreakClass.of(UInt32(leftByte))
                if right == .flag, leftClass == .flag {
                    // Two make a flag; a third begins the next.
                    guard countsFlags else { return at }
                } else if breaks(leftClass, leftByte, right, scalar) {
                    return at
                }
            }
            countsFlags = right == .flag && !(left == .flag && countsFlags)
            if right == .combining || right == .joiner, at > start {
                // Marks count as what they stand on; but nothing is broken off behind a joiner.
                if right == .joiner {
                    left = .joiner
                } else if left == .joiner {
                    left = .letter
                } else if left == nil {
                    left = BreakClass.of(UInt32(leftByte))
                }
            } else {
                left = right == .combining ? .letter : right
            }
            before = 0
            leftByte = 0
            at += count
        }
        return at
    }

    /// Before an ASCII character.
    @inline(__always)
    private func breaks(
        _ before: UInt8,
        _ leftByte: UInt8,
        _ left: BreakClass?,
        _ right: UInt8
    ) -> Bool {
        guard let left else { return BreakPairs.allowsBreak(before: before, leftByte, right) }
        return BreakPairs.allowsBreak(left, BreakClass.of(UInt32(right)))
    }

    /// Before another scalar.
    private func breaks(
        _ left: BreakClass,
        _ leftByte: UInt8,
        _ right: BreakClass,
        _ scalar: UInt32
    ) -> Bool {
        // LB30 leaves out brackets as wide as ideographs.
        if right == .open, scalar >= 0x2E80, left == .letter || left == .number { return true }
        // LB30: a round or square bracket stays with the word behind it.
        if leftByte == UInt8(ascii: ")") || leftByte == UInt8(ascii: "]"), right == .letter {
            return false
        }
        return BreakPairs.allowsBreak(left, right)
    }

    /// The scalar that begins at a byte, and how many bytes it has; the text is valid UTF-8.
    @inline(__always)
    private func scalar(at index: Int) -> (UInt32, Int) {
        let first = UInt32(bytes[index])
        func next(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
        if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
        return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }
}
