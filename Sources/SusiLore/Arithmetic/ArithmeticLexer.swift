// Susi. SPDX-License-Identifier: Apache-2.0

/// Takes a question apart into numbers and signs; anything else in it means that it is no sum.
struct ArithmeticLexer {
    private let text: [UInt8]
    private let isGerman: Bool
    private var place = 0
    private(set) var tokens: [ArithmeticToken] = []
    /// Whether something was asked, not only said.
    private(set) var asks = false
    /// Where the words end that only ask, before anything else.
    private(set) var begin = 0

    private static let maximumTokens = 1_200

    init(_ text: [UInt8], german: Bool) {
        self.text = text
        isGerman = german
    }

    /// Reads all of it.
    mutating func read() throws(Trouble) {
        while place < text.count {
            guard tokens.count < ArithmeticLexer.maximumTokens else { throw .isTooLarge }
            let byte = text[place]
            if byte == 0x20 {
                place += 1
            } else if byte.isASCIIDigit || (byte == UInt8(ascii: ".") && isDigit(place + 1)) {
                try readNumber()
            } else if let (sign, length) = sign(at: place) {
                tokens.append(
                    ArithmeticToken(kind: sign, range: place..<(place + length))
                )
                place += length
            } else if byte.isLetter {
                try readWords()
            } else {
                throw .isNone
            }
        }
    }

    private func isDigit(_ place: Int) -> Bool {
        place < text.count && text[place].isASCIIDigit
    }

    private mutating func readNumber() throws(Trouble) {
        var start = place
        var value = Fraction.zero
        if text[place] == UInt8(ascii: ".") {
            // Half a number: .5
            let digits = text[(place + 1)...].prefix { $0.isASCIIDigit }
            guard digits.count <= NumeralReader.maximumDigits else { throw .isTooLarge }
            value = Fraction(
                Natural(decimal: digits),
                over: Natural.powerOfTen(digits.count)
            )
            start = digits.endIndex
        } else {
            guard let (read, end) = NumeralReader.read(text[place...], german: isGerman) else {
                throw .isNone
            }
            value = read
            start = end
        }
        append(value, place..<start)
        place = start
        // 1st, 2nd, 3rd, 4th
        let ending = text[place...].prefix { $0.isLetter }
        let isOrdinal = ["st", "nd", "rd", "th"].contains { ending.elementsEqual($0.utf8) }
        if isOrdinal {
            append(.ordinal, place..<(place + 2))
            place += 2
        }
    }

    private mutating func append(_ value: Fraction, _ range: Range<Int>, isShare: Bool = false) {
        var figure = Figure(value)
        figure.isShare = isShare
        tokens.append(ArithmeticToken(kind: .number(figure), range: range))
    }

    private mutating func append(_ sign: ArithmeticSign, _ range: Range<Int>) {
        switch sign {
        case .filler: break
        case .lead:
            asks = true
            if tokens.isEmpty { begin = range.upperBound }
        default: tokens.append(ArithmeticToken(kind: .sign(sign), range: range))
        }
    }

    /// The sign that is no word, and its length.
    private func sign(at place: Int) -> (kind: ArithmeticToken.Kind, length: Int)? {
        let rest = text[place...]
        for (spelling, sign) in ArithmeticLexer.signs where rest.starts(with: spelling.utf8) {
            return (.sign(sign), spelling.utf8.count)
        }
        for (spelling, quarters) in ArithmeticLexer.parts where rest.starts(with: spelling.utf8) {
            var figure = Figure(Fraction(quarters, over: 4))
            figure.isShare = true
            return (.number(figure), spelling.utf8.count)
        }
        return nil
    }

    private static let signs: [(String, ArithmeticSign)] = [
        ("+", .plus), ("-", .minus), ("−", .minus), ("–", .minus), ("—", .minus),
        ("**", .power), ("*", .times), ("×", .times), ("·", .times), ("⋅", .times),
        ("/", .over), ("÷", .over), (":", .over), ("^", .power), ("(", .open), (")", .close),
        ("[", .open), ("]", .close), ("%", .percent), ("!", .factorial), ("=", .equals),
        ("²", .squared), ("³", .cubed), ("√", .squareRoot), ("∛", .cubeRoot), ("°", .degrees),
        ("π", .pi), (",", .comma), (";", .comma), ("?", .filler),
    ]

    private static let parts: [(String, Int64)] = [("½", 2), ("¼", 1), ("¾", 3)]
}

extension ArithmeticLexer {
    /// Reads words up to the next digit or sign.
    private mutating func readWords() throws(Trouble) {
        var words: [[UInt8]] = []
        var ranges: [Range<Int>] = []
        while place < text.count {
            let byte = text[place]
            if byte == 0x20 || byte == UInt8(ascii: "-") && isHyphen(place) {
                place += 1
                continue
            }
            guard isLetter(place) else { break }
            let start = place
            while place < text.count, isLetter(place) || text[place] == UInt8(ascii: "'") {
                place += 1
            }
            words.append(WordFolding.folded(text[start..<place]))
            ranges.append(start..<place)
            guard words.count < ArithmeticLexer.maximumTokens else { throw .isTooLarge }
        }
        var index = 0
        while index < words.count {
            let count = try take(words[index...], ranges)
            index += count
        }
    }

