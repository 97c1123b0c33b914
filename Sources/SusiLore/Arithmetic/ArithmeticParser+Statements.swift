// Susi. SPDX-License-Identifier: Apache-2.0

extension ArithmeticParser {
    /// All of the question.
    mutating func statement() throws(Trouble) -> Figure {
        let figure = try opening()
        guard tokens.isEmpty else { throw .isNone }
        guard reckoner.steps > 0 || namesConstant else { throw .isNone }
        return figure
    }

    private mutating func opening() throws(Trouble) -> Figure {
        switch next {
        case .add: return try added()
        case .subtract:
            return try operands(.from, .of) { reckoner, taken, whole throws(Trouble) in
                try reckoner.subtract(whole, taken)
            }
        case .multiply:
            return try operands(.by, .and) { reckoner, left, right throws(Trouble) in
                try reckoner.multiply(left, right)
            }
        case .divide:
            return try operands(.by, .over) { reckoner, left, right throws(Trouble) in
                try reckoner.divide(left, by: right)
            }
        case .increase, .decrease: return try changed()
        case .whatPercentOf:
            tokens = tokens.dropFirst()
            joinsByAnd = false
            let whole = try expression()
            try demand(.equals)
            return try percent(expression(), of: whole)
        case .whatPercent:
            tokens = tokens.dropFirst()
            _ = take(.equals)
            let part = try expression()
            guard take(.of) || take(.from) else { throw .isNone }
            return try percent(part, of: expression())
        case .changeFrom:
            tokens = tokens.dropFirst()
            let old = try expression()
            guard take(.to) || take(.and) else { throw .isNone }
            let new = try expression()
            return try percent(reckoner.subtract(new, old), of: old)
        default:
            let figure = try expression()
            guard take(.isWhatPercentOf) else { return figure }
            return try percent(figure, of: expression())
        }
    }

    private mutating func percent(_ part: Figure, of whole: Figure) throws(Trouble) -> Figure {
        var figure = try reckoner.divide(part, by: whole)
        figure.isPercent = true
        return figure
    }

    /// “Add 3 and 4”, “add 3 to 4”.
    private mutating func added() throws(Trouble) -> Figure {
        tokens = tokens.dropFirst()
        var rest = tokens
        if let place = rest.firstIndex(where: { $0.sign == .to }) {
            // What is added to stands last; for a sum that is all the same.
            rest[place] = ArithmeticToken(kind: .sign(.and), range: rest[place].range)
            tokens = rest
        }
        return try list(.sumOf)
    }

    private mutating func operands(
        _ separator: ArithmeticSign,
        _ other: ArithmeticSign,
        _ step: (inout Reckoner, Figure, Figure) throws(Trouble) -> Figure
    ) throws(Trouble) -> Figure {
        tokens = tokens.dropFirst()
        joinsByAnd = false
        // “Divide 10 by 4”, but in German “teile 10 durch 4”: read as a quotient it is one already.
        let left = try expression()
        guard !tokens.isEmpty else {
            guard reckoner.steps > 0 else { throw .isNone }
            return left
        }
        guard take(separator) || take(other) else { throw .isNone }
        return try step(&reckoner, left, expression())
    }

    /// “Increase 80 by 19 %”.
    private mutating func changed() throws(Trouble) -> Figure {
        let isMore = next == .increase
        tokens = tokens.dropFirst()
        let base = try expression()
        if tokens.isEmpty { return base }
        guard take(.by) || take(.to) else { throw .isNone }
        _ = take(.by)
        var change = try expression()
        if change.isPercent { change = try reckoner.multiply(base, change) }
        return isMore ? try reckoner.add(base, change) : try reckoner.subtract(base, change)
    }
}
