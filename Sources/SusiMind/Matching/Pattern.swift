// Susi. SPDX-License-Identifier: Apache-2.0

/// What a phrase asks of an utterance.
///
/// There is no syntax beyond what this type reads: `*` and `_` for one or more words, `+` for
/// exactly one, `^` and `#` for any number that nobody wants to know, and a `*` glued to letters
/// for anything, even inside a word.
enum Pattern: Sendable, Equatable {
    /// The utterance must be just this.
    case exact
    /// Words and wildcards for words.
    case words([Element])
    /// Runs of letters and wildcards between them that may split words.
    case glued([Run])
    /// Both in one phrase, which is rare: a regular expression.
    case mixed(String)
    /// Anything at all.
    case catchAll

    enum Element: Sendable, Equatable {
        case word(Range<Int>)
        /// One or more words, captured.
        case many
        /// Exactly one word, captured.
        case one
        /// Any number of words, not captured.
        case some
    }

    enum Run: Sendable, Equatable {
        case letters(Range<Int>)
        /// At least so many bytes, captured.
        case gap(atLeast: Int)
    }

    /// Reads a phrase in normal form.
    init(normal phrase: [UInt8]) {
        let words = Pattern.words(of: phrase)
        let elements = words.map { Pattern.element(for: $0, of: phrase) }
        if elements == [.many] || elements.isEmpty {
            self = .catchAll
        } else if words.contains(where: { Pattern.isGlued($0, of: phrase) }) {
            let isMixed = elements.contains { $0 == .one || $0 == .some }
            self =
                isMixed
                ? .mixed(Pattern.expression(of: words, elements, of: phrase))
                : .glued(Pattern.runs(of: words, elements, of: phrase))
        } else if elements.allSatisfy({ if case .word = $0 { true } else { false } }) {
            self = .exact
        } else {
            self = .words(elements)
        }
    }

    private static func words(of phrase: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        for index in phrase.indices where phrase[index] == 0x20 {
            words.append(start..<index)
            start = index + 1
        }
        if start < phrase.count { words.append(start..<phrase.count) }
        return words
    }

    private static func element(for word: Range<Int>, of phrase: [UInt8]) -> Element {
        if phrase[word].allSatisfy({ $0 == UInt8(ascii: "*") }) { return .many }
        guard word.count == 1 else { return .word(word) }
        return switch phrase[word.lowerBound] {
        case UInt8(ascii: "_"): .many
        case UInt8(ascii: "+"): .one
        case UInt8(ascii: "^"), UInt8(ascii: "#"): .some
        default: .word(word)
        }
    }

    private static func isGlued(_ word: Range<Int>, of phrase: [UInt8]) -> Bool {
        let stars = phrase[word].count { $0 == UInt8(ascii: "*") }
        return stars > 0 && stars < word.count
    }

    /// The runs of a phrase with a glued star.
    ///
    /// Blanks beside such a star are optional. They need no runs of their own: a gap takes them,
    /// and captures are trimmed.
    private static func runs(
        of words: [Range<Int>],
        _ elements: [Element],
        of phrase: [UInt8]
    ) -> [Run] {
        var runs: [Run] = []
        func appendLetters(_ range: Range<Int>) {
            if case .letters(let before)? = runs.last, before.upperBound == range.lowerBound {
                runs[runs.count - 1] = .letters(before.lowerBound..<range.upperBound)
            } else {
                runs.append(.letters(range))
            }
        }
        for (word, element) in zip(words, elements) {
            if word.lowerBound > 0 { appendLetters(word.lowerBound - 1..<word.lowerBound) }
            switch element {
            case .many, .one, .some: runs.append(.gap(atLeast: 1))
            case .word:
                var index = word.lowerBound
                while index < word.upperBound {
                    let isStar = phrase[index] == UInt8(ascii: "*")
                    var end = index + 1
                    while end < word.upperBound, (phrase[end] == UInt8(ascii: "*")) == isStar {
                        end += 1
                    }
                    if isStar {
                        runs.append(.gap(atLeast: 0))
                    } else {
                        appendLetters(index..<end)
                    }
                    index = end
                }
            }
        }
        return runs
    }
}

extension Pattern {
    /// Whether it fits whatever is said.
    var isCatchAll: Bool {
        switch self {
        case .catchAll: true
        case .exact, .glued, .mixed: false
        case .words(let elements):
            elements.allSatisfy { $0 == .many || $0 == .some }
                && elements.count { $0 == .many } <= 1
        }
    }

    /// The expression for a phrase with glued stars and wildcards for single words or none.
    private static func expression(
        of words: [Range<Int>],
        _ elements: [Element],
        of phrase: [UInt8]
    ) -> String {
        var source: [UInt8] = []
        var isFirst = true
        for (word, element) in zip(words, elements) {
            if case .some = element {
                source += isFirst ? "(?:.+ )?".utf8 : "(?: .+)?".utf8
                continue
            }
            if !isFirst { source.append(0x20) }
            isFirst = false
            switch element {
            case .many: source += "(.+)".utf8
            case .one: source += "([^ ]+)".utf8
            case .some, .word: appendExpression(of: phrase[word], to: &source)
            }
        }
        return source[...].text
    }

    private static func appendExpression(of word: ArraySlice<UInt8>, to source: inout [UInt8]) {
        var previous: UInt8 = 0
        for byte in word {
            if byte == UInt8(ascii: "*") {
                if previous != byte { source += "(.*)".utf8 }
            } else {
                // What is neither letter nor digit might mean something.
                if byte < 0x80, !byte.isASCIIAlphanumeric { source.append(UInt8(ascii: "\\")) }
                source.append(byte)
            }
            previous = byte
        }
    }

    /// What the phrase is worth apart from its language: the part of the score that the phrase
    /// itself decides.
    func weight(of phrase: [UInt8]) -> (literal: Bool, meat: Int, length: Int) {
        switch self {
        case .exact:
            let characters = phrase.count { $0 & 0xC0 != 0x80 }
            let meat = phrase.count {
                $0 >= 0x80 && $0 & 0xC0 != 0x80 || $0 == 0x20 || $0 == UInt8(ascii: "_")
                    || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0.isASCIIAlphanumeric
            }
            return (true, meat, characters)
        case .catchAll:
            return (false, 0, 4)
        case .words, .glued, .mixed:
            let words = Pattern.words(of: phrase)
            let lengths = words.map { Pattern.length(of: $0, of: phrase) }
            return (false, 0, lengths.reduce(words.count - 1, +))
        }
    }

    /// The characters of a word as the classic score counts them: four for a wildcard, two more
    /// for one that is glued.
    private static func length(of word: Range<Int>, of phrase: [UInt8]) -> Int {
        guard case .word = element(for: word, of: phrase) else { return 4 }
        var length = 0
        var previous: UInt8 = 0
        for byte in phrase[word] {
            if byte == UInt8(ascii: "*") {
                length += previous == byte ? 0 : 6
            } else if byte & 0xC0 != 0x80 {
                length += 1
            }
            previous = byte
        }
        return length
    }
}

extension UInt8 {
    /// Whether it is a letter or digit in ASCII.
    var isASCIIAlphanumeric: Bool {
        (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
    }
}
