// Susi. SPDX-License-Identifier: Apache-2.0

/// What a person said, in the normal form in which phrases are compared with it.
struct Utterance: Sendable {
    /// The normal form: words with one blank between them.
    let bytes: [UInt8]
    /// Where each word begins, and behind the last one where another would.
    let starts: [Int32]

    /// The most bytes an utterance may have; longer ones are refused.
    static let maximumLength = 8192

    init(_ text: String) {
        self.init(normal: Wording.normalized(text.utf8))
    }

    init(normal bytes: [UInt8]) {
        self.bytes = bytes
        var starts: [Int32] = []
        starts.reserveCapacity(8)
        if !bytes.isEmpty {
            starts.append(0)
            for index in bytes.indices where bytes[index] == 0x20 {
                starts.append(Int32(index + 1))
            }
            starts.append(Int32(bytes.count + 1))
        }
        self.starts = starts
    }

    var wordCount: Int {
        max(0, starts.count - 1)
    }

    /// The bytes of the words in that range.
    @inline(__always)
    func bytes(of words: Range<Int>) -> Range<Int> {
        guard !words.isEmpty else { return 0..<0 }
        return Int(starts[words.lowerBound])..<Int(starts[words.upperBound]) - 1
    }

    func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    var text: String {
        String(decoding: bytes, as: UTF8.self)
    }
}
