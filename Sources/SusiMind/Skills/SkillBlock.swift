// Susi. SPDX-License-Identifier: Apache-2.0

/// The lines of a skill file that belong together: a phrase line and what follows from it.
struct SkillBlock {
    /// One part of a block.
    enum Part {
        case line(SourceLine)
        /// A `!console:` or `!javascript:` line with the lines up to `eol`.
        case body(SourceLine, [SourceLine])
    }

    var parts: [Part] = []

    var lineCount: Int {
        parts.count
    }
}

/// The form of a line that begins with an exclamation mark: `!keyword parameter: rest`.
struct BangLine {
    enum Keyword {
        case example, expect, label, implication, first, rest, plan, javascript, console
        case unknown(String)
    }

    let keyword: Keyword
    let parameter: [UInt8]
    let rest: [UInt8]

    /// Reads the line, or gives nil where it has no colon and so is an ordinary answer.
    init?(_ line: SourceLine) {
        self.init(line.text)
    }

    init?(_ text: [UInt8]) {
        guard text.first == UInt8(ascii: "!"),
            let firstColon = text.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        var wordEnd = 1
        while wordEnd < firstColon, text[wordEnd] != 0x20 { wordEnd += 1 }
        let word = String(decoding: text[1..<wordEnd].map { $0 | 0x20 }, as: UTF8.self)
        keyword = BangLine.keyword(word)
        var colon = firstColon
        // A plan's time has colons of its own: "10:30: tea is ready".
        if case .plan = keyword {
            let beforeBlank = text.indices.dropLast().first {
                text[$0] == UInt8(ascii: ":") && text[$0 + 1] == 0x20
            }
            colon = beforeBlank ?? text.lastIndex(of: UInt8(ascii: ":")) ?? firstColon
        }
        parameter = Array(text[wordEnd..<colon].trimmed)
        rest = Array(text[(colon + 1)...].trimmed)
    }

    /// Whether lines up to `eol` belong to it.
    var opensBody: Bool {
        switch keyword {
        case .javascript, .console: true
        default: false
        }
    }

    private static func keyword(_ word: String) -> Keyword {
        switch word {
        case "example": .example
        case "expect": .expect
        case "label": .label
        case "implication": .implication
        case "first": .first
        case "rest": .rest
        case "plan": .plan
        case "javascript": .javascript
        case "console": .console
        default: .unknown(word)
        }
    }
}

extension Collection<UInt8> where SubSequence == ArraySlice<UInt8> {
    /// The bytes without blanks and control characters at both ends.
    var trimmed: ArraySlice<UInt8> {
        var rest = self[startIndex..<endIndex]
        while let first = rest.first, first <= 0x20 { rest.removeFirst() }
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        return rest
    }

    /// The bytes as text; what is no UTF-8 is replaced.
    var text: String {
        String(decoding: self, as: UTF8.self)
    }
}

extension Collection<UInt8> where SubSequence == ArraySlice<UInt8> {
    /// The parts between bars, trimmed.
    var alternatives: [String] {
        var parts: [String] = []
        var rest = self[startIndex..<endIndex]
        while let bar = rest.firstIndex(of: UInt8(ascii: "|")) {
            parts.append(rest[..<bar].trimmed.text)
            rest = rest[(bar + 1)...]
        }
        parts.append(rest.trimmed.text)
        return parts
    }
}
