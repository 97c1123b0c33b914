// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Numbers {
    /// `do: statistics`: what is told about a list; `of` says which part of it the answer names.
    func statistics() throws(LoreRefusal) -> JSONObject {
        let numbers = NumberList.read(try query(), german: isGerman)
        guard let numbers, numbers.count > 1, numbers.allSatisfy({ $0.size <= 30 }) else {
            throw LoreRefusal("“query” is no list of numbers")
        }
        let common = numbers.reduce(into: Natural.one) { common, number in
            guard common.limbs.count < 100 else { return }
            common =
                common.divided(by: common.commonDivisor(with: number.denominator)).quotient
                * number.denominator
        }
        guard common.limbs.count < 100 else { return tooLarge }
        let count = Fraction(Int64(numbers.count))
        let sum = numbers.reduce(.zero) { $0 + $1 }
        let mean = sum / count
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        let median =
            sorted.count % 2 == 1
            ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / Fraction(2)
        let squares = numbers.reduce(Fraction.zero) { $0 + ($1 - mean) * ($1 - mean) }
        let mode = modes(of: sorted)
        let members: [(String, String)] = [
            ("count", String(numbers.count)), ("sum", said(sum)), ("mean", said(mean)),
            ("median", said(median)), ("mode", mode), ("minimum", said(sorted[0])),
            ("maximum", said(sorted[sorted.count - 1])),
            ("range", said(sorted[sorted.count - 1] - sorted[0])),
            ("deviation", root(of: squares / count)),
            ("sample", root(of: squares / (count - .one))),
        ]
        let of = request["of"] ?? ""
        let answer = named(of, members)
        let result = members.first { $0.0.utf8.elementsEqual(of.utf8) }?.1 ?? said(mean)
        return row(answer, [("result", result)] + members)
    }

    /// The most frequent numbers; nothing where all come once.
    private func modes(of sorted: [Fraction]) -> String {
        var runs: [(value: Fraction, count: Int)] = []
        for value in sorted {
            if let last = runs.last, last.value == value {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((value, 1))
            }
        }
        let most = runs.map { $0.count }.max() ?? 1
        guard most > 1 else { return isGerman ? "keiner" : "none" }
        return enumerated(runs.filter { $0.count == most }.map { said($0.value) })
    }

    private func root(of value: Fraction) -> String {
        var reckoner = Reckoner()
        guard let root = try? reckoner.root(of: Figure(value), degree: 2) else { return "?" }
        let limits = root.isExact ? DecimalText.Limits.people : .rough
        return DecimalText(root.value, german: isGerman, limits: limits).string
    }

    private func named(_ of: String, _ members: [(String, String)]) -> String {
        for (name, english, german) in Numbers.statisticNames
        where name.utf8.elementsEqual(of.utf8) {
            let value = members.first { $0.0.utf8.elementsEqual(name.utf8) }?.1 ?? ""
            return isGerman ? "\(german) ist \(value)." : "\(english) is \(value)."
        }
        func value(_ name: String) -> String {
            members.first { $0.0.utf8.elementsEqual(name.utf8) }?.1 ?? ""
        }
        return isGerman
            ? "\(value("count")) Zahlen: Summe \(value("sum")), Mittelwert \(value("mean")), "
                + "Median \(value("median")), Modus \(value("mode")), Spannweite \(value("range")), "
                + "Standardabweichung \(value("deviation"))."
            : "\(value("count")) numbers: sum \(value("sum")), mean \(value("mean")), "
                + "median \(value("median")), mode \(value("mode")), range \(value("range")), "
                + "standard deviation \(value("deviation"))."
    }

    private static let statisticNames = [
        ("sum", "The sum", "Die Summe"), ("mean", "The mean", "Der Mittelwert"),
        ("median", "The median", "Der Median"), ("mode", "The mode", "Der Modus"),
        ("minimum", "The smallest", "Die kleinste"), ("maximum", "The largest", "Die größte"),
        ("range", "The range", "Die Spannweite"),
        ("deviation", "The standard deviation", "Die Standardabweichung"),
        ("sample", "The sample standard deviation", "Die Standardabweichung der Stichprobe"),
    ]

    /// `do: fibonacci`: the number at a place in the row, counted 1, 1, 2, 3, 5.
    func fibonacci() throws(LoreRefusal) -> JSONObject {
        guard let place = try number().whole(upTo: 2_000), place >= 0 else {
            return problem(
                "I know the first two thousand Fibonacci numbers.",
                "Ich kenne die ersten zweitausend Fibonacci-Zahlen."
            )
        }
        var (current, next) = (Natural.zero, Natural.one)
        for _ in 0..<place { (current, next) = (next, current + next) }
        let result = said(Fraction(current))
        let answer =
            isGerman
            ? "Die Fibonacci-Zahl Nummer \(place) ist \(result)."
            : "Fibonacci number \(place) is \(result)."
        let plain = String(decoding: current.decimal, as: UTF8.self)
        return row(answer, [("result", result), ("value", plain)])
    }

    /// `do: round`: to so many `places`, or to a multiple of `to`; else to a whole number.
    func rounded() throws(LoreRefusal) -> JSONObject {
        let value = try number()
        var step = Fraction.one
        if let text = request["places"] {
            let list = NumberList.read(WordFolding.normal(text) ?? [], german: isGerman)
            guard let places = list?.first?.whole(upTo: 100), places >= 0 else {
                throw LoreRefusal("“places” is a number up to 100")
            }
            step = Fraction(.one, over: Natural.powerOfTen(places))
        } else if let text = request["to"] {
            let list = NumberList.read(WordFolding.normal(text) ?? [], german: isGerman)
            guard let to = list?.first, !to.isZero, !to.isNegative, to.size < 30 else {
                throw LoreRefusal("“to” is a number above zero")
            }
            step = to
        }
        let result = (value / step).rounded * step
        let text = said(result)
        let answer =
            isGerman ? "\(said(value)) ist gerundet \(text)." : "\(said(value)) rounds to \(text)."
        return row(
            answer,
            [("result", text), ("value", DecimalText(forPrograms: result).string)]
        )
    }
}
