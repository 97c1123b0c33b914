// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// Brings amounts into other units: exactly, where the units are defined by each other.
struct Units {
    private let question: UnitQuestion
    private let isGerman: Bool

    /// The row for a question.
    static func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let isGerman = request.isGerman
        let question = try question(in: request, isGerman)
        return [Units(question: question, isGerman: isGerman).row()]
    }

    private static func question(
        in request: LoreRequest,
        _ isGerman: Bool
    ) throws(LoreRefusal) -> UnitQuestion {
        if let query = request["query"] {
            guard let text = WordFolding.normal(query, limit: 500),
                let question = UnitQuestion(text, german: isGerman)
            else { throw LoreRefusal("that is no question about units") }
            return question
        }
        let value = WordFolding.normal(try request.demand("value"), limit: 1_000) ?? []
        let lexer = UnitLexer(value, german: isGerman)
        guard let lexer, lexer.elements.count == 1, let number = lexer.elements[0].number else {
            throw LoreRefusal("“value” is a number")
        }
        let from = try unit(request.demand("from"))
        return UnitQuestion(number, from, in: try unit(request.demand("to")))
    }

    private static func unit(_ name: String) throws(LoreRefusal) -> Unit {
        let normal = WordFolding.normal(name, limit: 100) ?? []
        guard let unit = UnitTable.all[WordFolding.folded(normal[...])] else {
            throw LoreRefusal("there is no unit “\(name)”")
        }
        return unit
    }

    private func row() -> JSONObject {
        var amounts = question.amounts
        var targets = question.targets
        settleDegrees(&amounts, &targets)
        let from = amounts.map { said($0.value, $0.unit, isExact: true) }
            .joined(separator: " ")
        let source = amounts[0].unit.kind
        guard let base = base(of: amounts) else { return problem(isGerman ? noEnd.1 : noEnd.0) }
        var isRough = amounts.contains { $0.unit.isRough } || targets.contains { $0.isRough }
        var value = base
        if source != targets[0].kind {
            guard let ingredient = question.ingredient,
                let crossed = cross(base, from: source, to: targets[0].kind, ingredient)
            else { return problem(mismatch(amounts[0].unit, targets[0])) }
            value = crossed
            isRough = true
        } else if amounts[0].unit.isRough, targets.count == 1,
            targets[0].kind == .time, targets[0].isRough
        {
            // Twelve months are a year, however long they are.
            isRough = false
        }
        if source == .temperature, value.isNegative { return problem(isGerman ? frost.1 : frost.0) }
        return row(
            value,
            from,
            isOne: amounts.count == 1 && amounts[0].value == .one,
            isRough,
            targets
        )
    }

    private func row(
        _ base: Fraction,
        _ from: String,
        isOne: Bool,
        _ isRough: Bool,
        _ targets: [Unit]
    ) -> JSONObject {
        guard let first = targets.first, let value = first.unbased(base) else {
            return problem(isGerman ? noEnd.1 : noEnd.0)
        }
        let (texts, isTextExact) = parts(of: value, in: targets, isRough)
        let isExact = isTextExact && !isRough
        let result = texts.joined(separator: isGerman ? " und " : " and ")
        let verb =
            isGerman
            ? (isOne ? "ist" : "sind") + (isExact ? "" : " etwa")
            : (isOne ? "is" : "are") + (isExact ? "" : " about")
        let ingredient = question.ingredient.map { said(of: $0) } ?? ""
        return [
            "result": .string(result),
            "value": .string(
                DecimalText(forPrograms: value, limits: isRough ? .near : .programs).string
            ),
            "exact": .string(isExact ? "yes" : "no"),
            "is": .string(verb),
            "from": .string(from + ingredient),
            "to": .string(first.name(german: isGerman, isOne: false)),
            "answer": .string(
                (from + ingredient).capitalizedAtStart + " " + verb + " " + result + "."
            ),
        ]
    }

    /// The value in one unit, or in whole ones and what is left in a smaller one.
    private func parts(
        of value: Fraction,
        in targets: [Unit],
        _ isRough: Bool
    ) -> (texts: [String], isExact: Bool) {
        if targets.count == 1 {
            let limits = isRough ? DecimalText.Limits.inexactUnits : .units
            let shown = DecimalText(value, german: isGerman, limits: limits)
            return ([named(shown, targets[0])], shown.isExact)
        }
        // Rounded first: else there might be 5 feet and 12 inches.
        let last = targets[targets.count - 1]
        let hundredths = value.magnitude * targets[0].factor / last.factor * Fraction(100)
        var rest = hundredths.rounded / Fraction(100) * last.factor
        var texts: [String] = []
        for (place, unit) in targets.enumerated() {
            var amount = rest / unit.factor
            if place + 1 < targets.count { amount = amount.floor }
            rest = rest - amount * unit.factor
            if place == 0, value.isNegative { amount = -amount }
            texts.append(named(DecimalText(amount, german: isGerman, limits: .units), unit))
        }
        return (texts, hundredths.isWhole)
    }

    private func said(of ingredient: Ingredient) -> String {
        (isGerman ? " " : " of ") + ingredient.name(german: isGerman)
    }

    /// An amount with the name of its unit.
    private func said(_ value: Fraction, _ unit: Unit, isExact: Bool) -> String {
        named(DecimalText(value, german: isGerman, limits: .units), unit)
    }

    private func named(_ shown: DecimalText, _ unit: Unit) -> String {
        let isOne = shown.string.utf8.elementsEqual("1".utf8)
        return shown.string + " " + unit.name(german: isGerman, isOne: isOne)
    }

    /// The sum of the amounts in base units.
    private func base(of amounts: [(value: Fraction, unit: Unit)]) -> Fraction? {
        var sum = Fraction.zero
        for (value, unit) in amounts {
            guard let based = unit.based(value) else { return nil }
            sum = sum + based
        }
        return sum
    }

    /// A degree alone is one of temperature where the other side is.
    private func settleDegrees(
        _ amounts: inout [(value: Fraction, unit: Unit)],
        _ targets: inout [Unit]
    ) {
        let celsius = UnitTable.all[Array("celsius".utf8)]
        let fahrenheit = UnitTable.all[Array("fahrenheit".utf8)]
        guard let celsius, let fahrenheit, amounts.count == 1, targets.count == 1 else { return }
        if amounts[0].unit.kind == .angle, targets[0].kind == .temperature {
            let isCelsius = targets[0].shift == celsius.shift
            amounts[0].unit = isCelsius ? fahrenheit : celsius
        } else if amounts[0].unit.kind == .temperature, targets[0].kind == .angle {
            let isCelsius = amounts[0].unit.shift == celsius.shift
            targets[0] = isCelsius ? fahrenheit : celsius
        }
    }

    /// From litres to grams and back, as far as kitchens are concerned.
    private func cross(
        _ base: Fraction,
        from: UnitKind,
        to: UnitKind,
        _ ingredient: Ingredient
    ) -> Fraction? {
        switch (from, to) {
        case (.volume, .mass): base * ingredient.density
        case (.mass, .volume): base / ingredient.density
        default: nil
        }
    }
}

