// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// Reckons what people ask in their words: exactly, as long as fractions can say it.
struct Arithmetic {
    /// What came of a question.
    private let figure: Figure
    /// The sum as it was said, without what only asks for it.
    private var expression: [UInt8]

    /// The row for a question.
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let query = try request.demand("query")
        let isGerman = request.isGerman
        guard var text = WordFolding.normal(query) else {
            throw LoreRefusal("a sum has at most 4,096 letters and signs")
        }
        if isShouted(query) || isShouted(request.question.text), isLonely(text, isGerman) {
            text.append(UInt8(ascii: "!"))
        }
        do throws(Trouble) {
            var sum = try Arithmetic(text, german: isGerman)
            sum.respell(from: request.question.text)
            return [sum.row(german: isGerman)]
        } catch {
            guard let words = error.words(german: isGerman) else {
                throw LoreRefusal("that is no sum")
            }
            return [["problem": .string(words), "answer": .string(words)]]
        }
    }

    /// Whether an exclamation mark follows a digit at the end: questions lose it on their way.
    private static func isShouted(_ text: String) -> Bool {
        let bytes = Array(text.utf8.suffix(8)).reversed().drop { $0 <= 0x20 || $0 == 0x3F }
        return bytes.first == UInt8(ascii: "!") && bytes.dropFirst().first?.isASCIIDigit == true
    }

    /// Whether there is only one number, so that an exclamation mark has to mean something.
    private static func isLonely(_ text: [UInt8], _ isGerman: Bool) -> Bool {
        var lexer = ArithmeticLexer(text, german: isGerman)
        guard (try? lexer.read()) != nil else { return false }
        return lexer.tokens.count == 1 && lexer.tokens[0].number != nil
    }

    /// Reckons a question.
    init(_ text: [UInt8], german: Bool) throws(Trouble) {
        guard !Arithmetic.isDate(text) else { throw .isNone }
        var lexer = ArithmeticLexer(text, german: german)
        try lexer.read()
        var tokens = lexer.tokens[...]
        while tokens.first?.sign == .equals { tokens = tokens.dropFirst() }
        while tokens.last?.sign == .equals { tokens = tokens.dropLast() }
        guard let first = tokens.first, let last = tokens.last else { throw .isNone }
        var parser = ArithmeticParser(Array(tokens), joinsByAnd: lexer.asks)
        figure = try parser.statement()
        let begin = lexer.begin <= first.range.lowerBound ? lexer.begin : first.range.lowerBound
        expression = Array(text[begin..<last.range.upperBound].drop { $0 == 0x20 })
    }

    /// Spells the sum as the person did, who may have used capital letters.
    private mutating func respell(from question: String) {
        expression = OriginalSpelling.of(expression, in: question) ?? expression
    }

    /// Whether it is three numbers with strokes between them: 2024-12-31, and no difference.
    private static func isDate(_ text: [UInt8]) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.count == 3
            && parts.allSatisfy { part in
                (part.count == 2 || part.count == 4) && part.allSatisfy { $0.isASCIIDigit }
            } && parts.contains { $0.count == 4 }
    }

    private func row(german: Bool) -> JSONObject {
        // Where nearly nothing is missing to a round number, it is that one: √2 squared is 2.
        var value = figure.value
        var isExact = figure.isExact
        let scale = Fraction(Natural.powerOfTen(20))
        let near = (value * scale).rounded / scale
        let gap = Fraction(.one, over: Natural.powerOfTen(40))
        if !isExact, !near.isZero, (value - near).magnitude < gap {
            value = near
            isExact = true
        }
        let limits = figure.isExact || isExact ? DecimalText.Limits.people : .rough
        let shown = DecimalText(
            figure.isPercent ? value * Fraction(100) : value,
            german: german,
            limits: limits
        )
        let isValueExact = isExact
        isExact = isExact && shown.isExact
        let percent = german ? " %" : "%"
        let result = shown.string + (figure.isPercent ? percent : "")
        let verb = german ? (isExact ? "ist" : "ist etwa") : isExact ? "is" : "is about"
        var row: JSONObject = [
            "result": .string(result),
            "value": .string(
                DecimalText(forPrograms: value, limits: isValueExact ? .programs : .near).string
            ),
            "exact": .string(isExact ? "yes" : "no"),
            "is": .string(verb),
            "expression": .string(tidyExpression),
        ]
        if figure.isExact {
            let above = String(decoding: value.numerator.decimal, as: UTF8.self)
            let below = String(decoding: value.denominator.decimal, as: UTF8.self)
            let sign = value.isNegative ? "-" : ""
            row.append(
                "fraction",
                .string(value.isWhole ? sign + above : sign + above + "/" + below)
            )
        }
        row.append("answer", .string(sentence(result, verb)))
        return row
    }

    /// The answer as a sentence: with the sum repeated, unless that would be tedious.
    private func sentence(_ result: String, _ verb: String) -> String {
        let repeated = tidyExpression
        guard repeated.utf8.count <= 80 else { return result }
        if ArithmeticLexer.beginsStatement(expression) || figure.isPercent {
            return isAbout(verb) + result + "."
        }
        return repeated.capitalizedAtStart + " " + verb + " " + result + "."
    }

    private func isAbout(_ verb: String) -> String {
        if verb.utf8.elementsEqual("is about".utf8) { return "About " }
        if verb.utf8.elementsEqual("ist etwa".utf8) { return "Etwa " }
        return ""
    }

    /// The sum as it was said, with stars as crosses: stars would be read as emphasis.
    private var tidyExpression: String {
        var tidy: [UInt8] = []
        var stars = 0
        for byte in expression {
            if byte == UInt8(ascii: "*") {
                stars += 1
                continue
            }
            if stars > 0 { tidy += Array((stars > 1 ? "^" : "×").utf8) }
            stars = 0
            tidy.append(byte)
        }
        return String(decoding: tidy, as: UTF8.self)
    }
}

extension DecimalText.Limits {
    /// For what is not exact: all its places would say nothing.
    static let rough = DecimalText.Limits(exactPlaces: 0)
    /// The same, for programs.
    static let near = DecimalText.Limits(exactPlaces: 0, roundedPlaces: 20)
}
