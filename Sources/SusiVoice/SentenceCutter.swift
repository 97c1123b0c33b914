// Susi. SPDX-License-Identifier: Apache-2.0

/// Cuts a line into sentences that voices can begin, end and be interrupted between.
///
/// A cut too few costs nothing, one too many a wrong pause: so it only cuts where it is sure.
struct SentenceCutter {
    /// Some voices fall silent within longer ones.
    static let longest = 240

    private let bytes: [UInt8]
    private let isGerman: Bool
    private var start = 0

    /// The sentences of a line in their order.
    static func sentences(of line: [UInt8], in language: String) -> [ArraySlice<UInt8>] {
        var cutter = SentenceCutter(
            bytes: line,
            isGerman: language.utf8.prefix(2).elementsEqual("de".utf8)
        )
        return cutter.sentences()
    }

    private init(bytes: [UInt8], isGerman: Bool) {
        self.bytes = bytes
        self.isGerman = isGerman
    }

    private mutating func sentences() -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var at = 0
        while at < bytes.count {
            let end = endOfSentence(at)
            if let end {
                found += Self.shortened(bytes[start..<end])
                start = end
            }
            at = max(at + 1, end ?? 0)
        }
        return found + Self.shortened(bytes[start...])
    }

    /// Where the sentence ends whose last sign stands at a place; nil where none does.
    private func endOfSentence(_ place: Int) -> Int? {
        // The points and marks of Chinese and Japanese need no blank: 。！？
        if bytes[place] >= 0xE3 {
            let isEnd =
                Byte.stands("。", at: place, in: bytes)
                || Byte.stands("！", at: place, in: bytes)
                || Byte.stands("？", at: place, in: bytes)
            return isEnd ? place + 3 : nil
        }
        var end = place + 1
        switch bytes[place] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"): break
        case UInt8(ascii: "."): break
        case 0xE2 where Byte.stands("…", at: place, in: bytes): end = place + 3
        default: return nil
        }
        while end < bytes.count, ".!?\")'".utf8.contains(bytes[end]) { end += 1 }
        for quote in ["“", "”", "’"] as [StaticString]
        where Byte.stands(quote, at: end, in: bytes) {
            end += 3
        }
        guard end < bytes.count, Byte.isBlank(bytes[end]), end + 1 < bytes.count else {
            return nil
        }
        // Who goes on in small letters is not done.
        if Byte.isSmall(bytes[end + 1]) { return nil }
        if bytes[place] == UInt8(ascii: "."), isAbbreviation(place) { return nil }
        return end
    }

    /// Whether the point at a place belongs to the word before it.
    private func isAbbreviation(_ point: Int) -> Bool {
        var begin = point
        while begin > start, Byte.isWord(bytes[begin - 1]) { begin -= 1 }
        let word = bytes[begin..<point]
        if word.isEmpty { return false }
        if word.allSatisfy(Byte.isDigit) {
            // “1. Peel …” is a step, and in German “3. Oktober” a day.
            return begin == start || Byte.trimmed(bytes[start..<begin]).isEmpty
                || isGerman && word.count <= 2
        }
        if word.count == 1, word.first.map({ Byte.isLetter($0) }) == true { return true }
        let known: [StaticString] = [
            "dr", "mr", "mrs", "ms", "prof", "st", "vs", "no", "nr", "jr", "sr", "bzw", "ca",
            "inkl", "evtl", "ggf", "max", "min", "str", "tel", "approx", "dept", "fig", "vol",
        ]
        for abbreviation in known where abbreviation.utf8CodeUnitCount == word.count {
            if Byte.stands(abbreviation, at: begin, in: bytes) { return true }
        }
        return false
    }

    /// A sentence in pieces that are not too long, cut at the last good place.
    private static func shortened(_ sentence: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var rest = Byte.trimmed(sentence)
        var pieces: [ArraySlice<UInt8>] = []
        while rest.count > longest {
            let end = cut(rest)
            pieces.append(Byte.trimmed(rest[..<end]))
            rest = Byte.trimmed(rest[end...])
        }
        return rest.isEmpty ? pieces : pieces + [rest]
    }

    /// Where a long sentence is cut: behind a comma or the like in its second half, else at a blank.
    private static func cut(_ sentence: ArraySlice<UInt8>) -> Int {
        let first = sentence.startIndex
        let limit = first + longest
        var blank: Int?
        var index = limit
        while index > first + longest / 2 {
            index -= 1
            guard Byte.isBlank(sentence[index]) else { continue }
            if ",;:)".utf8.contains(sentence[index - 1]) { return index }
            if blank == nil { blank = index }
        }
        if let blank { return blank }
        var end = limit
        while end > first + 1, sentence[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }
}
