// Susi. SPDX-License-Identifier: Apache-2.0

/// Numbers in words.
enum SpelledNumber {
    /// A number below a quadrillion in words.
    static func text(_ number: UInt64, german: Bool) -> String {
        german ? germanText(number) : englishText(number)
    }

    private static let english = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
        "eighteen", "nineteen",
    ]
    private static let englishTens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]

    private static func englishText(_ number: UInt64) -> String {
        for (scale, name) in [
            (UInt64(1_000_000_000_000), "trillion"), (1_000_000_000, "billion"),
            (1_000_000, "million"), (1_000, "thousand"),
        ] where number >= scale {
            let rest = number % scale
            let head = englishText(number / scale) + " " + name
            return rest == 0 ? head : head + (rest < 100 ? " and " : " ") + englishText(rest)
        }
        if number >= 100 {
            let head = english[Int(number / 100)] + " hundred"
            return number % 100 == 0 ? head : head + " and " + englishText(number % 100)
        }
        if number >= 20 {
            let tens = englishTens[Int(number / 10)]
            return number % 10 == 0 ? tens : tens + "-" + english[Int(number % 10)]
        }
        return english[Int(number)]
    }

    private static let german = [
        "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
        "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
        "neunzehn",
    ]
    private static let germanTens = [
        "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig",
        "neunzig",
    ]

    private static func germanText(_ number: UInt64) -> String {
        for (scale, one, many) in [
            (UInt64(1_000_000_000_000), "eine Billion", "Billionen"),
            (1_000_000_000, "eine Milliarde", "Milliarden"),
            (1_000_000, "eine Million", "Millionen"),
        ] where number >= scale {
            let count = number / scale
            let head = count == 1 ? one : compound(count, isLast: false) + " " + many
            return number % scale == 0 ? head : head + " " + germanText(number % scale)
        }
        return compound(number, isLast: true)
    }

    /// A number below a million in one word, which ends in “eins” only where nothing follows.
    private static func compound(_ number: UInt64, isLast: Bool) -> String {
        if number >= 1_000 {
            let rest = number % 1_000
            let head = compound(number / 1_000, isLast: false) + "tausend"
            return rest == 0 ? head : head + compound(rest, isLast: isLast)
        }
        if number >= 100 {
            let head = compound(number / 100, isLast: false) + "hundert"
            return number % 100 == 0 ? head : head + compound(number % 100, isLast: isLast)
        }
        if number >= 20 {
            let tens = germanTens[Int(number / 10)]
            return number % 10 == 0
                ? tens : compound(number % 10, isLast: false) + "und" + tens
        }
        return number == 1 && !isLast ? "ein" : german[Int(number)]
    }
}
