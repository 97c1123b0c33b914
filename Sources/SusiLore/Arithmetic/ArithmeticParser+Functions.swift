// Susi. SPDX-License-Identifier: Apache-2.0

extension ArithmeticParser {
    /// What begins with a name or a bracket.
    mutating func named(_ sign: ArithmeticSign) throws(Trouble) -> Figure {
        switch sign {
        case .open:
            let joins = joinsByAnd
            joinsByAnd = false
            let figure = try expression()
            joinsByAnd = joins
            try demand(.close)
            return figure
        case .pi:
            namesConstant = true
            var figure = Figure(Fixed.pi.fraction, isExact: false)
            figure.isCircular = true
            return figure
        case .euler:
            guard let value = Fixed.exponential(of: Fixed(.one), limit: 8) else { throw .isNone }
            return Figure(value, isExact: false)
        case .root, .squareRoot: return try reckoner.root(of: factor(), degree: 2)
        case .cubeRoot: return try reckoner.root(of: factor(), degree: 3)
        case .sine, .cosine, .tangent: return try reckoner.angle(sign, factor())
        case .logarithm: return try reckoner.logarithm(of: factor(), base: 10)
        case .binaryLogarithm: return try reckoner.logarithm(of: factor(), base: 2)
        case .naturalLogarithm: return try reckoner.logarithm(of: factor(), base: nil)
        case .factorialOf, .factorial: return try reckoner.factorial(of: factor())
        case .squareOf, .squared: return try reckoner.raise(factor(), to: Figure(Fraction(2)))
        case .cubeOf, .cubed: return try reckoner.raise(factor(), to: Figure(Fraction(3)))
        case .half: return try half()
        case .double: return try reckoner.multiply(Figure(Fraction(2)), factor())
        case .triple: return try reckoner.multiply(Figure(Fraction(3)), factor())
        case .sumOf, .productOf, .differenceOf, .quotientOf: return try list(sign)
        case .remainderOf: return try remainder()
        default: throw .isNone
        }
    }

    /// “Half of 90”, or half as a number by itself.
    private mutating func half() throws(Trouble) -> Figure {
        var half = Figure(Fraction(1, over: 2))
        half.isShare = true
        if tokens.first?.number != nil || next == .open || next == .sumOf {
            return try reckoner.multiply(half, factor())
        }
        return half
    }

    /// “The sum of 3, 4 and 5”; commas between words do not arrive here.
    mutating func list(_ sign: ArithmeticSign) throws(Trouble) -> Figure {
        let joins = joinsByAnd
        joinsByAnd = false
        defer { joinsByAnd = joins }
        var result = try term()
        var count = 1
        while !tokens.isEmpty {
            let isParted = take(.comma) || take(.and)
            _ = isParted && take(.and)
            guard isParted || tokens.first?.number != nil else { break }
            let right = try term()
            result =
                switch sign {
                case .productOf: try reckoner.multiply(result, right)
                case .differenceOf: try reckoner.subtract(result, right)
                case .quotientOf: try reckoner.divide(result, by: right)
                default: try reckoner.add(result, right)
                }
            count += 1
        }
        guard count > 1 else { throw .isNone }
        return result
    }

    /// “The remainder of 10 divided by 3”, “… when 10 is divided by 3”, “Rest von 10 durch 3”.
    private mutating func remainder() throws(Trouble) -> Figure {
        let left = try factor()
        _ = take(.equals)
        guard take(.over) || take(.modulo) || take(.and) else { throw .isNone }
        return try reckoner.remainder(left, by: factor())
    }
}
