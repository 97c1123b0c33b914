// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds a part of a question as the person wrote it: with its capital letters and commas.
enum OriginalSpelling {
    /// What a normal text was before it was normal; nil where it is not in the question.
    static func of(_ normal: [UInt8], in question: String) -> [UInt8]? {
        let written = Array(question.utf8)
        guard !normal.isEmpty, written.count <= 4_096 else { return nil }
        for start in written.indices {
            if let end = end(of: normal, in: written, from: start) {
                return Array(written[start..<end])
            }
        }
        return nil
    }

    private static func end(of normal: [UInt8], in written: [UInt8], from start: Int) -> Int? {
        var place = start
        for byte in normal {
            if byte == 0x20 {
                // One blank stands for commas and blanks.
                let begin = place
                while place < written.count, isGap(written[place]) { place += 1 }
                guard place > begin else { return nil }
                continue
            }
            guard place < written.count else { return nil }
            let letter = written[place]
            let isCapital = letter &- 0x41 < 26 || letter >= 0x80
            guard letter == byte || isCapital && letter | 0x20 == byte else { return nil }
            place += 1
        }
        return place
    }

    private static func isGap(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",")
    }
}
