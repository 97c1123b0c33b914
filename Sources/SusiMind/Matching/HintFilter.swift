// Susi. SPDX-License-Identifier: Apache-2.0

/// Remembers which keys were noted, in a byte each: it may take a key for noted that is not, but
/// never the other way round.
///
/// A question asks for many places in the index where nothing is. The filter is small enough to
/// stay near the processor, and answers most of that without a look into the large tables.
struct HintFilter: Sendable {
    private var words: [UInt64]
    private(set) var count = 0

    /// Room for so many keys, at least.
    init(capacity: Int) {
        var size = 64
        while size * 8 < capacity { size *= 2 }
        words = Array(repeating: 0, count: size)
    }

    /// Whether more keys would make it too careless.
    var isFull: Bool {
        count >= words.count * 8
    }

    mutating func note(_ key: UInt64) {
        if mayHold(key) { return }
        count += 1
        words[place(of: key)] |= HintFilter.bits(of: key)
    }

    @inline(__always)
    func mayHold(_ key: UInt64) -> Bool {
        let bits = HintFilter.bits(of: key)
        return words[place(of: key)] & bits == bits
    }

    @inline(__always)
    private func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: key >> 33) & (words.count - 1)
    }

    /// Two of the 64 bits of one word.
    @inline(__always)
    private static func bits(of key: UInt64) -> UInt64 {
        1 << (key & 63) | 1 << (key >> 6 & 63)
    }
}
