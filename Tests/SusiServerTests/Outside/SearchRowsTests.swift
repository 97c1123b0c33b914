// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer

@Suite struct SearchRowsTests {
    private let elsewhere: Elsewhere

    private static let skill = """
        Look up *
        !console:The web says:
        {"actions":[{"type":"websearch","query":"$1$"}]}
        eol

        Look up one *
        !console:The web says:
        {"actions":[{"type":"websearch","query":"$1$","count":1}]}
        eol

        Look in the table *
        !console:There is a table.
        {"data":[{"a":"1"}],
        "actions":[{"type":"websearch","query":"$1$"},{"type":"table","columns":{"a":"A"}}]}
        eol
        """

    init() throws {
        elsewhere = try Elsewhere()
        let found = """
            {"Heading": "Cow", "AbstractText": "Cattle are large.", "AbstractURL": "https://cow.test/",
             "Image": "/i/cow.png", "RelatedTopics": [{"FirstURL": "https://duckduckgo.com/Calf",
             "Text": "Calf - A young cow.", "Result": "<a href='x'>Calf</a>"}]}
            """
        elsewhere.put(found, "application/json", at: "/ddg/")
        elsewhere.put(found, "application/json", at: "/held/")
    }

    private func house(
        at path: String = "/ddg",
        limits: FetchLimits = FetchLimits(bytes: 5 << 20)
    ) throws -> Household {
        try Household(
            ["Knowledge/en/web.txt": Self.skill],
            outside: elsewhere.outside(
                limits: limits,
                search: SearchSource(.duckDuckGo, at: elsewhere.url(path))
            )
        )
    }

    private func answer(
        in house: Household,
        to question: String = "look up cows",
        _ more: String = ""
    ) throws -> JSON {
        let question = question.replacing(" ", with: "+")
        let reply = try house.json("/susi/chat.json?q=\(question)\(more)")
        return try #require(reply["answers"]?.array?.first)
    }

    private func types(_ answer: JSON) -> [String?] {
        (answer["actions"]?.array ?? []).map { $0["type"]?.string }
    }

    @Test func `old apps get what was found as rows`() throws {
        let house = try house()
        let answer = try answer(in: house)
        #expect(
            answer["actions"] == [
                [
                    "type": "answer", "expression": "Cow\nCattle are large.\nhttps://cow.test/",
                    "language": "en", "stand_in": true,
                ],
                [
                    "type": "rss", "title": "title", "description": "description", "link": "link",
                    "count": 2,
                ],
                ["type": "answer", "expression": "The web says:", "language": "en"],
            ]
        )
        let rows = try #require(answer["data"]?.array)
        let picture = "https://duckduckgo.com/i/cow.png"
        #expect(
            Array(rows.prefix(2)) == [
                [
                    "title": "Cow", "description": "Cattle are large.",
                    "link": "https://cow.test/", "image": .string(picture),
                ],
                [
                    "title": "Calf", "description": "A young cow.",
                    "link": "https://duckduckgo.com/Calf",
                ],
            ]
        )
        #expect(rows.last?["1"] == "cows")
        let shown: JSONObject = [picture: .string(house.service.seal.path(of: picture))]
        #expect(answer["pictures"] == .object(shown))
        let query = String(decoding: try #require(elsewhere.asked.first).query, as: UTF8.self)
        #expect(query.contains("q=cows&"))
        // The conversation has what was shown.
        let cognitions = try house.json("/susi/memory.json")["cognitions"]?.array
        #expect(cognitions?.first?["answers"]?.array?.first?["actions"] == answer["actions"])
    }

    @Test func `an app that searches itself waits for nothing`() throws {
        let answer = try answer(in: house(), "&searches=true")
        #expect(types(answer) == ["websearch", "answer"])
        #expect(elsewhere.asked.isEmpty)
    }

    @Test func `as many are listed as the skill wants`() throws {
        let answer = try answer(in: house(), to: "look up one cows")
        #expect(answer["actions"]?.array?[1]["count"] == 1)
        #expect(answer["data"]?.array?.count == 2)
    }

    @Test func `rows that another action shows are left alone`() throws {
        let answer = try answer(in: house(), to: "look in the table cows")
        #expect(types(answer) == ["websearch", "answer", "table", "answer"])
        #expect(elsewhere.asked.isEmpty)
    }

    @Test func `a slow search does not cost the answer`() throws {
        let house = try house(at: "/held", limits: FetchLimits(time: .milliseconds(50)))
        #expect(types(try answer(in: house)) == ["websearch", "answer"])
    }

    @Test(
        arguments: [
            (500, "ill"), (200, "no JSON"), (200, "{}"), (200, #"{"RelatedTopics": []}"#),
            (404, ""), (200, "huge"),
        ]
    )
    func `a search that fails or finds nothing does not either`(
        _ status: Int,
        _ text: String
    ) throws {
        let bytes = text == "huge" ? [UInt8](repeating: 120, count: 6 << 20) : Array(text.utf8)
        elsewhere.put(bytes, status: status, at: "/ddg/")
        #expect(types(try answer(in: house())) == ["websearch", "answer"])
        #expect(elsewhere.asked.count == 1)
    }

    @Test func `without a search service the app searches`() throws {
        let skills = ["Knowledge/en/web.txt": Self.skill]
        let offline = try Household(skills)
        #expect(types(try answer(in: offline)) == ["websearch", "answer"])
        let none = try Household(skills, outside: elsewhere.outside(search: nil))
        #expect(types(try answer(in: none)) == ["websearch", "answer"])
        #expect(elsewhere.asked.isEmpty)
    }
}
