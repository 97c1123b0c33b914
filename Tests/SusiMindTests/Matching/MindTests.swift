// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiMind

/// A mind that changed is the mind that its skills would make afresh.
@Suite struct MindTests {
    static let languages = ["en", "de", "xx"]
    static let wildcards = ["*", "+", "^", "a*", "_"]

    /// A random skill; its answers name the skill and the version.
    static func source(_ version: Int, _ generator: inout SeededGenerator) -> String {
        var text = Bool.random(using: &generator) ? "" : "::prior\n"
        if Int.random(in: 0..<6, using: &generator) == 0 { text += "::on quiz, game\n" }
        for number in 0..<Int.random(in: 0...4, using: &generator) {
            var phrases: [String] = []
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                phrases.append(PhraseIndexTests.phrase(&generator, wildcards: wildcards))
            }
            text += "\(phrases.joined(separator: " | "))\nversion \(version), \(number)\n\n"
        }
        return text
    }

    /// What is answered, by whom, and who failed before.
    static func answers(_ mind: Mind, _ utterances: [String], focus: String) -> [String] {
        utterances.map { text in
            let memory = Memory(variables: ["_focused_on": .string(focus)])
            let question = Question(text, language: .english, memory: memory)
            switch Thought(question, with: mind).think() {
            case .answers(let reply): return "\(reply.text ?? "") \(reply.why.text)"
            default: return "-"
            }
        }
    }

    @Test(arguments: 0..<4)
    func `skills in any order of changes answer like a mind built fresh`(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var sources: [String: String] = [:]
        var mind = Mind()
        let utterances = (0..<40).map { _ in PhraseIndexTests.utterance(&generator) }
        for step in 0..<120 {
            let name = Int.random(in: 0..<12, using: &generator)
            let language = Self.languages[name % 3]
            let group = name % 4 == 0 ? "models/persona/x" : "models/general/x"
            let path = "\(group)/\(language)/skill\(name).txt"
            if Int.random(in: 0..<4, using: &generator) == 0 {
                mind.remove(path: path)
                sources[path] = nil
            } else {
                let source = Self.source(step, &generator)
                mind.add([SkillParser.parse(Array(source.utf8), path: path).skill])
                sources[path] = source
            }
            guard step % 20 == 19 else { continue }
            // The fresh mind learns them in another order.
            let fresh = Mind(
                sources.shuffled(using: &generator).map {
                    SkillParser.parse(Array($0.value.utf8), path: $0.key).skill
                }
            )
            #expect(mind.count == fresh.count)
            for focus in ["", "quiz", "game"] {
                let changed = Self.answers(mind, utterances, focus: focus)
                #expect(changed == Self.answers(fresh, utterances, focus: focus))
            }
        }
    }

    @Test func `a mind in use does not change with its copies`() {
        let old = Mind([skill("x/en/a.txt", "hello\nold\n")])
        var new = old
        new.add([skill("x/en/a.txt", "hello\nnew\n"), skill("x/en/b.txt", "bye\nnew\n")])
        #expect(answer("hello", old) == "old")
        #expect(answer("bye", old) == nil)
        #expect(answer("hello", new) == "new")
        new.remove(path: "models/general/x/en/a.txt")
        #expect(answer("hello", new) == nil)
        #expect(answer("bye", new) == "new")
        #expect(answer("hello", old) == "old")
        #expect(old.count == 1 && new.count == 1)
    }

    @Test func `readers on all threads keep the mind they have while it is replaced`() async {
        let first = Mind([skill("x/en/a.txt", "hello\nversion 0\n")])
        await withTaskGroup(of: Bool.self) { group in
            var mind = first
            for version in 1...50 {
                let reader = mind
                group.addTask {
                    (0..<50).allSatisfy { _ in
                        answer("hello", reader) == "version \(version - 1)"
                    }
                }
                mind.add([skill("x/en/a.txt", "hello\nversion \(version)\n")])
            }
            for await isSteady in group { #expect(isSteady) }
        }
    }

    @Test func `a skill edited two thousand times leaves nothing behind`() {
        var mind = Mind([skill("x/en/other.txt", "::on game\nstay\nhere\n")])
        let one = skill("x/en/a.txt", "hello *\none\n")
        let focused = skill("x/en/f.txt", "::on game\nhello *\nfocused\n")
        for _ in 0..<2000 / 50 {
            mind.add(Array(repeating: one, count: 50))
            mind.add(Array(repeating: focused, count: 50))
        }
        #expect(mind.general.index.entries.count < 500)
        #expect(mind.focus(on: "game")?.index.entries.count ?? 0 < 500)
        #expect(answer("hello you", mind) == "one")
    }

    @Test func `a skill that is tried alone always answers`() {
        let focused = skill("x/en/a.txt", "::on game\nhello\nfocused\n")
        #expect(answer("hello", Mind([focused])) == nil)
        #expect(answer("hello", Mind(trying: focused)) == "focused")
    }
}
