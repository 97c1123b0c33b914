// Susi. SPDX-License-Identifier: Apache-2.0

/// What a person said, in the normal form in which phrases are compared with it.
struct Utterance: Sendable {
    /// A word by its place among the bytes and by its hash.
    struct Word: Sendable {
        let start: UInt32
        let end: UInt32
        let hash: UInt64
    }

    /// The normal form: words with one blank between them.
    let bytes: [UInt8]
    let words: [Word]
    /// The hash of the whole.
    let hash: UInt64

    /// The most bytes an utterance may have; longer ones are refused.
    static let maximumLength = 8192

    init(_ text: String) {
        let bytes = Wording.normalized(text.utf8)
        self.bytes = bytes
        hash = bytes.withUnsafeBufferPointer { ByteHash.hash($0) }
        var words: [Word] = []
        guard !bytes.isEmpty else {
            self.words = words
            return
        }
        words.reserveCapacity(8)
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x20 {
                let letters = UnsafeBufferPointer(rebasing: bytes[start..<index])
                words.append(
                    Word(
                        start: UInt32(start),
                        end: UInt32(index),
                        hash: WordHash.hash(letters)
                    )
                )
                start = index + 1
            }
        }
        self.words = words
    }

    /// The bytes of the words in that range.
    func bytes(of range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        return Int(words[range.lowerBound].start)..<Int(words[range.upperBound - 1].end)
    }

    func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    var text: String {
        String(decoding: bytes, as: UTF8.self)
    }
}
