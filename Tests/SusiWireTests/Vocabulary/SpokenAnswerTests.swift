// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiWire

@Suite struct SpokenAnswerTests {
    private static let asked = Instant(clamping: 1_496_414_055_675)
    private static let texts: [[String]] = [
        ["Hello"], ["a \"quoted\"\nline\\", "and another"], [""], ["日本 <b>'&\u{2028}\u{1}"],
    ]

    private func spoken(
        _ texts: [String],
        rows: [JSONObject] = [["0": "hello", "language": "en"]],
        skills: [String] = [SkillPath(skill: "greeting").text],
        language: String = "en",
        after milliseconds: Int64 = 0,
        by identity: Identity = .host("127.0.0.1_0a1b2c3d")
    ) -> SpokenAnswer? {
        SpokenAnswer(
            texts.first ?? "",
            language: language,
            asked: Self.asked,
            answered: Self.asked.advanced(byMilliseconds: milliseconds),
            by: identity,
            saying: texts.map { SpokenAnswer.Text($0, language: language) },
            rows: rows,
            skills: skills
        )
    }

    private func expectSameText(_ answer: SpokenAnswer) {
        for layout in [JSONWriter.Layout.pretty, .compact] {
            for place in [JSONWriter.Place.document, .page] {
                var quick = JSONWriter(layout: layout, place: place)
                quick.write(answer)
                var strict = JSONWriter(layout: layout, place: place)
                strict.write(answer.chatAnswer.strict().json)
                #expect(
                    String(decoding: quick.bytes, as: UTF8.self)
                        == String(decoding: strict.bytes, as: UTF8.self)
                )
            }
        }
    }

    @Test(arguments: texts)
    func `it is the same text that the strict answer is`(_ texts: [String]) throws {
        let rows: [[JSONObject]] = [
            [["0": "a"]], [["0": "a", "b\"": "c\n"], ["d": ""], ["e": "f", "g": "h", "i": "j"]],
        ]
        for rows in rows {
            for milliseconds in [0, 1, 12, 12_345, -5, 3_000_000_000] as [Int64] {
                for language in ["en", "de", "english"] {
                    let answer = spoken(
                        texts,
                        rows: rows,
                        skills: rows.map { SkillPath(skill: "s\($0.count)").text },
                        language: language,
                        after: milliseconds,
                        by: milliseconds == 0 ? .host("::1_00000000") : .email("a\"b@example.org")
                    )
                    expectSameText(try #require(answer))
                }
            }
        }
    }

    @Test func `what old apps need changed is not for it`() {
        #expect(spoken([]) == nil)
        #expect(spoken(["a"], rows: []) == nil)
        #expect(spoken(["a"], rows: [[:]]) == nil)
        #expect(spoken(["a"], rows: [["0": 1]]) == nil)
        #expect(spoken(["a"], skills: []) == nil)
        var identity = Identity.host("a")
        identity.extra = ["b": "c"]
        #expect(spoken(["a"], by: identity) == nil)
    }

    @Test func `an object is written the same with and without a tree`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/Chat")
        let files = try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 10)
        for file in files {
            let answer = try ChatAnswer(JSON(parsing: [UInt8](try Data(contentsOf: file))))
            for layout in [JSONWriter.Layout.pretty, .compact] {
                for value in [answer, answer.strict()] {
                    var writer = JSONWriter(layout: layout)
                    writer.write(value)
                    let text = String(decoding: writer.bytes, as: UTF8.self)
                    #expect(text == value.json.text(layout))
                }
            }
        }
    }
}