    /// Whether a word goes on there; beyond ASCII there are signs, too.
    private func isLetter(_ place: Int) -> Bool {
        text[place].isLetter && (text[place] < 0x80 || sign(at: place) == nil)
    }

    /// Whether the stroke there joins two words.
    private func isHyphen(_ place: Int) -> Bool {
        place > 0 && text[place - 1].isLetter && place + 1 < text.count && text[place + 1].isLetter
    }

    /// Takes the meaning of the first words, and says how many they were.
    private mutating func take(
        _ words: ArraySlice<[UInt8]>,
        _ ranges: [Range<Int>]
    ) throws(Trouble) -> Int {
        let first = words.startIndex
        if let count = takePart(words, ranges) { return count }
        let numbers = NumberWords(isGerman: isGerman)
        // A number in digits, and a great one behind it: 5 million.
        if let scale = numbers.read([Array("one".utf8), words[first]]), scale.count == 2,
            let number = tokens.last?.number, let begin = tokens.popLast()?.range.lowerBound
        {
            append(number.value * scale.value, begin..<ranges[first].upperBound)
            return 1
        }
        if let (value, count) = numbers.read(words) {
            append(value, ranges[first].lowerBound..<ranges[first + count - 1].upperBound)
            return count
        }
        var count = min(words.count, ArithmeticVocabulary.longest)
        while count > 0 {
            let phrase = words.prefix(count).joined(separator: [0x20])
            if let sign = ArithmeticVocabulary.meanings[Array(phrase)] {
                append(sign, ranges[first].lowerBound..<ranges[first + count - 1].upperBound)
                return count
            }
            count -= 1
        }
        throw .isNone
    }

    /// Takes “third” and the like: a part, or a place in a row before a root or a power.
    private mutating func takePart(
        _ words: ArraySlice<[UInt8]>,
        _ ranges: [Range<Int>]
    ) -> Int? {
        let first = words.startIndex
        if let count = takeMixed(words, ranges) { return count }
        guard let number = PartWords.number(in: words[first]),
            number > 2 || isOrdinal(words) || tokens.last?.number?.value.isWhole == true
        else { return nil }
        if isOrdinal(words) {
            append(Fraction(number), ranges[first])
            append(.ordinal, ranges[first])
            return 1
        }
        var count = Fraction.one
        var begin = ranges[first].lowerBound
        if let last = tokens.last, let before = last.number, before.value.isWhole {
            count = before.value
            begin = last.range.lowerBound
            tokens.removeLast()
        }
        append(
            count / Fraction(number),
            begin..<ranges[first].upperBound,
            isShare: true
        )
        return 1
    }

    private func isOrdinal(_ words: ArraySlice<[UInt8]>) -> Bool {
        if case .power? = tokens.last?.sign { return true }
        guard let next = words.dropFirst().first else { return false }
        return ["root", "power", "wurzel", "potenz"].contains { next.elementsEqual($0.utf8) }
    }

    /// Takes “and a half”, “and three quarters” behind a number.
    private mutating func takeMixed(
        _ words: ArraySlice<[UInt8]>,
        _ ranges: [Range<Int>]
    ) -> Int? {
        guard let last = tokens.last, let whole = last.number, whole.value.isWhole,
            let first = words.first, NumberWords.isAnd(first)
        else { return nil }
        var rest = words.dropFirst()
        var count = Fraction.one
        if let article = rest.first, NumberWords.isArticle(article) {
            rest = rest.dropFirst()
        } else if let word = rest.first, let number = NumberWords.value(of: word[...]) {
            count = Fraction(number)
            rest = rest.dropFirst()
        }
        guard let part = rest.first, let number = PartWords.number(in: part) else { return nil }
        if let next = rest.dropFirst().first, next.elementsEqual("of".utf8) { return nil }
        tokens.removeLast()
        append(
            whole.value + count / Fraction(number),
            last.range.lowerBound..<ranges[rest.startIndex].upperBound
        )
        return rest.startIndex - words.startIndex + 1
    }
}

extension ArithmeticLexer {
    /// Whether a sum is told to be done, so that repeating it makes no sentence: “add 3 and 4”.
    static func beginsStatement(_ expression: [UInt8]) -> Bool {
        let first = expression.prefix { $0.isLetter }.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        let word = WordFolding.folded(first[...])
        switch ArithmeticVocabulary.meanings[word] {
        case .add, .subtract, .multiply, .divide, .increase, .decrease: return true
        default: return false
        }
    }
}
