// Susi. SPDX-License-Identifier: Apache-2.0

extension ExpressionParser {
    /// What an escape stands for.
    enum Escape {
        case scalar(UInt32)
        case scalarClass(ScalarClass, negated: Bool)
        case position(ExpressionPosition)
    }

    mutating func parseEscape() throws(ExpressionError) -> ExpressionNode {
        switch try readEscape() {
        case .scalar(let value): return .scalar(value)
        case .position(let position): return .position(position)
        case .scalarClass(let scalarClass, let negated):
            var set = ScalarSet()
            set.insert(scalarClass, negated: negated)
            set.seal(negated: false, ignoringCase: false)
            return .set(set)
        }
    }

    /// Reads a bracket expression; a `]` right after its opening is a member of it.
    mutating func parseSet() throws(ExpressionError) -> ScalarSet {
        let start = position
        position += 1
        var set = ScalarSet()
        let isNegated = skip("^")
        var isFirst = true
        while let next = current, isFirst || next != "]" {
            isFirst = false
            if source(continuesWith: "[:") {
                throw fault(.unsupported, "a set without named classes", length: 2)
            }
            guard let lower = try parseMember(next, of: &set) else { continue }
            guard source(continuesWith: "-"), let end = scalar(at: position + 1), end != "]" else {
                set.insert(lower...lower)
                continue
            }
            let dash = position
            position += 1
            guard let upper = try parseMember(end, of: &set) else {
                // A class after the dash: the dash is one more member.
                set.insert(lower...lower)
                set.insert(0x2D...0x2D)
                continue
            }
            guard lower <= upper else {
                position = dash - 1
                throw fault("a range that runs upwards", length: 3)
            }
            set.insert(lower...upper)
        }
        guard skip("]") else { throw fault("‘]’ for the set of column \(start + 1)") }
        set.seal(negated: isNegated, ignoringCase: ignoresCase)
        return set
    }

    /// Reads one member and gives its scalar; a class goes into the set at once and gives nil.
    private mutating func parseMember(
        _ next: Unicode.Scalar,
        of set: inout ScalarSet
    ) throws(ExpressionError) -> UInt32? {
        guard next == "\\" else {
            position += 1
            return next.value
        }
        let start = position
        switch try readEscape() {
        case .scalar(let value): return value
        case .scalarClass(let scalarClass, let negated):
            set.insert(scalarClass, negated: negated)
            return nil
        case .position:
            position = start
            throw fault("a character or a class", length: 2)
        }
    }

    private func scalar(at index: Int) -> Unicode.Scalar? {
        index < source.count ? Unicode.Scalar(source[index]) : nil
    }

    // MARK: Escapes

    private mutating func readEscape() throws(ExpressionError) -> Escape {
        let start = position
        position += 1
        guard let next = current else { throw fault("a character after ‘\\’") }
        position += 1
        switch next {
        case "d", "D": return .scalarClass(.digit, negated: next == "D")
        case "w", "W": return .scalarClass(.word, negated: next == "W")
        case "s", "S": return .scalarClass(.space, negated: next == "S")
        case "b": return .position(.wordBoundary)
        case "B": return .position(.noWordBoundary)
        case "A": return .position(.start)
        case "z", "Z": return .position(.end)
        case "t": return .scalar(0x09)
        case "n": return .scalar(0x0A)
        case "f": return .scalar(0x0C)
        case "r": return .scalar(0x0D)
        case "x", "u": return .scalar(try readHexadecimal(isLong: next == "u"))
        case "1", "2", "3", "4", "5", "6", "7", "8", "9", "k", "g":
            position = start
            throw fault(.unsupported, "an expression without backreferences", length: 2)
        default: break
        }
        guard next.value >= 0x80 || !ScalarClass.word.contains(next.value) || next == "_" else {
            position = start
            throw fault(.unsupported, "one of the escapes \\d \\w \\s \\b \\t \\n", length: 2)
        }
        return .scalar(next.value)
    }

    /// Reads `41` or `{1F600}` after `\x`, and `00E4` after `\u`.
    private mutating func readHexadecimal(isLong: Bool) throws(ExpressionError) -> UInt32 {
        let isBraced = !isLong && skip("{")
        let limit = isBraced ? 6 : isLong ? 4 : 2
        let start = position
        var value: UInt32 = 0
        while position - start < limit, let digit = hexadecimalDigit() {
            value = value << 4 | digit
            position += 1
        }
        let count = position - start
        guard isBraced ? count > 0 : count == limit else {
            throw fault(isBraced ? "hexadecimal digits" : "\(limit) hexadecimal digits")
        }
        if isBraced {
            guard skip("}") else { throw fault("‘}’") }
        }
        guard Unicode.Scalar(value) != nil else {
            position = start
            throw fault("the number of a Unicode character", length: count)
        }
        return value
    }

    private func hexadecimalDigit() -> UInt32? {
        guard let value = current?.value else { return nil }
        if value &- 0x30 < 10 { return value - 0x30 }
        let letter = (value | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