extension Units {
    private func problem(_ words: String) -> JSONObject {
        ["problem": .string(words), "answer": .string(words)]
    }

    private var noEnd: (String, String) {
        (
            "None of that has no end in the other unit.",
            "Null davon ist in der anderen Einheit ohne Ende."
        )
    }

    private var frost: (String, String) {
        (
            "Nothing is that cold: absolute zero is at -273.15 degrees Celsius.",
            "So kalt wird nichts: Der absolute Nullpunkt liegt bei -273,15 Grad Celsius."
        )
    }

    private func mismatch(_ left: Unit, _ right: Unit) -> String {
        let (from, to) = (
            left.name(german: isGerman, isOne: false).capitalizedAtStart,
            right.name(german: isGerman, isOne: false)
        )
        let (a, b) = (left.kind.name(german: isGerman), right.kind.name(german: isGerman))
        let isKitchen =
            (left.kind == .volume && right.kind == .mass)
            || (left.kind == .mass && right.kind == .volume)
        let hint =
            !isKitchen
            ? ""
            : isGerman
                ? " Sag dazu, wovon, etwa Mehl oder Zucker."
                : " Say of what, such as flour or sugar."
        return isGerman
            ? "\(from) messen \(a), \(to) dagegen \(b).\(hint)"
            : "\(from) measure \(a), \(to) measure \(b).\(hint)"
    }
}

extension DecimalText.Limits {
    /// For amounts: nobody measures to the seventh digit.
    static let units = DecimalText.Limits(exactPlaces: 8, roundedPlaces: 4)
    static let inexactUnits = DecimalText.Limits(exactPlaces: 0, roundedPlaces: 4)
}
