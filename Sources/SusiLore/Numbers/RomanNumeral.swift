// Susi. SPDX-License-Identifier: Apache-2.0

/// Roman numbers from 1 to 3999.
enum RomanNumeral {
    private static let letters: [(value: Int, spelling: String)] = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
        (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]

    /// The letters of a number in range.
    static func text(_ number: Int) -> String {
        var rest = number
        var text = ""
        for (value, spelling) in letters {
            while rest >= value {
                text += spelling
                rest -= value
            }
        }
        return text
    }

    /// The number that letters say, small or capital; nil where they are in no Roman order.
    static func number(_ letters: some Collection<UInt8>) -> Int? {
        guard (1...15).contains(letters.count) else { return nil }
        let capitals = letters.map { $0 & 0xDF }
        var rest = capitals[...]
        var number = 0
        for (value, spelling) in RomanNumeral.letters {
            while rest.starts(with: spelling.utf8) {
                number += value
                rest = rest.dropFirst(spelling.utf8.count)
            }
        }
        guard rest.isEmpty, number < 4000, text(number).utf8.elementsEqual(capitals) else {
            return nil
        }
        return number
    }
}
