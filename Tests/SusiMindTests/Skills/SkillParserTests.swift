// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiMind

@Suite struct SkillParserTests {
    static func parse(_ text: String) -> (skill: Skill, diagnostics: [Diagnostic]) {
        SkillParser.parse(Array(text.utf8), path: "models/general/Tea/en/tea.txt")
    }

    /// A source and what is reported of it: severity, line, column, words.
    static let reports: [(source: String, reports: [String])] = [
        ("tea\nTea!\n", []),
        (
            "*\neverything",
            ["warning 1:1: the phrase “*” would answer everything, so it is left out"]
        ),
        ("a||b\nx", ["note 1:1: an empty alternative between bars is left out"]),
        ("a | b | \nx", []),
        (
            "tea\n!wow: x",
            [
                "error 2:1: nobody knows the keyword “!wow”, so this line is left out",
                "error 1:1: this block answers nothing, so it is left out",
            ]
        ),
        (
            "!console:x\n{}\neol\n",
            ["error 1:1: this block has no phrase, so nothing can lead to it"]
        ),
        (
            "  !plan 1: x\ntea\nx",
            ["error 1:3: this block has no phrase, so nothing can lead to it"]
        ),
        ("tea\n  ?name:x", ["error 2:3: the condition asks for no variable"]),
        (
            "tea\n?$a$:x:y\n?$b$:z",
            [
                "warning 3:1: this condition is never asked: the one above it has an else part"
            ]
        ),
        (
            "tea\n\t!console:\n{}\n",
            [
                "warning 2:2: the body that begins here has no end, so it takes the rest of the file",
                "error 1:1: this block answers nothing, so it is left out",
            ]
        ),
        (
            "tea\n!console:x\nnothing\neol",
            ["error 2:1: the body of this call has no JSON, so the block is left out"]
        ),
        (
            "tea\n!console:x\n  {\"url\" 1}\neol",
            [
                "error 3:10: found ‘1’ in the body, so the block is left out"
            ]
        ),
        (
            "tea\n!console:x\n{\n\"a\":1,\n   \"a\":2}\neol",
            [
                "error 5:4: found ‘\"’ in the body, so the block is left out"
            ]
        ),
        (
            "tea\n!console:x\n{}\neol\nmore\n",
            [
                "warning 5:1: what follows a body's `eol` is not read"
            ]
        ),
        ("::nmae x\n\ntea\nx", ["warning 1:1: nobody reads a header called “nmae”"]),
        ("tea\n!implication: x\ny", ["note 2:1: implications are read and have no effect"]),
        ("just a line\n\nand another\n", []),
    ]

    @Test(arguments: reports.map(\.source))
    func `what is wrong is said where it is`(source: String) throws {
        let expected = try #require(Self.reports.first { $0.source == source }).reports
        let found = Self.parse(source).diagnostics.map {
            "\($0.severity.name) \($0.line):\($0.column): \($0.found)"
        }
        #expect(found.sorted() == expected.sorted())
    }

