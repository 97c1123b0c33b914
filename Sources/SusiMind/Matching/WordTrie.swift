// Susi. SPDX-License-Identifier: Apache-2.0

/// Sequences of words that patterns begin with, or end with, each with a number.
struct WordTrie: Sendable {
    static let root: UInt32 = 0
    /// The next node, by node and word.
    private var edges = FlatTable()
    /// By node: whether a pattern's words end here.
    private var isSequence: [Bool] = [false]

    /// The number of a sequence, given to it now if it had none.
    mutating func insert(_ words: some Sequence<UInt32>) -> UInt32 {
        var node = WordTrie.root
        for word in words {
            let key = UInt64(node) << 32 | UInt64(word)
            if let next = edges[key] {
                node = next
            } else {
                let next = UInt32(isSequence.count)
                isSequence.append(false)
                edges.set(key, to: next)
                node = next
            }
        }
        isSequence[Int(node)] = true
        return node
    }

    /// The numbers of all sequences that the words begin with.
    @inline(__always)
    func path(along words: some Sequence<UInt32>) -> [UInt32] {
        var found: [UInt32] = []
        var node = WordTrie.root
        if isSequence[0] { found.append(node) }
        for word in words {
            guard word != Vocabulary.unknown,
                let next = edges[UInt64(node) << 32 | UInt64(word)]
            else { break }
            node = next
            if isSequence[Int(node)] { found.append(node) }
        }
        return found
    }
}
