// Susi. SPDX-License-Identifier: Apache-2.0

/// A regular expression that is matched in linear time against whole texts.
///
/// The syntax is Perl's without backreferences, lookaround and possessive quantifiers. Where a text
/// can be divided among the groups in several ways, the one that Perl would find first is taken;
/// only a last, empty round through a loop, as in `(a*)+`, is not walked and captures nothing.
package struct Expression: Sendable {
    private enum Form: Sendable {
        /// Plain words: the scalars of the text, folded where case is ignored.
        case literal([UInt32], ignoresCase: Bool)
        case program(ExpressionProgram)

        static func plain(_ scalars: [UInt32], ignoringCase: Bool) -> Form {
            let folded = ignoringCase ? scalars.map { CaseFolding.folded($0) } : scalars
            return .literal(folded, ignoresCase: ignoringCase)
        }
    }

    private let form: Form

    /// Compiles an expression; `(?i)` at its beginning ignores case too.
    package init(_ source: String, ignoringCase: Bool) throws(ExpressionError) {
        if Expression.isPlain(source) {
            form = .plain(source.unicodeScalars.map { $0.value }, ignoringCase: ignoringCase)
            return
        }
        var parser = ExpressionParser(source, ignoringCase: ignoringCase)
        let node = try parser.parse()
        if let literal = node.literal {
            form = .plain(literal, ignoringCase: parser.ignoresCase)
            return
        }
        form = .program(
            try ExpressionProgram(
                node,
                groupCount: parser.groupCount,
                ignoringCase: parser.ignoresCase
            )
        )
    }

    /// An expression that matches exactly this text, whatever characters it holds.
    package init(literal text: String, ignoringCase: Bool) {
        form = .plain(text.unicodeScalars.map { $0.value }, ignoringCase: ignoringCase)
    }

    /// Whether it fits one text only, apart from the case of letters.
    var isLiteral: Bool {
        if case .literal = form { return true }
        return false
    }

    /// The number of groups that capture.
    package var groupCount: Int {
        switch form {
        case .literal: 0
        case .program(let program): program.groupCount
        }
    }

    /// Whether the text as a whole matches.
    package func matches(_ text: String) -> Bool {
        switch form {
        case .literal(let scalars, let ignoresCase):
            return Expression.equals(text, scalars, ignoringCase: ignoresCase)
        case .program(let program):
            let scalars = text.unicodeScalars.map { $0.value }
            var machine = ExpressionMachine(program, over: scalars, capturing: false)
            return machine.wholeMatch() != nil
        }
    }

    /// What the groups captured if the text as a whole matches.
    ///
    /// The element 0 is the text, the element n is what the group n captured, or nil where that
    /// group took no part.
    package func wholeMatch(_ text: String) -> [String?]? {
        switch form {
        case .literal(let scalars, let ignoresCase):
            return Expression.equals(text, scalars, ignoringCase: ignoresCase) ? [text] : nil
        case .program(let program):
            let scalars = text.unicodeScalars.map { $0.value }
            var machine = ExpressionMachine(program, over: scalars, capturing: true)
            guard let places = machine.wholeMatch() else { return nil }
            return Expression.captures(of: text, scalars, at: places)
        }
    }

    /// How many instructions a match looks at; the measure of its cost that no machine distorts.
    func steps(over text: String) -> Int {
        guard case .program(let program) = form else { return text.unicodeScalars.count }
        let scalars = text.unicodeScalars.map { $0.value }
        var machine = ExpressionMachine(program, over: scalars, capturing: true)
        _ = machine.wholeMatch()
        return machine.steps
    }
}

extension Expression {
    /// Whether no character of the source means anything but itself.
    private static func isPlain(_ source: String) -> Bool {
        source.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "("),
                UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "+"),
                UInt8(ascii: "?"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "$"):
                false
            default: true
            }
        }
    }

    private static func equals(_ text: String, _ scalars: [UInt32], ignoringCase: Bool) -> Bool {
        var index = 0
        for scalar in text.unicodeScalars {
            let value = ignoringCase ? CaseFolding.folded(scalar.value) : scalar.value
            guard index < scalars.count, scalars[index] == value else { return false }
            index += 1
        }
        return index == scalars.count
    }

    private static func captures(
        of text: String,
        _ scalars: [UInt32],
        at places: [Int]
    ) -> [String?] {
        var captures: [String?] = [text]
        for slot in stride(from: 2, to: places.count, by: 2) {
            let (start, end) = (places[slot], places[slot + 1])
            guard start >= 0, end >= start else {
                captures.append(nil)
                continue
            }
            var capture = String.UnicodeScalarView()
            for value in scalars[start..<end] {
                if let scalar = Unicode.Scalar(value) { capture.append(scalar) }
            }
            captures.append(String(capture))
        }
        return captures
    }
}
