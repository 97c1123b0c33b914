// Susi. SPDX-License-Identifier: Apache-2.0

/// German numbers in one word: “zweihundertfünfunddreißig”, folded.
enum GermanNumeral {
    /// The number that a word says, up to 999,999.
    static func value(of word: ArraySlice<UInt8>) -> Int64? {
        guard word.count <= 80 else { return nil }
        if let (left, right) = parts(of: word, around: "tausend") {
            guard let thousands = left.isEmpty ? 1 : belowThousand(left),
                let rest = right.isEmpty ? 0 : belowThousand(withoutAnd(right))
            else { return nil }
            return thousands * 1_000 + rest
        }
        return belowThousand(word)
    }

    private static func belowThousand(_ word: ArraySlice<UInt8>) -> Int64? {
        if let (left, right) = parts(of: word, around: "hundert") {
            guard let hundreds = left.isEmpty ? 1 : NumberWords.value(of: left), hundreds < 20,
                let rest = right.isEmpty ? 0 : belowHundred(withoutAnd(right))
            else { return nil }
            return hundreds * 100 + rest
        }
        return belowHundred(word)
    }

    private static func belowHundred(_ word: ArraySlice<UInt8>) -> Int64? {
        if let value = NumberWords.value(of: word) { return value }
        guard let (left, right) = parts(of: word, around: "und"),
            let units = NumberWords.value(of: left), (1...9).contains(units),
            let tens = NumberWords.value(of: right), (20...90).contains(tens), tens % 10 == 0
        else { return nil }
        return tens + units
    }

    private static func withoutAnd(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        word.starts(with: "und".utf8) ? word.dropFirst(3) : word
    }

    /// What stands before and behind the first place where the middle is, not counting the “und” in
    /// “hundert”.
    private static func parts(
        of word: ArraySlice<UInt8>,
        around middle: StaticString
    ) -> (left: ArraySlice<UInt8>, right: ArraySlice<UInt8>)? {
        let count = middle.utf8CodeUnitCount
        let bytes = UnsafeBufferPointer(start: middle.utf8Start, count: count)
        guard word.count >= count else { return nil }
        for place in word.startIndex...(word.endIndex - count)
        where word[place..<(place + count)].elementsEqual(bytes) {
            return (word[..<place], word[(place + count)...])
        }
        return nil
    }
}
