// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads the text of a regular expression into a tree.
///
/// What Perl would read in a way that surprises — a brace that opens no count, a letter escape
/// nobody defined — is refused instead, with its column.
struct ExpressionParser {
    /// How deep groups may nest; the tree is walked recursively.
    static let depthLimit = 50
    /// How many groups may capture: `$1$` to `$99$`.
    static let groupLimit = 99
    /// The greatest number in `{m,n}`.
    static let countLimit = 1000

    let source: [UInt32]
    var position = 0
    private(set) var groupCount = 0
    private(set) var ignoresCase: Bool
    private var depth = 0

    init(_ text: String, ignoringCase: Bool) {
        source = text.unicodeScalars.map { $0.value }
        ignoresCase = ignoringCase
    }

    mutating func parse() throws(ExpressionError) -> ExpressionNode {
        if skip("(?i)") { ignoresCase = true }
        let node = try parseChoice()
        guard position == source.count else { throw fault("the end of the expression") }
        return node
    }

    private mutating func parseChoice() throws(ExpressionError) -> ExpressionNode {
        var branches = [try parseSequence()]
        while skip("|") {
            branches.append(try parseSequence())
        }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func parseSequence() throws(ExpressionError) -> ExpressionNode {
        var nodes: [ExpressionNode] = []
        while let next = current, next != "|", next != ")" {
            let atom = try parseAtom(next)
            if let quantifier = try parseQuantifier() {
                nodes.append(.repetition(atom, quantifier))
            } else {
                nodes.append(atom)
            }
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    private mutating func parseAtom(
        _ next: Unicode.Scalar
    ) throws(ExpressionError)
        -> ExpressionNode
    {
        switch next {
        case "(": return try parseGroup()
        case "[": return .set(try parseSet())
        case "\\": return try parseEscape()
        case "*", "+", "?": throw fault("something to repeat before it")
        case "{": throw fault("something to repeat, or ‘\\{’ for the brace itself")
        default: break
        }
        position += 1
        switch next {
        case ".": return .anyButLineBreak
        case "^": return .position(.start)
        case "$": return .position(.end)
        default: return .scalar(next.value)
        }
    }

    private mutating func parseGroup() throws(ExpressionError) -> ExpressionNode {
        let start = position
        guard depth < Self.depthLimit else {
            throw fault(.tooDeep, "at most \(Self.depthLimit) groups inside each other")
        }
        position += 1
        var number: Int?
        if current == "?" {
            if try parseGroupKind(from: start) { number = try nextGroup(at: start) }
        } else {
            number = try nextGroup(at: start)
        }
        depth += 1
        let node = try parseChoice()
        depth -= 1
        guard skip(")") else { throw fault("‘)’ for the group of column \(start + 1)") }
        if let number { return .group(number, node) }
        return node
    }

    private mutating func nextGroup(at start: Int) throws(ExpressionError) -> Int {
        guard groupCount < Self.groupLimit else {
            position = start
            throw fault(.tooLarge, "at most \(Self.groupLimit) capturing groups")
        }
        groupCount += 1
        return groupCount
    }

    /// Reads what follows `(?`, and tells whether the group captures.
    private mutating func parseGroupKind(from start: Int) throws(ExpressionError) -> Bool {
        if skip("?:") { return false }
        let lookaround = ["?=", "?!", "?<=", "?<!"].contains { source(continuesWith: $0) }
        if !lookaround, skip("?<") || skip("?P<") {
            let nameStart = position
            while let next = current, ScalarClass.word.contains(next.value) { position += 1 }
            guard position > nameStart, skip(">") else { throw fault("a name and ‘>’") }
            return true
        }
        position = start
        let wish =
            lookaround
            ? "an expression without lookaround"
            : "a group that is ‘(…)’, ‘(?:…)’ or ‘(?<name>…)’"
        throw fault(.unsupported, wish, length: 3)
    }

    // MARK: Quantifiers

    private mutating func parseQuantifier() throws(ExpressionError) -> ExpressionQuantifier? {
        var quantifier: ExpressionQuantifier
        if skip("*") {
            quantifier = ExpressionQuantifier(minimum: 0, maximum: nil)
        } else if skip("+") {
            quantifier = ExpressionQuantifier(minimum: 1, maximum: nil)
        } else if skip("?") {
            quantifier = ExpressionQuantifier(minimum: 0, maximum: 1)
        } else if skip("{") {
            quantifier = try parseCount()
        } else {
            return nil
        }
        quantifier.isLazy = skip("?")
        if current == "+" { throw fault(.unsupported, "a quantifier that is not possessive") }
        if let next = current, ["*", "?", "{"].contains(next) {
            throw fault("something to repeat before it, not a second quantifier")
        }
        return quantifier
    }

    private mutating func parseCount() throws(ExpressionError) -> ExpressionQuantifier {
        guard let minimum = try parseNumber() else {
            throw fault("a number, or ‘\\{’ for the brace itself")
        }
        var maximum: Int? = minimum
        if skip(",") {
            let start = position
            maximum = try parseNumber()
            if let maximum, maximum < minimum {
                position = start
                throw fault("a number of at least \(minimum)")
            }
        }
        guard skip("}") else { throw fault("‘}’") }
        return ExpressionQuantifier(minimum: minimum, maximum: maximum)
    }

    private mutating func parseNumber() throws(ExpressionError) -> Int? {
        let start = position
        var value = 0
        while let next = current, ScalarClass.digit.contains(next.value) {
            value = value * 10 + Int(next.value - 0x30)
            guard value <= Self.countLimit else {
                position = start
                throw fault(.tooLarge, "a number up to \(Self.countLimit)")
            }
            position += 1
        }
        return position > start ? value : nil
    }

    // MARK: Reading and failing

    /// The scalar at the current position, nil at the end.
    var current: Unicode.Scalar? {
        position < source.count ? Unicode.Scalar(source[position]) : nil
    }

    func source(continuesWith text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= source.count else { return false }
        for index in 0..<length where source[position + index] != UInt32(text.utf8Start[index]) {
            return false
        }
        return true
    }

    /// Steps over an ASCII text where it stands here.
    mutating func skip(_ text: StaticString) -> Bool {
        guard source(continuesWith: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    func fault(_ expected: String, length: Int = 1) -> ExpressionError {
        fault(.unexpectedCharacter, expected, length: length)
    }

    func fault(
        _ kind: ExpressionError.Kind,
        _ expected: String,
        length: Int = 1
    ) -> ExpressionError {
        guard position < source.count else {
            let kind = kind == .unexpectedCharacter ? .unexpectedEnd : kind
            return ExpressionError(
                kind: kind,
                column: source.count + 1,
                expected: expected,
                found: "the end of the expression"
            )
        }
        var found = String.UnicodeScalarView()
        for value in source[position..<min(position + length, source.count)] {
            if let scalar = Unicode.Scalar(value) { found.append(scalar) }
        }
        return ExpressionError(
            kind: kind,
            column: position + 1,
            expected: expected,
            found: "‘\(String(found))’"
        )
    }
}
