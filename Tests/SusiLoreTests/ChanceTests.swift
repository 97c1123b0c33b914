// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire
import Testing

/// Dice, coins, choices and passwords.
@Suite struct ChanceTests {
    private func ask(
        _ task: String,
        _ members: [(name: String, value: String)] = [],
        in language: Language = .english,
        seed: UInt64 = 0,
        lore: Lore = Lore()
    ) -> [String: String] {
        Asked.row("chance", [("do", task)] + members, language: language, seed: seed, lore: lore)
    }

    @Test func `dice show what dice have`() {
        for (query, count, sides) in [
            ("", 1, 6), ("2d6", 2, 6), ("three dice", 3, 6), ("d20", 1, 20), ("2w10", 2, 10),
            ("two twenty-sided dice", 2, 20), ("a 12-sided die", 1, 12), ("einen würfel", 1, 6),
        ] {
            for seed in 0..<50 as Range<UInt64> {
                let row = ask("dice", [("query", query)], seed: seed)
                #expect(row["count"] == String(count))
                #expect(row["sides"] == String(sides))
                let sum = row["result"].flatMap { Int($0) } ?? 0
                #expect((count...count * sides).contains(sum))
            }
        }
        #expect(ask("dice", [("count", "1000")])["problem"] != nil)
    }

    @Test func `every side of a die comes up`() {
        let seen = Set((0..<300).map { ask("dice", seed: $0)["result"] ?? "" })
        #expect(seen == ["1", "2", "3", "4", "5", "6"])
        #expect(Set((0..<50).map { ask("coin", seed: $0)["result"] ?? "" }) == ["heads", "tails"])
        #expect(Set((0..<900).map { ask("card", seed: $0)["result"] ?? "" }).count == 52)
    }

    @Test func `a number lies between those that were named`() {
        let seen = Set(
            (0..<200).map { ask("number", [("query", "between 5 and 8")], seed: $0)["value"] ?? "" }
        )
        #expect(seen == ["5", "6", "7", "8"])
        #expect(ask("number", [("from", "3"), ("to", "3")])["result"] == "3")
    }

    @Test func `one of a list is chosen, as the person spelled it`() {
        var seen: Set<String> = []
        for seed in 0..<100 as Range<UInt64> {
            let question = Question("Choose between a Cat, a dog or Pizza.", seed: seed)
            let outcome = Lore().fulfilment(
                of: "chance",
                [("do", "choice"), ("query", "a cat a dog or pizza")],
                for: question
            )
            guard case .rows(let rows)? = outcome else { continue }
            seen.insert(rows[0]["result"]?.string ?? "")
        }
        #expect(seen == ["a Cat", "a dog", "Pizza"])
        #expect(ask("choice", [("query", "pizza")])["no"] == "there is nothing to choose between")
    }

    @Test func `a password needs bytes that nobody can guess`() {
        #expect(ask("password")["no"] == "nobody gives it bytes that cannot be guessed")
        var lore = Lore()
        lore.secrets = { count in
            var source = SystemRandomNumberGenerator()
            return (0..<count).map { _ in UInt8.random(in: 0...255, using: &source) }
        }
        let password = ask("password", [("length", "20")], lore: lore)["result"] ?? ""
        #expect(password.utf8.count == 20)
        #expect(password != ask("password", [("length", "20")], lore: lore)["result"])
        for _ in 0..<20 {
            let easy = ask("password", [("easy", "yes")], lore: lore)["result"] ?? ""
            #expect(easy.utf8.count == 16)
            #expect(easy.allSatisfy { !"0O1lI!#$".contains($0) })
        }
        #expect(ask("password", [("length", "7")], lore: lore)["problem"] != nil)
        lore.secrets = { _ in [255] }
        #expect(ask("password", lore: lore)["no"] != nil)
    }

    @Test func `what cannot be drawn is said`() {
        #expect(ask("lots")["no"]?.contains("“do” is one of dice, coin") == true)
        #expect(ask("dice", [("count", "many")])["no"] == "“count” is a whole number")
    }
}
