// Susi. SPDX-License-Identifier: Apache-2.0

/// All words that occur in patterns, each with a number.
///
/// Comparing words is comparing their numbers. A word that stands in no pattern has the number 0,
/// which no pattern asks for.
struct Vocabulary: Sendable {
    static let unknown: UInt32 = 0
    private var table = FlatTable()
    private var letters: [UInt8] = []
    /// Where the letters of word n begin; word n + 1 begins where they end.
    private var starts: [UInt32] = [0, 0]
    /// The words whose hash is the same as an earlier word's, by the earlier word.
    private var collisions: [UInt32] = [0]
    /// How many patterns a word stands in; rare words make good keys.
    private(set) var frequencies: [UInt32] = [0]

    /// The word's number, or 0.
    @inline(__always)
    func number(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        guard var number = table[ByteHash.hash(word)] else { return Vocabulary.unknown }
        while number != 0, !isSpelled(word, number) {
            number = collisions[Int(number)]
        }
        return number
    }

    /// The word's number, given to it now if it had none; counts one more use of it.
    mutating func use(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = ByteHash.hash(word)
        let first = table[hash]
        var number = first ?? 0
        while number != 0, !isSpelled(word, number) {
            number = collisions[Int(number)]
        }
        if number == 0 {
            number = UInt32(frequencies.count)
            letters.append(contentsOf: word)
            starts.append(UInt32(letters.count))
            frequencies.append(0)
            collisions.append(first ?? 0)
            table.set(hash, to: number)
        }
        frequencies[Int(number)] += 1
        return number
    }

    @inline(__always)
    private func isSpelled(_ word: UnsafeBufferPointer<UInt8>, _ number: UInt32) -> Bool {
        let start = Int(starts[Int(number)])
        let end = Int(starts[Int(number) + 1])
        guard end - start == word.count else { return false }
        for index in word.indices where letters[start + index] != word[index] {
            return false
        }
        return true
    }
}
