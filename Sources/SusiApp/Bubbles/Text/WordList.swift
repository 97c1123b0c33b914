// Susi. SPDX-License-Identifier: Apache-2.0

/// Words in one text with a blank between them: far smaller in the page than a comparison for each.
struct WordList {
    private let text: StaticString

    init(_ text: StaticString) {
        self.text = text
    }

    /// Which of the words it is, from 0; nil where it is none of them.
    func place(of word: ArraySlice<UInt8>) -> Int? {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var place = 0
        var start = 0
        for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x20 {
            if bytes[start..<index].elementsEqual(word) { return word.isEmpty ? nil : place }
            place += 1
            start = index + 1
        }
        return nil
    }
}
