// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiWire

/// How many people gave how many stars.
struct SkillStars: Equatable, Sendable {
    /// From one star to five.
    var counts: [Int] = [0, 0, 0, 0, 0]
    var total = 0
    /// The average in hundredths.
    var hundredths = 0

    init() {}

    /// Reads what the server counted; more than fits is taken for as much as fits.
    init(_ json: JSON?) {
        guard let json else { return }
        let names: [StaticString] = [
            "one_star", "two_star", "three_star", "four_star", "five_star",
        ]
        for (index, name) in names.enumerated() { counts[index] = json.count("\(name)") }
        total = json.count("total_star")
        let average = json["avg_star"]?.double ?? 0
        hundredths = average > 0 ? Int(min(average, 5) * 100 + 0.5) : 0
    }

    /// The average to one decimal, as it is written in the language.
    func average(in language: AppLanguage) -> String {
        let tenths = (hundredths + 5) / 10
        let comma: StaticString = language == .german ? "," : "."
        return "\(tenths / 10)\(comma)\(tenths % 10)"
    }

    /// How many of a hundred gave so many stars.
    func percent(of stars: Int) -> Int {
        guard total > 0, counts.indices.contains(stars - 1) else { return 0 }
        return Int((Int64(counts[stars - 1]) * 200 + Int64(total)) / (2 * Int64(total)))
    }
}

extension JSON {
    /// A count: a number, or a text that is one; 0 where there is none.
    func count(_ name: String) -> Int {
        let member = self[name]
        let number = member?.double ?? Double(member?.string.flatMap { Int64(decimal: $0) } ?? 0)
        return number > 0 ? Int(min(number, 1e9)) : 0
    }

    /// A text; empty where there is none.
    func text(_ name: String) -> String { self[name]?.string ?? "" }
}

extension Int64 {
    /// A number in plain digits.
    fileprivate init?(decimal text: String) {
        guard (1...12).contains(text.utf8.count) else { return nil }
        var number: Int64 = 0
        for byte in text.utf8 {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = 10 * number + Int64(byte - 0x30)
        }
        self = number
    }
}
