// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire
import Testing

/// Sums in words and signs.
@Suite struct ArithmeticTests {
    @Test(arguments: [
        ("what's 15% of 80", "15% of 80 is 12."),
        ("how much is 3 plus 4 times 2", "3 plus 4 times 2 is 11."),
        ("3+4*2", "3+4×2 is 11."),
        ("2**3**2", "2^3^2 is 512."),
        ("-2^2", "-2^2 is -4."),
        ("2(3+4)", "2(3+4) is 14."),
        ("20% off 50", "20% off 50 is 40."),
        ("80 plus 19 %", "80 plus 19 % is 95.2."),
        ("what per cent of 80 is 20", "25%."),
        ("20 is what percent of 80", "25%."),
        ("two thirds of nine", "Two thirds of nine is 6."),
        ("two and a half times 4", "Two and a half times 4 is 10."),
        ("twenty-one times two hundred and five", "Twenty-one times two hundred and five is 4305."),
        ("the sum of 3, 4 and 5", "The sum of 3 4 and 5 is 12."),
        ("subtract 3 from 10", "7."),
        ("increase 80 by 19%", "95.2."),
        ("1,000,000 + 1", "1,000,000 + 1 is 1,000,001."),
        ("what is 2 to the fourth power", "2 to the fourth power is 16."),
        ("fourth root of 16", "Fourth root of 16 is 2."),
        ("factorial of 5", "Factorial of 5 is 120."),
        ("remainder of 17 divided by 5", "Remainder of 17 divided by 5 is 2."),
        ("10 divided by 3", "10 divided by 3 is about 3.333333."),
        ("square root of 2", "Square root of 2 is about 1.414214."),
        ("sin 30", "Sin 30 is 0.5."),
        ("cos(pi)", "Cos(pi) is -1."),
        ("log 1000", "Log 1000 is 3."),
        ("what is pi", "Pi is about 3.141593."),
        ("5 / 0", "Nothing can be divided by zero."),
        ("square root of -4", "There is no answer to that among the real numbers."),
        ("2^50000", "That gets too large for me: I reckon with ten thousand digits at most."),
    ])
    func `sums in English`(query: String, answer: String) {
        #expect(Asked.answer("arithmetic", query) == answer)
    }

    @Test(arguments: [
        ("was ist 3 mal 4", "3 mal 4 ist 12."),
        ("rechne 7 durch 2", "7 durch 2 ist 3,5."),
        ("3,5 + 1.000", "3,5 + 1.000 ist 1003,5."),
        ("wurzel aus 144", "Wurzel aus 144 ist 12."),
        ("30 ist wieviel prozent von 120", "25 %."),
        ("wie viel prozent sind 30 von 120", "25 %."),
        ("zieh 3 von 10 ab", "7."),
        ("einundzwanzig plus zweihundertfünf", "Einundzwanzig plus zweihundertfünf ist 226."),
        ("zweieinhalb mal vier", "Zweieinhalb mal vier ist 10."),
        ("1 durch 3", "1 durch 3 ist etwa 0,333333."),
        ("fuenf zum quadrat", "Fuenf zum quadrat ist 25."),
        ("20% rabatt auf 50", "20% rabatt auf 50 ist 40."),
        ("5 durch null", "Durch null lässt sich nicht teilen."),
    ])
    func `sums in German`(query: String, answer: String) {
        #expect(Asked.answer("arithmetic", query, in: .german) == answer)
    }

    @Test(arguments: [
        "what is love plus time", "what is 5", "24 december 2025", "2024-12-31", "3 times", "e",
        "half", "times square", "to be or not to be", "2 + 2 is 5", "1 +", "((((", "", "mal sehen",
    ])
    func `what is no sum is left to others`(query: String) {
        #expect(Asked.row("arithmetic", [("query", query)])["answer"] == nil)
    }

    @Test func `what Python's fractions say is said`() {
        for line in ReckoningSample.lines.split(separator: "\n") {
            let parts = line.components(of: " ; ")
            let row = Asked.row(
                "arithmetic",
                [("query", parts[1]), ("language", parts[0])]
            )
            #expect(row["fraction"] == parts[2], "\(parts[1])")
        }
    }

    @Test func `programs get all digits`() {
        let row = Asked.row("arithmetic", [("query", "2^200 + 1/4")])
        #expect(row["value"] == "1606938044258990275541962092341162602522202993782792835301376.25")
        #expect(row["exact"] == "yes")
        #expect(Asked.row("arithmetic", [("query", "2^5000")])["result"] == "1.412467 × 10^1505")
    }

    @Test func `an exclamation mark is a factorial where it can be nothing else`() {
        let lore = Lore()
        for (text, query, result) in [("5!", "5", "120"), ("What is 3+4!", "what is 3+4", "7")] {
            let outcome = lore.fulfilment(
                of: "arithmetic",
                [("query", query)],
                for: Question(text)
            )
            guard case .rows(let rows)? = outcome else {
                Issue.record("no rows for \(text)")
                continue
            }
            #expect(rows[0]["result"]?.string == result)
        }
    }

    @Test func `a sum is repeated as the person spelled it`() {
        let outcome = Lore().fulfilment(
            of: "arithmetic",
            [("query", "was ist die wurzel aus 2"), ("language", "de")],
            for: Question("Was ist die Wurzel aus 2?")
        )
        guard case .rows(let rows)? = outcome else {
            Issue.record("no rows")
            return
        }
        #expect(rows[0]["answer"]?.string == "Die Wurzel aus 2 ist etwa 1,414214.")
    }

    @Test func `no noise takes long`() {
        let words = [
            "3", "9^9", "plus", "(", ")", "*", "/", "^", "hundred", "und", "of", "%", "!", "-",
            "zwei", "root", "sqrt", "1e99", "0.001", "half", "and", "what is", "sum of", ",",
        ]
        let clock = ContinuousClock()
        var longest = Duration.zero
        for seed in 0..<100 as Range<UInt64> {
            let query = Asked.noise(seed, from: words, length: seed % 4 == 0 ? 4_000 : 60)
            longest = max(longest, clock.measure { _ = Asked.answer("arithmetic", query) })
        }
        let heavy = [
            String(repeating: "9", count: 1_000) + "^9", String(repeating: "(", count: 4_000),
            String(repeating: "1/7+", count: 900) + "1",
            String(repeating: "2^", count: 1_500) + "1",
            String(repeating: "-", count: 4_000) + "1", "1000!", "2^33000/3^20000",
            Array(repeating: "9^9999", count: 500).joined(separator: "/"),
            Array(repeating: "sqrt 2", count: 500).joined(separator: "+"),
            Array(repeating: "sin 1", count: 600).joined(separator: "+"),
            Array(repeating: "hundred", count: 500).joined(separator: " "),
        ]
        for query in heavy {
            longest = max(longest, clock.measure { _ = Asked.answer("arithmetic", query) })
        }
        // Far more than it takes, since tests are not optimised and machines are busy.
        #expect(longest < .seconds(10))
    }
}

extension Substring {
    /// The parts between a separator.
    func components(of separator: String) -> [String] {
        var parts: [String] = []
        var part: [Character] = []
        let ending = Array(separator)
        for character in self {
            part.append(character)
            if part.suffix(ending.count).elementsEqual(ending) {
                parts.append(String(part.dropLast(ending.count)))
                part = []
            }
        }
        return parts + [String(part)]
    }
}
