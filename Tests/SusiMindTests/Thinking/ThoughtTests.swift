// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiMind

@Suite struct ThoughtTests {
    /// What the grammar knows, in pieces, so that random skills are full of it.
    static let pieces = [
        "hello", "hello *", "* and *", "a*", "+", "^", "\n", "\n", "\n", "\n\n", "|", " ", "!plan ",
        "in 2 minutes: ", "!console:", "!javascript:", "{\"url\":\"https://x.example/$1$\",",
        "\"path\":\"$\"", "\"actions\":[{\"type\":\"stop\"}]", "}", "\neol\n", "?", "$_x$", "$1$",
        ":",
        "=", "$!$", "$0$", "^", ">", ">_x", "`", "`hello`", "`$1$`", "$_$1$$", "::prior\n", "\\",
        "!first:", "!rest:", "!example: ", "#", "//", "<b>", "é", "🎉", "$k0$", ".", "[0]", "$a.b$",
        "!label:", "?$1$=(a|b):", "9999999999999999999", "\u{0}", "\u{1}", "::on a\n", "    ",
    ]
    static let utterances = [
        "hello", "hello you", "a and b", "hello `hello`", "x $1$ and ^y^>_x", "", "?", "ab", "9",
        "hello ^a^>_x", "🎉", "hello 99999999999999999999",
    ]

