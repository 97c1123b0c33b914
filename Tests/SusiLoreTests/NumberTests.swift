// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import Testing

/// What is told about numbers.
@Suite struct NumberTests {
    private func ask(
        _ task: String,
        _ query: String,
        _ more: [(name: String, value: String)] = [],
        in language: Language = .english
    ) -> [String: String] {
        Asked.row("numbers", [("do", task), ("query", query)] + more, language: language)
    }

    @Test(arguments: [
        ("roman", "1999", "1999 is MCMXCIX in Roman numerals."),
        ("roman", "mcmxcix", "MCMXCIX is 1999."),
        ("roman", "4000", "The Romans had letters for whole numbers from 1 to 3999."),
        ("base", "0xff", "FF in hexadecimal is 255."),
        ("prime", "97", "Yes, 97 is a prime number."),
        ("prime", "91", "No, 91 is not a prime number: it is 7 × 13."),
        ("prime", "1", "No, 1 is not a prime number."),
        ("factors", "360", "360 is 2^3 × 3^2 × 5."),
        ("divisors", "28", "The divisors of 28 are 1, 2, 4, 7, 14 and 28."),
        ("gcd", "12 and 18", "The greatest common divisor of 12 and 18 is 6."),
        ("lcm", "4, 6 and 10", "The least common multiple of 4, 6 and 10 is 60."),
        ("words", "1234", "One thousand two hundred and thirty-four."),
        ("next", "100", "The next prime number after 100 is 101."),
        ("even", "7", "7 is odd."),
        ("fibonacci", "100", "Fibonacci number 100 is 354,224,848,179,261,915,075."),
        ("round", "3.5", "3.5 rounds to 4."),
    ])
    func `numbers in English`(task: String, query: String, answer: String) {
        #expect(ask(task, query)["answer"] == answer)
    }

    @Test(arguments: [
        ("roman", "2024", "2024 ist römisch MMXXIV."),
        ("words", "1.000.001", "Eine Million eins."),
        ("words", "21101", "Einundzwanzigtausendeinhunderteins."),
        ("gcd", "12 und 18", "Der größte gemeinsame Teiler von 12 und 18 ist 6."),
        ("even", "zwölf", "12 ist gerade."),
        ("prime", "siebzehn", "Ja, 17 ist eine Primzahl."),
    ])
    func `numbers in German`(task: String, query: String, answer: String) {
        #expect(ask(task, query, in: .german)["answer"] == answer)
    }

    @Test func `numbers in other bases`() {
        #expect(ask("base", "255", [("to", "binary")])["result"] == "11111111")
        #expect(ask("base", "ff", [("from", "hex"), ("to", "octal")])["result"] == "377")
        #expect(ask("base", "zz", [("from", "36")])["result"] == "1295")
        #expect(ask("base", "12", [("from", "2")])["no"] != nil)
        #expect(ask("base", "12", [("to", "37")])["no"] != nil)
    }

    @Test func `large numbers fall apart quickly`() {
        let clock = ContinuousClock()
        let time = clock.measure {
            // Two primes near two thousand millions, the hardest there are.
            #expect(ask("factors", "9223371873002223329")["value"] == "3037000453 3037000493")
            #expect(ask("factors", "4611686014132420609")["value"] == "2147483647 2147483647")
            #expect(ask("prime", "9223372036854775783")["result"] == "yes")
        }
        #expect(time < .seconds(5))
        #expect(ask("prime", "9223372036854775808")["problem"] != nil)
    }

    @Test func `every number below a few thousand is its factors' product`() {
        for number in 2..<3_000 {
            let factors = ask("factors", String(number))["value"]?.split(separator: " ") ?? []
            let values = factors.compactMap { Int($0) }
            #expect(values.reduce(1, *) == number)
            #expect((ask("prime", String(number))["result"] == "yes") == (values.count == 1))
        }
    }

    @Test func `every number that is spelled is read again`() {
        for language in [Language.english, .german] {
            for number in [
                0, 1, 7, 12, 20, 21, 99, 100, 101, 342, 1_000, 1_001, 21_101, 999_999,
                1_000_000, 2_000_100, 45_678_901, 1_000_000_001,
            ] {
                let words = ask("words", String(number), in: language)["result"] ?? ""
                let row = Asked.row("arithmetic", [("query", "0 + \(words)")], language: language)
                #expect(row["value"] == String(number), "\(words)")
            }
        }
    }

    @Test func `statistics of a list`() {
        let row = ask("statistics", "3, 4, 8 and 8.5", [("of", "median")])
        #expect(row["answer"] == "The median is 6.")
        #expect(row["mean"] == "5.875")
        #expect(row["range"] == "5.5")
        #expect(ask("statistics", "2,4,4,4,5,5,7,9", [("of", "deviation")])["result"] == "2")
        #expect(ask("statistics", "1 1 2 2 3")["mode"] == "1 and 2")
        #expect(ask("statistics", "apples and pears")["no"] != nil)
        #expect(
            ask("statistics", "2,5 3,5", [("of", "mean")], in: .german)["answer"]
                == "Der Mittelwert ist 3."
        )
    }

    @Test func `rounding to places and to multiples`() {
        #expect(ask("round", "3.14159", [("places", "2")])["result"] == "3.14")
        #expect(ask("round", "1234", [("to", "100")])["result"] == "1200")
        #expect(ask("round", "-2.5")["result"] == "-3")
    }

    @Test func `what cannot be done is said`() {
        #expect(ask("dance", "5")["no"]?.contains("“do” is one of roman, base") == true)
        #expect(ask("prime", "love")["no"] == "“query” is no number")
        #expect(ask("even", "2.5")["problem"] == "Only whole numbers are even or odd.")
    }
}
