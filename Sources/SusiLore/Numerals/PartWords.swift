// Susi. SPDX-License-Identifier: Apache-2.0

/// Words that count parts and places: “third”, “quarters”, “Viertel”, “dritte”; folded.
enum PartWords {
    /// The number in such a word.
    static func number(in word: [UInt8]) -> Int64? { numbers[word] }

    private static let numbers: [[UInt8]: Int64] = {
        let words: StaticString = """
            half 2 halves 2 third 3 thirds 3 quarter 4 quarters 4 fourth 4 fourths 4 fifth 5 \
            fifths 5 sixth 6 sixths 6 seventh 7 sevenths 7 eighth 8 eighths 8 ninth 9 ninths 9 \
            tenth 10 tenths 10 eleventh 11 twelfth 12 twelfths 12 sixteenth 16 sixteenths 16 \
            twentieth 20 twentieths 20 hundredth 100 hundredths 100 thousandth 1000 \
            thousandths 1000 drittel 3 viertel 4 fuenftel 5 sechstel 6 siebtel 7 achtel 8 \
            neuntel 9 zehntel 10 zwoelftel 12 sechzehntel 16 zwanzigstel 20 hundertstel 100 \
            tausendstel 1000 zweite 2 zweiten 2 dritte 3 dritten 3 vierte 4 vierten 4 fuenfte 5 \
            fuenften 5 sechste 6 sechsten 6 siebte 7 siebten 7 achte 8 achten 8 neunte 9 \
            neunten 9 zehnte 10 zehnten 10
            """
        let all = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
        var numbers: [[UInt8]: Int64] = [:]
        var name: [UInt8] = []
        for word in all.split(separator: 0x20) {
            if let first = word.first, first.isASCIIDigit {
                numbers[name] = word.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
            } else {
                name = Array(word)
            }
        }
        return numbers
    }()
}
