// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What a new password has to be like: lengths, and the server's own words.
struct PasswordDemand {
    /// The fewest signs, as the seeds' app asked for before servers said more.
    private(set) var shortest = 6
    /// The most.
    private(set) var longest = 64
    /// The rule in the server's words, which are English; empty where they are not known.
    private(set) var words = ""

    /// What holds everywhere.
    init() {}

    /// Reads the server's answer; its expression ends with the two lengths in braces.
    init(_ json: JSON) {
        words = json["regexTooltip"]?.string ?? ""
        let expression = json["regex"]?.string ?? ""
        let braces = expression.utf8.split(separator: UInt8(ascii: "{")).dropFirst()
        for piece in braces.reversed() {
            let inside = piece.prefix { $0 != UInt8(ascii: "}") }
            let numbers = inside.split(separator: UInt8(ascii: ",")).map {
                PasswordDemand.number($0)
            }
            guard numbers.count == 2, numbers[0] > 0, numbers[1] >= numbers[0] else { continue }
            shortest = max(numbers[0], shortest)
            longest = max(numbers[1], shortest)
            return
        }
    }

    private static func number(_ digits: Substring.UTF8View.SubSequence) -> Int {
        var number = 0
        for digit in digits {
            guard EmailFormat.isDigit(digit), number < 10_000 else { return 0 }
            number = number * 10 + Int(digit) - 0x30
        }
        return number
    }

    /// How many signs a text has, as browsers and servers count them.
    static func length(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    }
}
