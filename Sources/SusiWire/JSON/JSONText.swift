// Susi. SPDX-License-Identifier: Apache-2.0

/// Eight bytes of text at once: which of them a JSON string cannot hold as they are.
enum JSONText {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The top bit of each byte that is a quote, a backslash or a control character.
    ///
    /// Only the lowest bit that is set can be trusted: the borrow of a subtraction may reach the
    /// byte above. That is why callers look for the first such byte and no further.
    @inline(__always)
    static func special(_ word: UInt64) -> UInt64 {
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        return
            ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash
            | (word &- ones &* 0x20) & ~word) & tops
    }

    /// The top bit of each byte that is not ASCII.
    @inline(__always)
    static func notASCII(_ word: UInt64) -> UInt64 {
        word & tops
    }

    /// The top bit of each `<`, `>`, `&`, `'` and of each first byte of U+2028 and its neighbours;
    /// trustworthy as far as `special` is.
    @inline(__always)
    static func dangerousInPages(_ word: UInt64) -> UInt64 {
        let less = word ^ (ones &* 0x3C)
        let greater = word ^ (ones &* 0x3E)
        let ampersand = word ^ (ones &* 0x26)
        let apostrophe = word ^ (ones &* 0x27)
        let separator = word ^ (ones &* 0xE2)
        return
            ((less &- ones) & ~less | (greater &- ones) & ~greater
            | (ampersand &- ones) & ~ampersand | (apostrophe &- ones) & ~apostrophe
            | (separator &- ones) & ~separator) & tops
    }
}
