// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiWorkshop

@Suite struct EditedTextTests {
    @Test func `lines that are not touched keep what the page knows them by`() {
        var text = EditedText("one\ntwo\nthree")
        let before = text.lines.map { $0.id }
        text.replace(with: "one\nand a half\ntwo\nthree")
        #expect(text.lines[0].id == before[0])
        #expect(text.lines[2].id == before[1])
        #expect(text.lines[3].id == before[2])
        #expect(!before.contains(text.lines[1].id))
        text.replace(with: "one\nthree")
        #expect(text.lines.map { $0.id } == [before[0], before[2]])
    }

    @Test func `no two lines are known by the same number, whatever is typed`() {
        var text = EditedText("")
        var dice = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
            let place = Int.random(in: 0...lines.count, using: &dice)
            if Bool.random(using: &dice), place < lines.count {
                lines.remove(at: place)
            } else {
                lines.insert(Bool.random(using: &dice) ? "a" : "b", at: place)
            }
            text.replace(with: lines.joined(separator: "\n"))
            #expect(Set(text.lines.map { $0.id }).count == text.lines.count)
            let read = text.lines.map { String(decoding: text.bytes[$0.range], as: UTF8.self) }
            #expect(read.joined(separator: "\n") == text.text)
        }
    }

    @Test func `places are counted as browsers count them`() {
        let text = EditedText("aä😀b")
        #expect(text.units(before: 7) == 4)
        #expect(text.offset(ofUnit: 4) == 7)
        #expect(text.offset(ofUnit: 99) == 8)
        #expect(EditedText("a\nb\nc").line(at: 2) == 1)
    }

    @Test func `the pieces of a line are the line`() {
        let lines = [
            "", "  ", "# a", "// b", "::name Cow", "::", "Moo|moo *", "!example: Moo $1$",
            "?$_x$=a:b $_x$|c:d", "^$1$^>_pet I say `hello`", "$", "$$", "a > b", "price: 5$ or 6$",
            "ä*ö|", "!console:$name$", "{\"url\":\"http://a/$1$\"}", "eol",
        ]
        for line in lines {
            for setting in [LineSetting.outside, .inside, .console, .script] {
                let bytes = Array(line.utf8)[...]
                let pieces = LineColours.pieces(of: bytes, setting)
                let joined = pieces.flatMap { bytes[$0.range] }
                #expect(joined == Array(bytes), "\(line)")
            }
        }
    }

    @Test func `a line is coloured for what the lines above make of it`() {
        let text = EditedText("::name A\n\nMoo\nSay $1$|b\n!console:$!$\n{}\neol\n\n# c\nNext")
        let settings = text.lines.map { $0.setting }
        #expect(settings[2] == .outside)
        #expect(settings[3] == .inside)
        #expect(settings[5] == .console)
        #expect(settings[9] == .outside)
        let answer = LineColours.pieces(of: text.line(3), settings[3]).map { $0.colour }
        #expect(answer == [.plain, .capture, .bar, .plain])
        #expect(LineColours.pieces(of: text.line(2), settings[2]).first?.colour == .question)
        #expect(LineColours.pieces(of: text.line(6), settings[6]).first?.colour == .keyword)
    }

    @Test func `the name of a file is made of what people call the skill`() {
        #expect(SkillTag.made(of: "  My: first/skill? ") == "My first skill")
        #expect(SkillTag.made(of: "Grün & blau") == "Grün & blau")
        #expect(SkillTag.made(of: "???") == "")
        #expect(SkillTag.made(of: String(repeating: "ü", count: 200)).utf8.count <= 100)
    }

    @Test func `lines are as high in the style sheet`() throws {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../Web/workshop.css")
        let rules = try String(contentsOf: file.standardized, encoding: .utf8)
        #expect(rules.contains("--line-height: \(EditorWindow.lineHeight)px;"))
        #expect(rules.contains("--text-padding: \(EditorWindow.padding)px;"))
    }

    @Test func `only lines in sight are drawn`() {
        var window = EditorWindow()
        window.height = 440
        #expect(window.visible(of: 5) == 0..<5)
        window.top = 22_000
        let range = window.visible(of: 2000)
        #expect(range.contains(1000) && range.contains(1019))
        #expect(range.count < 60)
        #expect(window.visible(of: 10).upperBound == 10)
        window.top = .nan
        #expect(window.visible(of: 0).isEmpty)
    }
}
