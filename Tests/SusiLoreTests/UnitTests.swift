// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire
import Testing

/// Amounts in other units.
@Suite struct UnitTests {
    @Test(arguments: [
        ("5 miles in km", "5 miles are 8.04672 kilometres."),
        ("a mile in km", "1 mile is 1.609344 kilometres."),
        ("how many cups are 2 litres", "2 litres are about 8.4535 US cups."),
        ("180 cm in feet and inches", "180 centimetres are about 5 feet and 10.87 inches."),
        ("6 feet in feet and inches", "6 feet are 6 feet and 0 inches."),
        ("100 f in c", "100 degrees Fahrenheit are about 37.7778 degrees Celsius."),
        ("100 degrees in fahrenheit", "100 degrees Celsius are 212 degrees Fahrenheit."),
        ("-40 c in f", "-40 degrees Celsius are -40 degrees Fahrenheit."),
        ("how many ounces in a pound", "1 pound is 16 ounces."),
        ("5'10\" in cm", "5 feet 10 inches are 177.8 centimetres."),
        ("5 foot 10 in cm", "5 feet 10 inches are 177.8 centimetres."),
        ("3 cm in in", "3 centimetres are about 1.1811 inches."),
        ("half a mile in metres", "0.5 miles are 804.672 metres."),
        ("3 1/2 cups in ml", "3.5 US cups are 828.05882775 millilitres."),
        ("2 cups of flour in grams", "2 US cups of flour are about 250 grams."),
        ("how many grams of sugar in a cup", "1 US cup of sugar is about 200 grams."),
        ("8 l/100km in mpg", "8 litres per 100 kilometres are about 29.4018 miles per US gallon."),
        ("how many seconds are in 3 hours 20 minutes", "3 hours 20 minutes are 12,000 seconds."),
        ("how many months are in a year", "1 year is 12 months."),
        ("1 gib in bytes", "1 gibibyte is 1,073,741,824 bytes."),
        ("5 kg in metres", "Kilograms measure mass, metres measure length."),
        (
            "2 cups in grams",
            "US cups measure volume, grams measure mass. Say of what, such as flour or sugar."
        ),
        (
            "-500 c in f",
            "Nothing is that cold: absolute zero is at -273.15 degrees Celsius."
        ),
    ])
    func `amounts in English`(query: String, answer: String) {
        #expect(Asked.answer("units", query) == answer)
    }

    @Test(arguments: [
        ("wie viele gramm sind 3 pfund", "3 Pfund sind 1500 Gramm."),
        ("wieviel ist ein zoll in zentimeter", "1 Zoll ist 2,54 Zentimeter."),
        ("rechne 5 meilen in kilometer um", "5 Meilen sind 8,04672 Kilometer."),
        ("3,5 liter in ml", "3,5 Liter sind 3500 Milliliter."),
        ("fünf fuß zehn in cm", "5 Fuß 10 Zoll sind 177,8 Zentimeter."),
        ("eine halbe stunde in minuten", "0,5 Stunden sind 30 Minuten."),
        ("200 g mehl in tassen", "200 Gramm Mehl sind etwa 1,5142 Tassen."),
        ("5 kg in meter", "Kilogramm messen Masse, Meter dagegen Länge."),
    ])
    func `amounts in German`(query: String, answer: String) {
        #expect(Asked.answer("units", query, in: .german) == answer)
    }

    @Test(arguments: [
        "100 dollars in euros", "what is 5", "how many days until christmas", "5 miles", "in",
        "how many people live in a mile", "convert me", "5 feet under in a song", "",
    ])
    func `what is about no units is left to others`(query: String) {
        #expect(Asked.row("units", [("query", query)])["answer"] == nil)
    }

    @Test func `a skill can name value and units by themselves`() {
        let row = Asked.row("units", [("value", "5"), ("from", "Meilen"), ("to", "km")])
        #expect(row["value"] == "8.04672")
        #expect(row["from"] == "5 miles")
        #expect(row["to"] == "kilometres")
        #expect(row["result"] == "8.04672 kilometres")
        let unknown = Asked.row("units", [("value", "5"), ("from", "parrots"), ("to", "km")])
        #expect(unknown["no"] == "there is no unit “parrots”")
    }

    @Test func `no noise takes long`() {
        let words = [
            "5", "km", "in", "miles", "how many", "and", "half", "a", "'", "\"", "of", "flour",
            "1/2", "l/100km", "per", "zwei", "hundred", "²", "°c", "=", "to",
        ]
        let clock = ContinuousClock()
        var longest = Duration.zero
        for seed in 0..<400 as Range<UInt64> {
            let query = Asked.noise(seed, from: words, length: seed % 4 == 0 ? 4_000 : 40)
            longest = max(longest, clock.measure { _ = Asked.answer("units", query) })
        }
        #expect(longest < .seconds(1))
    }
}
