// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire
import Testing

@testable import SusiServer

/// What people are told of the skills that are loaded.
@Suite struct SkillGuideTests {
    private let assistant = Assistant(
        Mind([
            skill(
                "Weather/en/weather.txt",
                "::name Weather\n::description What the weather is like.\n\n"
                    + "weather in *\n!example:What is the weather in Oslo?\nWet.\n\n"
                    + "umbrella\n!example:Do I need an umbrella?\nYes."
            ),
            skill("Sums/en/sums.txt", "* plus *\n!example:What is 2 plus 3?\n5"),
            skill("Sums/de/plus.txt", "* plus *\n!example:Was ist 2 plus 3?\n5"),
            skill("Sums/en/shy.txt", "* minus *\n1"),
            skill("Games/en/chess.txt", "::on chess, board\n\nmove *\n!example:Move e4\nGood."),
            skill("Games/de/schach.txt", "::on chess\n\nzieh *\n!example:Zieh e4\nGut."),
        ]),
        fetcher: nil
    )

    private static func skill(_ path: String, _ text: String) -> Skill {
        SkillParser.parse(Array(text.utf8), path: "models/general/\(path)").skill
    }

    private func ask(
        _ arguments: [(name: String, value: String)],
        language: Language = .english,
        seed: UInt64 = 1
    ) -> [String] {
        let question = Question("?", language: language, seed: seed)
        switch assistant.atOnce(.rows(service: "Skills", arguments: arguments), for: question) {
        case .rows(let rows): return rows.map { $0["example"]?.string ?? "none" }
        case .failed(let reason): return ["failed: \(reason)"]
        case .response, .value, nil: return ["?"]
        }
    }

    @Test func `skills in the person's language are told of, each with an example`() {
        #expect(Set(ask([]).suffix(1)) == ["What is 2 plus 3?"])
        #expect(ask([]).count == 2)
        #expect(ask([], language: .german) == ["Was ist 2 plus 3?"])
    }

    @Test func `skills of one group can be asked for`() {
        #expect(ask([("group", "sums")]) == ["What is 2 plus 3?"])
        #expect(ask([("group", "Cooking")]) == ["failed: no skill fits"])
    }

    @Test func `the nearest example is shown`() {
        #expect(ask([("near", "umbrellas?")]) == ["Do I need an umbrella?"])
        #expect(ask([("near", "the weather on Mars")]) == ["What is the weather in Oslo?"])
        #expect(ask([("near", "what is it")]) == ["failed: no skill fits"])
    }

    @Test func `so many are picked, from different groups`() {
        for seed in 0..<10 as Range<UInt64> {
            #expect(ask([("pick", "1")], seed: seed).count == 1)
            #expect(Set(ask([("pick", "2")], seed: seed)).contains("What is 2 plus 3?"))
        }
        #expect(ask([("pick", "two")]).first?.contains("“pick” is the number of rows") == true)
    }

    @Test func `manners are picked only where there is nothing else, or by their group`() {
        assistant.mind.add([Self.skill("Small Talk/en/hi.txt", "hi\n!example:Hi\nHi.")])
        #expect(!ask([("pick", "9")]).contains("Hi"))
        #expect(ask([("pick", "9"), ("group", "Small Talk")]) == ["Hi"])
        #expect(ask([]).contains("Hi"))
    }

    @Test func `a skill that waits is found by the name that wakes it`() {
        #expect(ask([("called", "Chess")]) == ["Move e4", "Zieh e4"])
        #expect(ask([("called", "chess")], language: .german) == ["Zieh e4", "Move e4"])
        #expect(ask([("called", "*")]) == ["Move e4"])
        #expect(ask([("called", "draughts")]) == ["failed: no skill is called “draughts”"])
    }

    @Test func `an argument that nobody knows is refused`() {
        #expect(ask([("colour", "blue")]) == ["failed: “skills” knows nothing of “colour”"])
    }

    @Test func `a skill that comes later is told of as well`() {
        #expect(ask([("group", "Tea")]) == ["failed: no skill fits"])
        assistant.mind.add([Self.skill("Tea/en/tea.txt", "tea\n!example:Tea?\nYes.")])
        #expect(ask([("group", "Tea")]) == ["Tea?"])
    }
}
