// Susi. SPDX-License-Identifier: Apache-2.0

import SusiVoice
import SusiWire
import Testing

/// What is said of answers.
@Suite struct ReadingAloudTests {
    private func said(_ answer: JSON, _ language: String = "en") -> [String] {
        ReadingAloud(answer, language: language).sentences.map(\.text)
    }

    private func said(of text: String, _ language: String = "en") -> [String] {
        ReadingAloud.sentences(of: text, language: language).map(\.text)
    }

    private func answer(_ actions: JSON..., data: [JSON] = []) -> JSON {
        ["data": .array(data), "actions": .array(actions)]
    }

    @Test func anAnswerIsSaidInSentences() {
        #expect(
            said([
                "actions": [["type": "answer", "expression": "Hello! It is 9 o’clock. Shall we?"]]
            ])
                == ["Hello!", "It is 9 o’clock.", "Shall we?"]
        )
    }

    @Test func aWholeChatAnswerIsReadLikeItsAnswer() {
        let action: JSON = ["type": "answer", "expression": "Yes."]
        #expect(said(["query": "?", "answers": [["actions": [action]]]]) == ["Yes."])
    }

    @Test(arguments: [
        ("**Bold**, *slanted*, ~~struck~~ and `code`.", "Bold, slanted, struck and code."),
        ("2 * 3 = 6, and 2*3 too", "2 * 3 = 6, and 2*3 too"),
        ("snake_case stays, _this_ goes", "snake_case stays, this goes"),
        ("See [the manual](https://example.org/a_(b)?x=1).", "See the manual."),
        ("More at https://www.example.org/path?query=1#x.", "More at example.org."),
        ("See https://example.org/wiki/Unix_(system), please", "See example.org, please"),
        ("(see https://example.org/wiki).", "(see example.org)."),
        ("<https://example.org/a> and www.example.com/b", "example.org and example.com"),
        ("Look: ![a cow](https://example.org/cow.jpg)", "Look: a cow"),
        ("<b>Fat</b> &amp; <i>slim</i> &#228;&nbsp;&eacute;", "Fat & slim ä é"),
        ("<img src=\"x.png\" alt=\"A map\"> here", "A map here"),
        ("I ❤️ you 👩‍👩‍👧 🇩🇪, really 👋.", "I you, really."),
        ("a < b and c > d", "a < b and c > d"),
        ("I <3 you", "I <3 you"),
        ("\\*not bold\\*", "*not bold*"),
        ("20 °C → 30 °C, 5 €, ±3 %", "20 °C 30 °C, 5 €, ±3 %"),
        ("- [x] done", "done"),
        ("[a [b](https://example.org) c](d) [e] (f)", "a b c [e] (f)"),
        ("](x) [y", "](x) [y"),
        ("> quoted", "quoted"),
        ("## Heading ##", "Heading"),
    ]) func marksAreNotSaid(text: String, words: String) {
        #expect(said(of: text) == [words])
    }

    @Test(arguments: ["", "👋", "---", "***", "```\n```", "• ", "| |", "…", "<br>"])
    func whatHasNoWordIsNotSaid(text: String) {
        #expect(said(of: text).allSatisfy { $0.hasPrefix("A piece of code") })
    }

    @Test func linesAreSentencesOfTheirOwn() {
        #expect(
            said(of: "Roses are red\nViolets are blue\r\n\nEnd") == [
                "Roses are red", "Violets are blue", "End",
            ]
        )
        #expect(
            said(of: "One<br>Two<p>Three</p><ul><li>Four</li></ul>") == [
                "One", "Two", "Three", "Four",
            ]
        )
    }

    @Test func abbreviationsAndNumbersDoNotEndSentences() {
        #expect(said(of: "Dr. Who met J. S. Bach at 3.14 p.m. in St. Ives.").count == 1)
        #expect(said(of: "1. Peel it. Then cook it.") == ["1. Peel it.", "Then cook it."])
        #expect(
            said(of: "Am 3. Oktober, z. B. abends. Gut.", "de") == [
                "Am 3. Oktober, z. B. abends.", "Gut.",
            ]
        )
        #expect(said(of: "There are 12. Take one.") == ["There are 12.", "Take one."])
        #expect(said(of: "今日は晴れ。明日は雨！") == ["今日は晴れ。", "明日は雨！"])
        #expect(said(of: "He said “No.” She left.") == ["He said “No.”", "She left."])
    }

    @Test func longSentencesAreCutAtCommasOrBlanks() {
        let words = Array(repeating: "and so it went on, ", count: 60).joined()
        let sentences = said(of: words)
        #expect(sentences.allSatisfy { $0.utf8.count <= 240 })
        #expect(sentences.dropLast().allSatisfy { $0.hasSuffix(",") })
        let letters = said(of: String(repeating: "ä", count: 500))
        #expect(letters.joined() == String(repeating: "ä", count: 500))
    }

    @Test func tablesAreReadByRowsAndNotToTheEnd() {
        let rows = (1...17).map {
            JSON.object(["city": .string("City \($0)"), "people": .number($0)])
        }
        let table: JSON = ["type": "table", "columns": ["city": "City", "people": "People"]]
        #expect(
            said(answer(table, data: rows)) == [
                "City 1: 1", "City 2: 2", "City 3: 3", "City 4: 4", "City 5: 5", "And 12 more.",
            ]
        )
        #expect(said(answer(table, data: rows), "de").last == "Und 12 weitere.")
        #expect(said(answer(table, data: Array(rows.prefix(6)))).count == 6)
    }

    @Test func questionsInTablesStayQuestions() {
        let row: JSON = ["question": "Which currencies?", "skill": "Exchange rates"]
        let table: JSON = ["type": "table", "columns": ["question": "Question", "skill": "Skill"]]
        #expect(
            said(answer(table, data: [row])).joined(separator: " ")
                == "Which currencies? Exchange rates"
        )
    }

    @Test func widerTablesSayWhatEachValueIs() {
        let row: JSON = ["city": "Berlin", "people": "3.9 million", "area": 892, "mayor": ""]
        let columns: JSON = [
            "city": "City", "people": "inhabitants", "area": "area", "mayor": "mayor",
        ]
        #expect(
            said(answer(["type": "table", "columns": columns], data: [row]))
                == ["Berlin: inhabitants 3.9 million, area 892"]
        )
    }

    @Test func tablesInTextsAreReadLikeTables() {
        let text =
            "Prices:\n\n| What | Price |\n|------|:-----:|\n| **Tea** | 2 € |\n| Milk | 1 € |\n\nDone."
        #expect(said(of: text) == ["Prices:", "Tea: 2 €", "Milk: 1 €", "Done."])
    }

    @Test func chartsAndNewsAreReadByRows() {
        let shares: [JSON] = [["n": "Wind", "v": .number(30.5)], ["n": "Sun", "v": "20"]]
        let pie: JSON = ["type": "piechart", "key": "n", "value": "v", "unit": "%"]
        #expect(said(answer(pie, data: shares)) == ["Wind: 30.5%", "Sun: 20%"])
        let news: [JSON] = [["t": "Rain. Again", "l": "https://example.org/1", "d": "It rains"]]
        let feed: JSON = ["type": "rss", "title": "t", "link": "l", "description": "d", "count": 5]
        #expect(said(answer(feed, data: news)) == ["Rain.", "Again"])
    }

    @Test func longListsAreNotReadToTheEnd() {
        let list = (1...20).map { "- item \($0)" }.joined(separator: "\n")
        let sentences = said(of: list + "\nDone")
        #expect(sentences.count == 10)
        #expect(sentences.suffix(2) == ["And 12 more.", "Done"])
        // Who cooks needs every step.
        let steps = (1...20).map { "\($0). Step" }.joined(separator: "\n")
        #expect(said(of: steps).count == 20)
    }

    @Test func codeIsNotRead() {
        let text = "Try:\n```swift\nlet a = 1\n```\nDone."
        #expect(said(of: text) == ["Try:", "A piece of code is on the screen.", "Done."])
    }

    @Test func nobodyHasToListenForever() {
        let sentences = said(of: String(repeating: "This is a sentence. ", count: 1000))
        #expect(sentences.last == "The rest is on the screen.")
        #expect(sentences.reduce(0) { $0 + $1.utf8.count } < 4100)
    }

    @Test func whatIsOnlySeenIsSaidToBeThere() {
        let map: JSON = ["type": "map", "latitude": "1", "longitude": "2", "zoom": "3"]
        #expect(said(answer(map)) == ["The answer is on the screen."])
        #expect(
            said(answer(["type": "websearch", "query": "blue *cows*"]), "de") == [
                "Ich suche im Web nach blue cows."
            ]
        )
        #expect(
            said(answer(["type": "answer", "expression": "https://example.org/cow.jpg"])) == [
                "The answer is on the screen."
            ]
        )
        #expect(said(answer(["type": "stop"])) == [])
        #expect(said(answer(["type": "answer", "expression": "ALARM"])) == [])
        #expect(said(answer(["type": "answer", "expression": "Here."], map)) == ["Here."])
    }

    @Test func plannedActionsAndStandInsAreLeftOut() {
        let now: JSON = ["type": "answer", "expression": "Now."]
        let later: JSON = ["type": "answer", "expression": "Later.", "plan_delay": 5000]
        let standIn: JSON = ["type": "answer", "expression": "a: 1", "stand_in": true]
        let reading = ReadingAloud(answer(standIn, now, later), language: "en")
        #expect(reading.sentences.map(\.text) == ["Now."])
        #expect(reading.sentences(ofAction: 1).map(\.text) == ["Later."])
        #expect(reading.sentences(ofAction: 2) == [])
    }

    @Test func eachSentenceKnowsItsLanguage() {
        let rows = (1...9).map { JSON.object(["a": .number($0)]) }
        let reply: JSON = [
            "skills": ["/susi_skill_data/models/general/Knowledge/fr/x.txt"],
            "data": .array(rows),
            "actions": [
                ["type": "answer", "expression": "Guten Tag.", "language": "de"],
                ["type": "answer", "expression": "Bonjour."],
                ["type": "table", "columns": ["a": "a"]],
            ],
        ]
        let sentences = ReadingAloud(reply, language: "en").sentences
        #expect(sentences.first == SpokenSentence("Guten Tag.", language: "de"))
        #expect(sentences.dropFirst().first == SpokenSentence("Bonjour.", language: "fr"))
        #expect(sentences.last == SpokenSentence("And 4 more.", language: "en"))
    }

    @Test(arguments: [
        "null", "[]", "{}", #"{"actions":7}"#, #"{"actions":[null,{},[],{"type":5}]}"#,
        #"{"actions":[{"type":"table"}],"data":[1,null,{"a":[]}]}"#,
        #"{"actions":[{"type":"table","count":99999999999999,"columns":{"a":{}}}],"data":[{}]}"#,
    ]) func nonsenseIsSilent(text: String) throws {
        let json = try JSON(parsing: text)
        #expect(said(json).allSatisfy { $0 == "The answer is on the screen." })
    }

    @Test func noTextBreaksIt() {
        var generator = SystemRandomNumberGenerator()
        let alphabet = Array("<>*_`|[]()!#-+ \n.:/&;~\\\"'wht0é👋…。".unicodeScalars)
        for _ in 0..<3000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0..<60, using: &generator) {
                text.append(alphabet.randomElement(using: &generator) ?? " ")
            }
            for sentence in said(of: String(text)) {
                #expect(
                    !sentence.isEmpty && !sentence.utf8.contains(0x0A),
                    "\(String(text).debugDescription)"
                )
                #expect(!sentence.unicodeScalars.contains("\u{FFFD}"))
            }
        }
    }
}
