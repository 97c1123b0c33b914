// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads numbers that are told in a row: “3, 4.5 and seven”.
enum NumberList {
    private static let maximumCount = 1_000

    /// The numbers of a normal text; nil where anything else is in it.
    static func read(_ text: [UInt8], german: Bool) -> [Fraction]? {
        var numbers: [Fraction] = []
        var words: [[UInt8]] = []
        for chunk in text.split(whereSeparator: { $0 == 0x20 || $0 == UInt8(ascii: ";") }) {
            for part in parts(of: chunk, german) {
                let isNegative = part.starts(with: "-".utf8) || part.starts(with: "−".utf8)
                let digits =
                    isNegative ? part.drop { !$0.isASCIIDigit && $0 != UInt8(ascii: ".") } : part
                if digits.first?.isASCIIDigit == true {
                    guard take(&words, into: &numbers, german),
                        let (value, end) = NumeralReader.read(digits, german: german),
                        end == digits.endIndex
                    else { return nil }
                    numbers.append(isNegative ? -value : value)
                } else {
                    words += digits.split(separator: UInt8(ascii: "-")).map {
                        WordFolding.folded($0)
                    }
                }
                guard numbers.count + words.count <= maximumCount else { return nil }
            }
        }
        guard take(&words, into: &numbers, german), !numbers.isEmpty else { return nil }
        return numbers
    }

    /// The numbers in a chunk with commas that can be none of one number: `3,4,5`.
    private static func parts(_ chunk: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        chunk.split(separator: UInt8(ascii: ","))
    }

    private static func parts(of chunk: ArraySlice<UInt8>, _ german: Bool) -> [ArraySlice<UInt8>] {
        let commas = chunk.count { $0 == UInt8(ascii: ",") }
        guard commas > 0, chunk.first?.isASCIIDigit == true else { return [chunk] }
        if let (_, end) = NumeralReader.read(chunk, german: german), end == chunk.endIndex {
            // In English 3,4 are two numbers here, 1,000 is one.
            let places = chunk.drop { $0 != UInt8(ascii: ",") }.count - 1
            if german || commas > 1 || places == 3 || chunk.contains(UInt8(ascii: ".")) {
                return [chunk]
            }
        }
        return parts(chunk)
    }

    /// Reads what words say, which may be several numbers.
    private static func take(
        _ words: inout [[UInt8]],
        into numbers: inout [Fraction],
        _ german: Bool
    ) -> Bool {
        var rest = words[...]
        while let first = rest.first {
            var isNegative = false
            if NumberWords.isAnd(first) || isFiller(first) {
                rest = rest.dropFirst()
                continue
            }
            if first.elementsEqual("minus".utf8) || first.elementsEqual("negative".utf8) {
                isNegative = true
                rest = rest.dropFirst()
                if rest.isEmpty { return false }
            }
            guard let (value, count) = NumberWords(isGerman: german).read(rest) else {
                return false
            }
            numbers.append(isNegative ? -value : value)
            rest = rest.dropFirst(count)
        }
        words = []
        return true
    }

    /// Words around numbers that say nothing.
    private static func isFiller(_ word: [UInt8]) -> Bool {
        [
            "the", "number", "numbers", "of", "these", "a", "die", "der", "den", "zahl", "zahlen",
            "von", "aus", "please", "bitte", "&", "is",
        ].contains { word.elementsEqual($0.utf8) }
    }
}
