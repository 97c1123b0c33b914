// Susi. SPDX-License-Identifier: Apache-2.0

/// A word as 64 bits, the same on every machine and in the browser.
///
/// Two words of one hash are taken for the same word, and so are whole phrases. Chance brings that
/// about once in 10¹⁹ pairs, and nobody gains by making it happen: whoever writes a phrase could
/// write the other one itself.
enum WordHash {
    /// Stands in a pattern for one or more words.
    static let many: UInt64 = 1
    /// Stands in a pattern for exactly one word.
    static let one: UInt64 = 2
    /// Stands in a pattern for any number of words that nobody wants to know.
    static let some: UInt64 = 3

    /// Whether an element of a pattern is a word.
    @inline(__always)
    static func isWord(_ element: UInt64) -> Bool {
        element > some
    }

    @inline(__always)
    static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        ByteHash.hash(word) | 4
    }

    /// A sequence's hash with one more word.
    @inline(__always)
    static func mixed(_ sequence: UInt64, _ word: UInt64) -> UInt64 {
        let product = (sequence ^ word >> 17) &* 0x9E37_79B9_7F4A_7C15 ^ word
        return (product ^ product >> 31) &* 0xD6E8_FEB8_6659_FD93
    }
}