    static func fulfilment(_ generator: inout SeededGenerator) -> Fulfilment {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return .failed(reason: "no")
        case 1:
            return .value(
                ["", "1", "$_x$", "\u{1}`a`\u{2}"].randomElement(using: &generator) ?? ""
            )
        case 2: return .rows([["a": ["b": 1]], ["!": "x", "_x": nil]])
        case 3:
            let body = ["[1,2]", "{\"a\":{\"b\":[1]}}", "[]", "", "[[1]]", "\u{FF}", "{\"k0\":1}"]
            let chosen = body.randomElement(using: &generator) ?? ""
            return .response(status: 200, headers: [], body: Array(chosen.utf8))
        case 4: return .response(status: 404, headers: [("a", "b")], body: [])
        default: return .response(status: 200, headers: [], body: [0xFF, 0x00, 0x7B])
        }
    }

    @Test(arguments: 0..<8)
    func `random skills and questions come to an end, whatever comes from outside`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<60 {
            let skills = (0..<3).map { number in
                skill(
                    "x/en/\(number).txt",
                    generator.text(of: Self.pieces, upTo: 120),
                    trust: number == 0 ? .system : .ordinary
                )
            }
            let mind = Mind(skills)
            var memory = Memory()
            for text in Self.utterances {
                var thought = Thought(Question(text, seed: 7, memory: memory), with: mind)
                var needs = 0
                while case .needs = thought.think() {
                    needs += 1
                    thought.fulfil(Self.fulfilment(&generator))
                    guard needs <= Thought.maximumNeeds else { break }
                }
                #expect(needs <= Thought.maximumNeeds)
                guard case .answers(let reply) = thought.think() else { continue }
                #expect(!(reply.text ?? "").utf8.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D })
                memory.record(
                    Memory.Turn(query: text, answer: reply.text ?? "", skill: reply.skill),
                    setting: reply.remembered
                )
            }
        }
    }

    @Test func `a question of more than eight kilobytes is refused with its size`() {
        let text = String(repeating: "a", count: Utterance.maximumLength + 1)
        guard case .refused(let reason) = Thought(Question(text), with: Mind()).think() else {
            Issue.record("it is thought about")
            return
        }
        #expect(reason == "the question has 8193 bytes; more than 8192 are too many")
    }

    @Test func `controls and overrides of the writing direction are cleaned away`() {
        let mind = Mind([skill("x/en/a.txt", "say * now\n[$1$]\n")])
        #expect(answer("say\u{202E} it\u{7}\u{0} \u{200B}now\u{2067}", mind) == "[it]")
    }

    @Test func `the same question gets the same answer, other seeds get the others`() {
        let mind = Mind([skill("x/en/a.txt", "dice\n1|2|3|4|5|6\n")])
        var seen: Set<String> = []
        for seed in 0..<60 as Range<UInt64> {
            let one = answer("dice", mind, seed: seed)
            #expect(one == answer("dice", mind, seed: seed))
            seen.insert(one ?? "")
        }
        #expect(seen == ["1", "2", "3", "4", "5", "6"])
    }

    @Test func `a variable that doubles each time stops growing`() {
        let mind = Mind([skill("x/en/a.txt", "grow\n?$_x$:^$_x$$_x$^>_x ok:^abcd^>_x ok\n")])
        var memory = Memory()
        for _ in 0..<30 {
            guard
                case .answers(let reply) = Thought(Question("grow", memory: memory), with: mind)
                    .think()
            else {
                Issue.record("it does not answer")
                return
            }
            memory.record(Memory.Turn(query: "", answer: "", skill: ""), setting: reply.remembered)
        }
        let kept = memory.variables["_x"]?.string?.utf8.count ?? 0
        #expect(kept <= Memory.maximumLength)
    }

    @Test func `a text that grows beyond all bounds fails`() {
        let line = String(repeating: "$1$", count: 2000)
        let mind = Mind([skill("x/en/a.txt", "say *\n\(line)\n\nsay *\nenough\n")])
        #expect(answer("say " + String(repeating: "a", count: 8000), mind) == "enough")
        let arrows = String(repeating: "a>b", count: 20_000)
        let other = Mind([skill("x/en/a.txt", "go\n\(arrows)\n")])
        #expect(answer("go", other) == nil)
    }

    @Test func `skills that ask each other in many ways come to an end`() {
        var text = "*\n`a $1$` `b $1$` `c $1$`\n\n"
        for number in 0..<30 { text += "^ x\(number) ^ | *\n`$1$ x\(number)` `x\(number)`\n\n" }
        let mind = Mind([skill("x/en/a.txt", text, trust: .system)])
        #expect(answer("x1 x2 x3", mind) == nil)
    }

    @Test func `a block of many thousand conditions costs no more than some`() {
        // Questions go before statements, so the branches at the end are tried first.
        var text = "go\n" + String(repeating: "?$_a$=x:Sure.\n", count: 20_000)
        text += String(repeating: "?$_a$=x:Are you sure?\n", count: 120)
        let clock = ContinuousClock()
        let mind = Mind([skill("x/en/a.txt", text), skill("x/de/b.txt", "go\nelsewhere\n")])
        var said: String?
        let time = clock.measure { said = answer("go", mind) }
        // All that is tried fails, and a hundred candidates are the most that are tried.
        #expect(said == nil)
        #expect(time < .seconds(2))
    }

    @Test func `needs beyond the last one fail`() {
        var text = ""
        for number in 0..<100 {
            text += "go\n!console:\(number)\n{\"url\":\"https://x.example/\(number)\"}\neol\n\n"
        }
        var thought = Thought(Question("go"), with: Mind([skill("x/en/a.txt", text)]))
        var needs = 0
        while case .needs = thought.think() {
            needs += 1
            thought.fulfil(.failed(reason: "no"))
        }
        #expect(needs == Thought.maximumNeeds)
    }

    @Test func `the explanation names all that failed and why`() throws {
        let text = """
            ask *
            `nobody $1$`

            ask *
            ?$_x$:never

            ask *
            You asked for $1$.
            """
        let thought = Thought(Question("ask me"), with: Mind([skill("x/en/a.txt", text)]))
        guard case .answers(let reply) = thought.think() else {
            Issue.record("it does not answer")
            return
        }
        #expect(
            reply.why.text == """
                answered by “ask *” in models/general/x/en/a.txt, line 7
                  $1$ is “me”
                  rank: catch-all 0, language 100, traits 0, meat 0, length 8, dialogue 0, \
                actions 196, inferences 0, score 10
                before it, “ask *” in models/general/x/en/a.txt, line 4 failed: \
                the condition $_x$ does not hold
                before it, “ask *” in models/general/x/en/a.txt, line 1 failed: \
                asking “nobody me” gave no answer

                """
        )
    }
}
