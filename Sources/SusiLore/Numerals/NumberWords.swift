// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads numbers in words: “two hundred and five”, “zweihundertfünf”.
///
/// Words come folded (`WordFolding`), hyphens taken for blanks.
struct NumberWords {
    /// Whether a billion is a million millions.
    let isGerman: Bool

    /// The number that the words begin with, and how many of them say it.
    func read(_ words: ArraySlice<[UInt8]>) -> (value: Fraction, count: Int)? {
        guard let (whole, count) = readWhole(words) else { return nil }
        let rest = words.dropFirst(count)
        if let (places, more) = readPlaces(rest) {
            return (whole + places, count + more)
        }
        return (whole, count)
    }

    /// A whole number, or one with a half in it, as German has it: “zweieinhalb”.
    private func readWhole(_ words: ArraySlice<[UInt8]>) -> (value: Fraction, count: Int)? {
        var total = Fraction.zero
        var group: Fraction?
        /// What the words of the group still have to stay below.
        var room = Int64.max
        var lastScale = Int64.max
        var index = words.startIndex
        var end = index
        while index < words.endIndex {
            let word = words[index]
            if NumberWords.isAnd(word), index > words.startIndex, room == 100 || group == nil,
                index + 1 < words.endIndex, let next = small(words[index + 1]), next < 100,
                next > 0
            {
                index += 1
                continue
            }
            if NumberWords.isHundred(word) {
                guard room != 100, (group ?? .one) < Fraction(100) else { break }
                group = (group ?? .one) * Fraction(100)
                room = 100
            } else if let scale = scale(word), scale < lastScale {
                total = total + (group ?? .one) * Fraction(scale)
                group = nil
                room = Int64.max
                lastScale = scale
            } else if let value = small(word) {
                if let begun = group {
                    guard value < room, value > 0 else { break }
                    group = begun + Fraction(value)
                } else {
                    group = Fraction(value)
                }
                room = value >= 20 && value < 100 && value % 10 == 0 ? 10 : 1
                if value >= 100 { room = value % 1_000 == 0 ? 1_000 : value % 100 == 0 ? 100 : 1 }
            } else if let half = half(word), group == nil {
                group = half
                room = 1
            } else if NumberWords.isArticle(word), group == nil, index + 1 < words.endIndex,
                scale(words[index + 1]) != nil || NumberWords.isHundred(words[index + 1])
            {
                group = .one
                room = 10
                index += 1
                continue
            } else {
                break
            }
            index += 1
            end = index
        }
        guard end > words.startIndex else { return nil }
        return (total + (group ?? .zero), end - words.startIndex)
    }

    /// “point one four”, “komma eins vier”.
    private func readPlaces(_ words: ArraySlice<[UInt8]>) -> (value: Fraction, count: Int)? {
        guard let first = words.first,
            first.elementsEqual("point".utf8) || first.elementsEqual("komma".utf8)
        else { return nil }
        var digits: [UInt8] = []
        for word in words.dropFirst() {
            if word.allSatisfy({ $0.isASCIIDigit }), !word.isEmpty {
                digits += word
            } else if let value = small(word), value < 10 {
                digits.append(0x30 + UInt8(value))
            } else {
                break
            }
        }
        guard !digits.isEmpty, digits.count < 100 else { return nil }
        let value = Fraction(
            Natural(decimal: digits),
            over: Natural.powerOfTen(digits.count)
        )
        // Every word was one digit.
        return (
            value,
            1
                + words.dropFirst().prefix { word in
                    word.allSatisfy { $0.isASCIIDigit } || (small(word) ?? 10) < 10
                }.count
        )
    }

    /// The number that one word says; of compounds up to 999,999.
    private func small(_ word: [UInt8]) -> Int64? {
        if let value = NumberWords.simple[word] { return value }
        return GermanNumeral.value(of: word[...])
    }

    private func scale(_ word: [UInt8]) -> Int64? {
        if word.elementsEqual("thousand".utf8) || word.elementsEqual("tausend".utf8) {
            return 1_000
        }
        if word.starts(with: "million".utf8) { return 1_000_000 }
        if word.starts(with: "milliarde".utf8) { return 1_000_000_000 }
        if word.starts(with: "billion".utf8) {
            return isGerman ? 1_000_000_000_000 : 1_000_000_000
        }
        if word.starts(with: "trillion".utf8) {
            return isGerman ? 1_000_000_000_000_000_000 : 1_000_000_000_000
        }
        return nil
    }

    /// “zweieinhalb”, “anderthalb”.
    private func half(_ word: [UInt8]) -> Fraction? {
        if word.elementsEqual("anderthalb".utf8) { return Fraction(3, over: 2) }
        let ending = Array("einhalb".utf8)
        guard word.count > ending.count, word.suffix(ending.count).elementsEqual(ending),
            let whole = small(Array(word.dropLast(ending.count)))
        else { return nil }
        return Fraction(whole) + Fraction(1, over: 2)
    }

    static func isAnd(_ word: [UInt8]) -> Bool {
        word.elementsEqual("and".utf8) || word.elementsEqual("und".utf8)
    }

    private static func isHundred(_ word: [UInt8]) -> Bool {
        word.elementsEqual("hundred".utf8) || word.elementsEqual("hundert".utf8)
    }

    static func isArticle(_ word: [UInt8]) -> Bool {
        word.elementsEqual("a".utf8) || word.elementsEqual("an".utf8)
    }

    /// The words that say one number, in both languages.
    private static let simple: [[UInt8]: Int64] = {
        let words: StaticString = """
            zero 0 nought 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 \
            eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 \
            eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 \
            seventy 70 eighty 80 ninety 90 dozen 12 null 0 ein 1 eine 1 einen 1 einem 1 einer 1 \
            eines 1 eins 1 zwei 2 zwo 2 drei 3 vier 4 fuenf 5 sechs 6 sieben 7 acht 8 neun 9 \
            zehn 10 elf 11 zwoelf 12 dreizehn 13 vierzehn 14 fuenfzehn 15 sechzehn 16 \
            siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreissig 30 vierzig 40 fuenfzig 50 \
            sechzig 60 siebzig 70 achtzig 80 neunzig 90 dutzend 12
            """
        var numbers: [[UInt8]: Int64] = [:]
        let all = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
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

    /// The number that one uncompounded word says.
    static func value(of word: ArraySlice<UInt8>) -> Int64? { simple[Array(word)] }
}
