// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Chance {
    /// `do: dice`: `count` dice with so many `sides`, or as `query` says: “2d6”, “three dice”.
    func dice() throws(LoreRefusal) -> JSONObject {
        let said = diceSaid()
        let count = try number("count") ?? said.count ?? 1
        let sides = try number("sides") ?? said.sides ?? 6
        guard (1...100).contains(count), (2...1_000_000).contains(sides) else {
            return problem(
                "I have up to a hundred dice, each with two sides at least.",
                "Ich habe bis zu hundert Würfel, jeder mit mindestens zwei Seiten."
            )
        }
        var draws = self.draws
        let rolls = (0..<count).map { _ in draws.next(below: UInt64(sides)) + 1 }
        let sum = rolls.reduce(0, +)
        let list = enumerated(rolls.map { String($0) })
        let answer: String
        if count == 1 {
            answer = isGerman ? "Eine \(sum)." : "It is \(article(sum)) \(sum)."
        } else {
            answer = isGerman ? "\(list), zusammen \(sum)." : "\(list), that makes \(sum)."
        }
        return row(
            answer,
            [
                ("result", String(sum)), ("rolls", list), ("count", "\(count)"),
                ("sides", "\(sides)"),
            ]
        )
    }

    private func article(_ number: UInt64) -> String {
        var first = number
        while first >= 1_000 { first /= 1_000 }
        return first == 8 || first == 11 || first == 18 || (80...89).contains(first)
            || (800...899).contains(first) ? "an" : "a"
    }

    /// How many dice and sides the words say.
    private func diceSaid() -> (count: Int64?, sides: Int64?) {
        var count: Int64?
        var sides: Int64?
        for chunk in words().split(separator: 0x20) {
            let digits = chunk.prefix { $0.isASCIIDigit }
            let rest = chunk.dropFirst(digits.count)
            // 2d6; a German die is a Würfel, w6.
            if let letter = rest.first, letter == UInt8(ascii: "d") || letter == UInt8(ascii: "w"),
                rest.count > 1, rest.dropFirst().allSatisfy({ $0.isASCIIDigit }),
                rest.count < 8, digits.count < 5
            {
                sides = value(rest.dropFirst())
                if !digits.isEmpty { count = value(digits) }
                continue
            }
            let parts = chunk.split(separator: UInt8(ascii: "-"))
            let isSided = ["sided", "seitig"].contains { name in
                chunk.contains(UInt8(ascii: "i"))
                    && (parts.last?.starts(with: name.utf8) == true
                        || digits.count > 0 && rest.starts(with: name.utf8))
            }
            if isSided, let first = parts.first {
                let text = digits.isEmpty ? Array(first) : Array(digits)
                sides = numbers(in: text).first ?? sides
            } else if let number = numbers(in: Array(chunk)).first {
                count = count ?? number
            }
        }
        return (count, sides)
    }

    private func value(_ digits: ArraySlice<UInt8>) -> Int64 {
        digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
    }

    /// `do: coin`: one or `count` coins.
    func coin() throws(LoreRefusal) -> JSONObject {
        let count = try number("count") ?? numbers(in: words()).first ?? 1
        guard (1...100).contains(count) else {
            return problem(
                "I have up to a hundred coins.",
                "Ich habe bis zu hundert Münzen."
            )
        }
        var draws = self.draws
        let names = isGerman ? ["Kopf", "Zahl"] : ["heads", "tails"]
        let flips = (0..<count).map { _ in draws.pick(names) }
        let heads = flips.count { $0.utf8.elementsEqual(names[0].utf8) }
        let list = enumerated(flips)
        let answer =
            count == 1
            ? "\(list)."
            : isGerman ? "\(list): \(heads)-mal Kopf." : "\(list): heads \(times(heads))."
        return row(answer, [("result", list), ("heads", String(heads))])
    }

    private func times(_ count: Int) -> String {
        count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
    }

    /// `do: number`: one from `from` to `to`, or between the numbers in `query`; else up to 100.
    func number() throws(LoreRefusal) -> JSONObject {
        let said = numbers(in: words())
        let first = try number("from") ?? (said.count > 1 ? said[0] : 1)
        let second = try number("to") ?? (said.count > 1 ? said[1] : said.first ?? 100)
        let (low, high) = (min(first, second), max(first, second))
        var draws = self.draws
        let drawn = low + Int64(draws.next(below: UInt64(high - low) + 1))
        let text = DecimalText(Fraction(drawn), german: isGerman).string
        return row("\(text).", [("result", text), ("value", String(drawn))])
    }

    /// `do: card`: one of 52.
    func card() -> JSONObject {
        var draws = self.draws
        let suits =
            isGerman
            ? ["Kreuz", "Pik", "Herz", "Karo"] : ["clubs", "spades", "hearts", "diamonds"]
        let ranks =
            isGerman
            ? [
                "Ass", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn",
                "Bube", "Dame", "König",
            ]
            : [
                "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
                "jack", "queen", "king",
            ]
        let suit = draws.pick(suits)
        let rank = draws.pick(ranks)
        let card = isGerman ? "\(suit)-\(rank)" : "the \(rank) of \(suit)"
        return row("\(card).", [("result", card), ("suit", suit), ("rank", rank)])
    }
}