    @Test func `a diagnostic is drawn with a caret below its place`() throws {
        let source = "tea\n!console:x\n  {\"url\" 1}\neol"
        let diagnostic = try #require(Self.parse(source).diagnostics.first)
        let lines = source.components(separatedBy: "\n")
        #expect(
            diagnostic.rendered(path: "tea.txt", lines: lines) == """
                tea.txt:3:10: error: found ‘1’ in the body, so the block is left out
                      {"url" 1}
                             ^
                    expected: a colon after the member name

                """
        )
    }

    @Test func `a skill is read into phrases, steps and actions`() {
        let source = """
            ::name Tea
            ::author <author_name>
            ::author_url https://tea.example
            ::description:- about tea
            ::image images/<image_name>
            ::protected Yes
            ::tags green, black ,
            ::category ignored
            ::prior

            !label: brewing
            good tea | best * tea
            ?$1$=green:Yes.:No.
            !example: good tea
            !expect: No. !--https://tea.example

            ::minor
            how are you
                I am hot.
                !plan 10: Cold now.

            count
            !first:
            !javascript: It is $!$.
            1 + 1
            eol
            """
        let (skill, diagnostics) = Self.parse(source)
        #expect(diagnostics.isEmpty)
        #expect(
            SkillDump.text(of: skill) == """
                Tea (en) https://tea.example · images:  · protected · green, black
                12: good tea! | best * tea! (brewing; good tea → No.)
                  if $1$ = green
                  say Yes.
                12: good tea! | best * tea! (brewing; good tea → No.)
                  unless $1$ = green
                  say No.
                18: how are you (how_are_you) depth 1
                  say I am hot.
                  say at 10: Cold now.
                22: count (count)
                  first
                  run 1 + 1
                  say It is $!$.

                """
        )
    }

    @Test func `a line with 160 alternatives has them all`() throws {
        let answers = (1...160).map { "answer \($0)" }.joined(separator: "|")
        let phrases = (1...160).map { "phrase \($0)" }.joined(separator: " | ")
        let mind = Mind([Self.parse("\(phrases)\n\(answers)").skill])
        var seen: Set<String> = []
        for seed in 0..<2000 as Range<UInt64> {
            seen.insert(answer("phrase \(seed % 160 + 1)", mind, seed: seed) ?? "")
        }
        #expect(seen.count == 160)
        #expect(!seen.contains(""))
    }

    @Test func `bytes that are no text are replaced, and zeros left out`() {
        let bytes: [UInt8] =
            Array("caf".utf8) + [0xE9, 0x0A] + Array("on".utf8) + [0x00] + Array("e ".utf8)
            + [0xFF, 0xC0, 0x80, 0x0A, 0x0A]
        let (skill, _) = SkillParser.parse(bytes, path: "models/general/Tea/en/tea.txt")
        #expect(skill.intents.map { $0.phrases.map(\.text) } == [["caf\u{FFFD}"]])
        #expect(answer("caf\u{FFFD}", Mind([skill])) == "one \u{FFFD}\u{FFFD}\u{FFFD}")
    }

    /// Ten megabytes of each; nothing may take time in proportion to the square of that.
    static let large: [(name: String, piece: String)] = [
        ("blocks", "phrase * of tea\nan answer with $1$ in it\n\n"), ("glued lines", "line\\\n"),
        ("one chain", "line\n"), ("alternatives", "some words|"), ("conditions", "?$a$=b:c\n"),
        ("indented", "        x\n    y\n\n"), ("blank lines", "\n"), ("bang lines", "!plan 1:x\n"),
        ("bodies", "x\n!console:y\n{}\neol\n\n"), ("one body", "!javascript:\nx\n"),
        ("unknown headers", "::x\n"), ("unknown keywords", "!x:\n"),
    ]

    @Test(arguments: large.map(\.name))
    func `a file of ten megabytes is read`(name: String) throws {
        let piece = try #require(Self.large.first { $0.name == name }).piece
        let clock = ContinuousClock()
        func seconds(_ megabytes: Double) -> Double {
            let count = Int(megabytes * 1e6) / piece.utf8.count
            let source = Array(("start\n" + String(repeating: piece, count: count)).utf8)
            let time = clock.measure {
                _ = SkillParser.parse(source, path: "models/general/Tea/en/tea.txt")
            }
            return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
        }
        // Debug builds are slow: there a tenth has to do, and tells as much.
        #if DEBUG
        let scale = 0.02
        #else
        let scale = 1.0
        #endif
        let small = seconds(1 * scale)
        // Whatever else the machine does only makes it slower: the quickest of three counts.
        let large = min(seconds(10 * scale), seconds(10 * scale), seconds(10 * scale))
        #expect(large < max(small, 0.005) * 60)
    }

    @Test func `the language is that of the folder`() {
        for (folder, code) in [
            ("en", "en"), ("en,chi", "en"), ("en spanish", "en"), ("News", "ne"), ("fl", ""),
            ("DE", "de"), ("x", ""), ("vo", "vo"),
        ] {
            let path = "models/general/Tea/\(folder)/tea.txt"
            #expect(SkillParser.parse([], path: path).skill.language.code == code, "\(folder)")
        }
    }

    @Test(
        .enabled(
            if: SharedReference.url("corpus") != nil,
            "the corpus is not beside this checkout"
        )
    )
    func `all real skills are read, and what is reported points into them`() throws {
        let corpus = try #require(SharedReference.url("corpus"))
        let names = try FileManager.default.subpathsOfDirectory(atPath: corpus.path)
            .filter { $0.hasSuffix(".txt") }
        var intents = 0
        var errors: [String] = []
        for name in names {
            let source = try [UInt8](Data(contentsOf: corpus.appending(path: name)))
            let (skill, diagnostics) = SkillParser.parse(source, path: name)
            intents += skill.intents.count
            let lines = source.split(omittingEmptySubsequences: false) { $0 == 0x0A }
            for diagnostic in diagnostics {
                #expect((1...lines.count).contains(diagnostic.line), "\(name)")
                #expect(diagnostic.column >= 1, "\(name)")
                if diagnostic.severity == .error { errors.append("\(name) \(diagnostic.found)") }
            }
        }
        #expect(names.count > 300)
        #expect(intents > 1000)
        #expect(errors.count < names.count / 4, "\(errors)")
    }
}
