// Susi. SPDX-License-Identifier: Apache-2.0

/// Cuts a script into tokens, as far as needed to tell code from strings, comments and regular
/// expressions.
///
/// Whether a slash divides or opens a regular expression depends on what came before. Parentheses
/// and braces are remembered for that: after `if (…)` a slash opens one, after `(a + b)` it
/// divides; after a block it opens one, after an object it divides.
struct ScriptTokens {
    private let script: [UInt8]
    private var index = 0
    /// Whether a slash at this place would divide.
    private var afterOperand = false
    /// What the tokens so far have opened; true where an operand ends with the closing one.
    private var opened: [Bool] = []
    private var previous: ScriptToken?

    init(_ script: [UInt8]) {
        self.script = script
    }

    /// The next token; nil at the end.
    mutating func next() -> ScriptToken? {
        skipBlanksAndComments()
        guard index < script.count else { return nil }
        let start = index
        let kind = readToken(script[start])
        let token = ScriptToken(kind: kind, range: start..<index)
        note(token)
        previous = token
        return token
    }
}

extension ScriptTokens {
    private static let keywordsBeforeOperand: Set<String> = [
        "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw",
        "typeof", "void",
    ]
    private static let keywordsBeforeCondition: Set<String> = ["if", "while", "for", "with"]

    private mutating func readToken(_ first: UInt8) -> ScriptToken.Kind {
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            readString(first)
            return .string
        case UInt8(ascii: "/") where !afterOperand:
            readExpression()
            return .expression
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            readWord()
            return .number
        case _ where isWordPart(first):
            readWord()
            return .word
        default:
            index += 1
            return .punctuator
        }
    }

    private mutating func note(_ token: ScriptToken) {
        guard token.kind == .punctuator else {
            let isKeyword =
                token.kind == .word && previous?.isPunctuator(".", in: script) != true
                && ScriptTokens.keywordsBeforeOperand.contains(token.text(in: script))
            afterOperand = !isKeyword
            return
        }
        switch script[token.range.lowerBound] {
        case UInt8(ascii: "("):
            opened.append(!isConditionAhead)
            afterOperand = false
        case UInt8(ascii: "["):
            opened.append(true)
            afterOperand = false
        case UInt8(ascii: "{"):
            opened.append(isObjectAhead)
            afterOperand = false
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            afterOperand = opened.popLast() ?? true
        case UInt8(ascii: "+") where isDoubled(token), UInt8(ascii: "-") where isDoubled(token):
            // Both `a++ / b` and `++/x/.lastIndex` are possible; only the first is ever written.
            afterOperand = true
        default:
            afterOperand = false
        }
    }

    private var isConditionAhead: Bool {
        guard let previous, previous.kind == .word else { return false }
        return ScriptTokens.keywordsBeforeCondition.contains(previous.text(in: script))
    }

    /// Whether a brace at this place opens an object and not a block.
    private var isObjectAhead: Bool {
        guard let previous else { return false }
        switch previous.kind {
        case .word:
            let word = previous.text(in: script)
            return ScriptTokens.keywordsBeforeOperand.contains(word) && word != "else"
                && word != "do"
        case .punctuator:
            return !")]};:".utf8.contains(script[previous.range.lowerBound])
                && !previous.isPunctuator("{", in: script)
        case .number, .string, .expression:
            return false
        }
    }

    private func isDoubled(_ token: ScriptToken) -> Bool {
        guard let previous, previous.range.upperBound == token.range.lowerBound else {
            return false
        }
        return script[previous.range.lowerBound] == script[token.range.lowerBound]
    }
}

extension ScriptTokens {
    private mutating func skipBlanksAndComments() {
        while index < script.count {
            if script[index] <= 0x20 {
                index += 1
            } else if starts(with: "//") {
                while index < script.count, script[index] != 0x0A, script[index] != 0x0D {
                    index += 1
                }
            } else if starts(with: "/*") {
                index += 2
                while index < script.count, !starts(with: "*/") { index += 1 }
                index = min(script.count, index + 2)
            } else {
                return
            }
        }
    }

    private mutating func readWord() {
        while index < script.count, isWordPart(script[index]) { index += 1 }
    }

    private mutating func readString(_ quote: UInt8) {
        index += 1
        while index < script.count, script[index] != quote {
            // A string that its line does not end is an error the engine will report.
            if script[index] == 0x0A, quote != UInt8(ascii: "`") { return }
            index += script[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(script.count, index + 1)
    }

    private mutating func readExpression() {
        index += 1
        var inClass = false
        while index < script.count, script[index] != 0x0A {
            switch script[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): inClass = true
            case UInt8(ascii: "]"): inClass = false
            case UInt8(ascii: "/") where !inClass:
                index += 1
                readWord()
                return
            default: break
            }
            index += 1
        }
        index = min(script.count, index)
    }

    private func starts(with two: StaticString) -> Bool {
        index + 1 < script.count && script[index] == two.utf8Start[0]
            && script[index + 1] == two.utf8Start[1]
    }

    private func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "\\"), 0x80...:
            true
        default:
            false
        }
    }
}
