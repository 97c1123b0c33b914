// Susi. SPDX-License-Identifier: Apache-2.0

/// A text as Markdown marks it up, as far as pictures show it: headlines, bold words, code, lists,
/// quotes and lines across.
struct MarkedText {
    /// Some of a text that looks alike.
    struct Run: Equatable {
        var text: String
        var isBold = false
        var isCode = false
    }

    enum Block: Equatable {
        case headline(level: Int, [Run])
        case paragraph([Run])
        /// An entry of a list with what stands before it, so many levels deep.
        case item(mark: String, depth: Int, [Run])
        case quote([Run])
        case code([String])
        case rule
    }

    private(set) var blocks: [Block] = []

    /// Reads a text; whatever is no mark is text.
    init(_ text: String) {
        var lines: [Substring] = []
        var code: [String]?
        // Where the lines are an entry of a list.
        var entry: (mark: String, depth: Int)?
        func end(_ blocks: inout [Block]) {
            guard !lines.isEmpty else { return }
            let runs = MarkedText.runs(of: lines.joined(separator: " "))
            blocks.append(
                entry.map { .item(mark: $0.mark, depth: $0.depth, runs) } ?? .paragraph(runs)
            )
            (lines, entry) = ([], nil)
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            let words = line.drop { $0 == " " || $0 == "\t" }
            if words.hasPrefix("```") || words.hasPrefix("~~~") {
                end(&blocks)
                if let lines = code { blocks.append(.code(lines)) }
                code = code == nil ? [] : nil
            } else if code != nil {
                code?.append(String(line))
            } else if words.allSatisfy({ $0.isWhitespace }) {
                end(&blocks)
            } else if let block = MarkedText.block(words) {
                end(&blocks)
                blocks.append(block)
            } else if let item = MarkedText.item(words) {
                end(&blocks)
                entry = (item.mark, min((line.count - words.count) / 2, 4))
                lines = [item.words]
            } else {
                lines.append(words)
            }
        }
        if let code { blocks.append(.code(code)) }
        end(&blocks)
    }

    /// A line that is a block of its own; nil where it is none.
    private static func block(_ line: Substring) -> Block? {
        let marks = line.prefix { $0 == "#" }
        if (1...6).contains(marks.count), line.dropFirst(marks.count).first == " " {
            let words = line.dropFirst(marks.count)
            return .headline(level: marks.count, runs(of: trimmed(words, also: "#")))
        }
        let signs = line.filter { !$0.isWhitespace }
        if signs.count >= 3, let first = signs.first, "-*_".contains(first),
            signs.allSatisfy({ $0 == first })
        {
            return .rule
        }
        if line.first == ">" { return .quote(runs(of: trimmed(line.dropFirst()))) }
        return nil
    }

    /// What stands before an entry of a list, and its words; nil where a line is none.
    private static func item(_ line: Substring) -> (mark: String, words: Substring)? {
        if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
            return ("•", trimmed(line.dropFirst(2)))
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let behind = line.dropFirst(digits.count)
        guard (1...9).contains(digits.count), let sign = behind.first, sign == "." || sign == ")",
            behind.dropFirst().first == " "
        else { return nil }
        return ("\(digits).", trimmed(behind.dropFirst(2)))
    }

    private static func trimmed(_ text: Substring, also sign: Character = " ") -> Substring {
        var text = text.drop { $0.isWhitespace }
        while let last = text.last, last.isWhitespace || last == sign { text.removeLast() }
        return text
    }
}

extension MarkedText {
    /// The parts of a line that look alike.
    static func runs(of text: some StringProtocol) -> [Run] {
        var runs: [Run] = []
        var isBold = false
        var plain = ""
        let text = Array(text)
        var index = 0
        func end(_ runs: inout [Run]) {
            if !plain.isEmpty { runs.append(Run(text: plain, isBold: isBold)) }
            plain = ""
        }
        while index < text.count {
            let letter = text[index]
            let next = index + 1 < text.count ? text[index + 1] : nil
            if letter == "\\", let next, next.isASCII, next.isPunctuation || next.isSymbol {
                plain.append(next)
                index += 2
            } else if letter == "`", let close = place(of: "`", in: text, from: index + 1) {
                end(&runs)
                runs.append(
                    Run(text: String(text[(index + 1)..<close]), isBold: isBold, isCode: true)
                )
                index = close + 1
            } else if letter == "*" || letter == "_", next == letter,
                isBold || doubled(letter, in: text, from: index + 2)
            {
                end(&runs)
                isBold.toggle()
                index += 2
            } else if letter == "*", next == letter {
                plain += "**"
                index += 2
            } else if letter == "*", isWord(text, index - 1) != isWord(text, index + 1) {
                // Leaning letters are not drawn, and their mark is not shown either.
                index += 1
            } else if let link = link(in: text, at: index) {
                plain += link.words
                index = link.end
            } else {
                plain.append(letter)
                index += 1
            }
        }
        end(&runs)
        return runs
    }

    /// Where a mark ends; what is further away than anybody writes is no end.
    private static func place(of sign: Character, in text: [Character], from start: Int) -> Int? {
        guard start < text.count else { return nil }
        return text[start..<min(start + 1000, text.count)].firstIndex(of: sign)
    }

    private static func doubled(_ sign: Character, in text: [Character], from start: Int) -> Bool {
        var place = start
        while let found = self.place(of: sign, in: text, from: place) {
            if found + 1 < text.count, text[found + 1] == sign { return true }
            place = found + 1
        }
        return false
    }

    private static func isWord(_ text: [Character], _ index: Int) -> Bool {
        text.indices.contains(index) && !text[index].isWhitespace
    }

    /// The words of a link or a picture, and where it ends.
    private static func link(
        in text: [Character],
        at start: Int
    ) -> (words: String, end: Int)? {
        var open = start
        if text[open] == "!" { open += 1 }
        guard open < text.count, text[open] == "[",
            let close = place(of: "]", in: text, from: open), close + 1 < text.count,
            text[close + 1] == "(", let end = place(of: ")", in: text, from: close)
        else { return nil }
        return (String(text[(open + 1)..<close]), end + 1)
    }
}
