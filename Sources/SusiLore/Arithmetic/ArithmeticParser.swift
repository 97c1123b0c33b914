// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads a sum by the rules of precedence, and reckons as it reads.
struct ArithmeticParser {
    var tokens: ArraySlice<ArithmeticToken>
    var reckoner = Reckoner()
    /// Whether “3 and 4” means their sum.
    var joinsByAnd: Bool
    /// Whether pi or e was named: that is something to tell without any step.
    var namesConstant = false
    private var depth = 0

    private static let maximumDepth = 60

    init(_ tokens: [ArithmeticToken], joinsByAnd: Bool) {
        self.tokens = tokens[...]
        self.joinsByAnd = joinsByAnd
    }

    var next: ArithmeticSign? { tokens.first?.sign }

    /// Takes the sign if it comes next.
    mutating func take(_ sign: ArithmeticSign) -> Bool {
        guard let next, next == sign else { return false }
        tokens = tokens.dropFirst()
        return true
    }

    mutating func demand(_ sign: ArithmeticSign) throws(Trouble) {
        guard take(sign) else { throw .isNone }
    }

    /// Terms, added and subtracted.
    ///
    /// Per cent behind another number are per cent of that.
    mutating func expression() throws(Trouble) -> Figure {
        depth += 1
        defer { depth -= 1 }
        guard depth < ArithmeticParser.maximumDepth else { throw .isTooLarge }
        var left = try term()
        while let sign = next {
            guard sign == .plus || sign == .minus || sign == .and && joinsByAnd else { break }
            tokens = tokens.dropFirst()
            var right = try term()
            let staysPercent = left.isPercent && right.isPercent
            if right.isPercent, !left.isPercent { right = try reckoner.multiply(left, right) }
            left =
                sign == .minus
                ? try reckoner.subtract(left, right) : try reckoner.add(left, right)
            left.isPercent = staysPercent
        }
        return left
    }

    /// Factors, multiplied and divided.
    mutating func term() throws(Trouble) -> Figure {
        var left = try factor()
        while true {
            switch next {
            case .times:
                tokens = tokens.dropFirst()
                left = try reckoner.multiply(left, factor())
            case .over:
                tokens = tokens.dropFirst()
                left = try reckoner.divide(left, by: factor())
                left.isShare = true
            case .modulo:
                tokens = tokens.dropFirst()
                left = try reckoner.remainder(left, by: factor())
            case .of where left.isShare:
                tokens = tokens.dropFirst()
                let right = try factor()
                left = try reckoner.multiply(left, right)
                left.isShare = right.isShare
            case .off where left.isPercent:
                tokens = tokens.dropFirst()
                let right = try factor()
                let discount = try reckoner.multiply(left, right)
                left = try reckoner.subtract(right, discount)
            case .open, .pi, .euler, .squareRoot, .cubeRoot, .root:
                // A product without a sign: 2(3 + 4), 2 pi.
                left = try reckoner.multiply(left, factor())
            default:
                return left
            }
        }
    }

    /// A power with its sign.
    mutating func factor() throws(Trouble) -> Figure {
        depth += 1
        defer { depth -= 1 }
        guard depth < ArithmeticParser.maximumDepth else { throw .isTooLarge }
        if take(.minus) || take(.negative) {
            let figure = try factor()
            var opposite = Figure(-figure.value, from: figure)
            opposite.isPercent = figure.isPercent
            return opposite
        }
        if take(.plus) { return try factor() }
        let base = try postfixed()
        guard take(.power) else { return base }
        return try reckoner.raise(base, to: factor())
    }

    /// A number and what stands behind it.
    private mutating func postfixed() throws(Trouble) -> Figure {
        var figure = try primary()
        while let sign = next {
            switch sign {
            case .percent:
                let follower = tokens.dropFirst().first
                if follower?.number != nil || follower?.sign == .open {
                    // 10 % 3, as programs have it.
                    tokens = tokens.dropFirst()
                    figure = try reckoner.remainder(figure, by: factor())
                    continue
                }
                figure = Figure(figure.value / Fraction(100), from: figure)
                figure.isPercent = true
                figure.isShare = true
            case .factorial: figure = try reckoner.factorial(of: figure)
            case .squared: figure = try reckoner.raise(figure, to: Figure(Fraction(2)))
            case .cubed: figure = try reckoner.raise(figure, to: Figure(Fraction(3)))
            case .degrees: break
            case .radians: figure.isCircular = true
            default: return figure
            }
            tokens = tokens.dropFirst()
        }
        return figure
    }

    private mutating func primary() throws(Trouble) -> Figure {
        guard let token = tokens.popFirst() else { throw .isNone }
        switch token.kind {
        case .number(let figure):
            guard take(.ordinal) else { return figure }
            if take(.root) || take(.squareRoot) {
                guard let degree = figure.value.whole(upTo: 1_000) else { throw .isTooLarge }
                return try reckoner.root(of: factor(), degree: degree)
            }
            // “To the fourth power”
            if tokens.count == 1 || tokens.dropFirst().first?.number == nil { _ = take(.power) }
            return figure
        case .sign(let sign):
            return try named(sign)
        }
    }
}
