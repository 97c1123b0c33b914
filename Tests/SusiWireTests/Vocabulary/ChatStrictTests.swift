// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

/// What old apps crash on or misread, one rule of the protocol's list at a time.
@Suite struct ChatStrictTests {
    /// The strict form of an answer with these actions and rows.
    private func answer(_ actions: JSON, data: JSON = [["0": "hi"]]) throws -> JSON {
        let json: JSON = [
            "query": "where is Porto", "query_date": "2024-03-01T10:00:00.000Z",
            "answer_date": "2024-03-01T10:00:00.001Z",
            "answers": [["data": data, "actions": actions, "skills": ["/a/b/c/d/en/f.txt"]]],
        ]
        let strict = try ChatAnswer(json).strict().json
        return try #require(strict["answers"]?.array?.first)
    }

    private func actions(_ actions: JSON, data: JSON = [["0": "hi"]]) throws -> [JSON] {
        try #require(try answer(actions, data: data)["actions"]?.array)
    }

    private func types(_ actions: [JSON]) -> [String] {
        actions.map { $0["type"]?.string ?? "" }
    }

    @Test(
        arguments: [
            ["query_date": "2024-03-01T10:00:00Z", "answer_date": "2024-03-01T10:00:00.5Z"],
            ["query_date": "2024-03-01 10:00:00"],
            ["answer_date": "Fri Mar 01 10:00:00 UTC 2024"],
            ["query_date": "", "answer_date": nil],
            [:],
        ] as [JSON]
    )
    func `Q7 both dates are there with three digits and a Z`(json: JSON) throws {
        let strict = try ChatAnswer(json).strict()
        for date in [strict.queryDate, strict.answerDate] {
            let text = try #require(date?.text)
            #expect(throws: Never.self) { try Instant(text, .chat) }
        }
    }

    @Test func `Q7 a date that is missing is taken from the other`() throws {
        let strict = try ChatAnswer(["answer_date": "2024-03-01T10:00:00.5Z"]).strict()
        #expect(strict.queryDate?.text == "2024-03-01T10:00:00.500Z")
        #expect(strict.answerDate == strict.queryDate)
    }

    @Test(
        arguments: [
            [:], ["answers": nil], ["answers": []], ["answers": [[:]]], ["answers": 5],
            ["answers": [["data": nil, "actions": nil, "skills": []]]],
            ["answers": [[:], [:], [:]]],
        ] as [JSON]
    )
    func `Q8 there is one answer with a row, actions and a skill`(json: JSON) throws {
        let answers = try #require(try ChatAnswer(json).strict().json["answers"]?.array)
        #expect(answers.count == 1)
        #expect(answers[0]["data"]?.array?.count == 1)
        #expect(answers[0]["data"]?.array?[0].object != nil)
        #expect(answers[0]["actions"]?.array != nil)
        let path = try #require(answers[0]["skills"]?.array?.first?.string)
        #expect(path.split(separator: "/", omittingEmptySubsequences: false).count == 7)
    }

    @Test(arguments: [
        ("/susi_skill_data/models/general/Knowledge/en/a b.txt", true),
        ("/susi_server/conf/os_skills/system/en/en_0090_fail.json", true),
        ("/instant/general/Knowledge/en/a.txt", false),
        ("/susi_server/conf/os_skills/general/Knowledge/en/a.txt", false),
        ("a.txt", false),
        ("", false),
    ])
    func `Q8 a path of other length is written with seven components`(
        path: String,
        stays: Bool
    ) throws {
        let json: JSON = ["answers": [["skills": [.string(path)]]]]
        let skills = try #require(ChatAnswer(json).strict().answers?.first?.skills)
        #expect(skills.count == 1)
        #expect((skills[0] == path) == stays)
        #expect(skills[0].split(separator: "/", omittingEmptySubsequences: false).count == 7)
    }

    @Test func `Q9 rows hold texts and nothing nested`() throws {
        let data: JSON = [
            [
                "a": 1, "b": .number(2.5), "c": true, "d": nil, "e": ["x"], "f": ["g": "h"],
                "i": "j",
            ], 5, nil,
        ]
        let rows = try answer([], data: data)["data"]
        #expect(rows == [["a": "1", "b": "2.5", "c": "true", "d": "", "i": "j"]])
    }

    @Test(
        arguments: [
            (
                ["latitude": .number(41.15), "longitude": .number(-8.61), "zoom": 13],
                ["41.15", "-8.61", "13"]
            ),
            (
                ["latitude": "41.15", "longitude": "-8.61", "zoom": "13.7"],
                ["41.15", "-8.61", "13"]
            ),
            (["latitude": "north", "longitude": nil], ["0.0", "0.0", "12"]),
            (["latitude": " 1 ", "longitude": "2", "zoom": "99"], ["1", "2", "19"]),
        ] as [(JSON, [String])]
    )
    func `Q10 a map has numbers as texts and a whole zoom`(members: JSON, expected: [String]) throws
    {
        var object = try #require(members.object)
        object["type"] = "map"
        let map = try #require(actions([.object(object)]).first { $0["type"] == "map" })
        #expect(map["latitude"]?.string == expected[0])
        #expect(map["longitude"]?.string == expected[1])
        #expect(map["zoom"]?.string == expected[2])
    }

    @Test func `Q10 the link to a map has a zoom of two digits`() throws {
        let anchor: JSON = [
            "type": "anchor", "text": "Map",
            "link": "https://www.openstreetmap.org/#map=5/41.15/-8.61",
        ]
        let strict = try actions([["type": "answer", "expression": "Here"], anchor])
        #expect(strict[1]["link"] == "https://www.openstreetmap.org/#map=05/41.15/-8.61")
        #expect(
            MapAction(latitude: 41.15, longitude: -8.61, zoom: 5).link.utf8.dropFirst(38)
                .elementsEqual("41.15/-8.61".utf8)
        )
    }

    @Test(arguments: [
        ["map", "anchor", "answer"], ["anchor", "map"], ["map"], ["answer", "map"],
        ["answer", "anchor", "map"], ["stop", "map"],
    ])
    func `Q11 a place is told as text, link and map`(given: [String]) throws {
        let members: [String: JSON] = [
            "map": ["type": "map", "latitude": "41.15", "longitude": "-8.61", "zoom": "13"],
            "anchor": [
                "type": "anchor", "text": "Map",
                "link": "https://www.openstreetmap.org/#map=13/41.15/-8.61",
            ],
            "answer": ["type": "answer", "expression": "Porto"],
            "stop": ["type": "stop"],
        ]
        let strict = try actions(.array(given.compactMap { members[$0] }))
        #expect(types(strict).prefix(3) == ["answer", "anchor", "map"])
        #expect(strict[1]["link"] == "https://www.openstreetmap.org/#map=13/41.15/-8.61")
        #expect(types(strict).filter { $0 == "stop" } == given.filter { $0 == "stop" })
    }

    @Test(
        arguments: [(nil, 2), (-1, 2), (0, 0), (1, 1), (2, 2), (99, 2), ("1", 1), ("all", 2)]
            as [(JSON, Int64)]
    )
    func `Q12 a list shows no more rows than there are`(count: JSON, expected: Int64) throws {
        let rss: JSON = [
            "type": "rss", "title": "a", "description": "b", "link": "c", "count": count,
        ]
        let strict = try actions([rss], data: [["a": "1"], ["a": "2"]])
        #expect(strict[0]["count"]?.int64 == expected)
    }

    @Test func `Q13 a list names the members it shows`() throws {
        let strict = try actions([["type": "rss", "title": nil, "description": 5]])
        #expect(strict[0]["title"] == "title")
        #expect(strict[0]["description"] == "5")
        #expect(strict[0]["link"] == "link")
    }

    @Test(
        arguments: [
            (["a", "b"], ["a": "a", "b": "b"]),
            ([["a": "A"], ["b": "B"]], ["a": "A", "b": "B"]),
            (["a": 1, "b": nil], ["a": "1", "b": "b"]),
        ] as [(JSON, JSON)]
    )
    func `Q13 columns are an object of texts`(columns: JSON, expected: JSON) throws {
        let strict = try actions([["type": "table", "columns": columns, "count": -1]])
        #expect(strict.last?["columns"] == expected)
        #expect(strict.last?["count"]?.int64 == 1)
    }

    @Test func `Q14 a text comes before a table and tells what is in it`() throws {
        let table: JSON = ["type": "table", "columns": ["n": "Name", "y": "Year"]]
        let data: JSON = [["n": "Alien", "y": 1979], ["n": "Aliens", "y": 1986]]
        let strict = try actions([table], data: data)
        #expect(types(strict) == ["answer", "table"])
        #expect(strict[0]["expression"] == "Name, Year: Alien, 1979; Aliens, 1986")
        #expect(
            try types(actions([["type": "answer", "expression": "x"], table])) == [
                "answer", "table",
            ]
        )
    }

    @Test func `Q14 a text comes before a chart`() throws {
        let chart: JSON = ["type": "piechart", "total": "t", "key": "k", "value": "v", "unit": "%"]
        let strict = try actions(
            [chart],
            data: [["k": "tea", "v": 60], ["k": "coffee", "v": 40]]
        )
        #expect(types(strict) == ["answer", "piechart"])
        #expect(strict[0]["expression"] == "tea 60%; coffee 40%")
    }

    @Test func `Q15 what no client knows is not sent`() throws {
        let strict = try actions([
            ["type": "answer", "expression": "x"], ["type": "emotion"], ["type": "self"],
            ["type": "dance"], [:], ["type": nil], ["type": 5], ["type": "io"], ["type": "stop"],
        ])
        #expect(types(strict) == ["answer", "stop"])
    }

    @Test func `Q16 actions without a text stay`() throws {
        let strict = try actions([
            ["type": "answer", "expression": "x"], ["type": "pause"], ["type": "next"],
            ["type": "websearch", "query": "tea"],
        ])
        #expect(types(strict) == ["answer", "pause", "next", "websearch"])
    }

    @Test func `Q17 memory has the latest first and every answer whole`() throws {
        let memory: JSON = [
            "cognitions": [
                ["query": "first", "query_date": "2024-03-01T10:00:00.000Z"],
                ["query": "third", "query_date": "2024-03-01T10:00:02.000Z"],
                ["query": "second", "query_date": "2024-03-01T10:00:01.000Z"],
            ]
        ]
        let strict = try MemoryReply(memory).strict()
        #expect(strict.cognitions?.map { $0.query } == ["third", "second", "first"])
        #expect(strict.cognitions?.allSatisfy { $0.answers?.count == 1 } == true)
        #expect(strict.json["cognitions_remaining"]?.int64 == 0)
        #expect(strict.json["accepted"] == nil)
    }

    @Test func `both names of the language and the count are written`() throws {
        for json in [["language": "de"], ["query_language": "de-DE"]] as [JSON] {
            let strict = try ChatAnswer(json).strict().json
            #expect(strict["language"] == "de" && strict["query_language"] == "de")
            #expect(strict["count"]?.int64 == 1)
        }
    }

    @Test func `what skills choose from is not sent`() throws {
        let strict = try actions([["type": "answer", "phrases": ["x", "y"], "select": "random"]])
        #expect(strict == [["type": "answer", "expression": "x"]])
    }

    @Test func `members of no use to a client are not sent`() throws {
        let strict = try actions([
            ["type": "stop", "plan_delay": "soon", "plan_date": 5, "line": 3, "x": nil]
        ])
        #expect(strict == [["type": "stop", "line": 3]])
    }

    @Test func `an asker has a name in Base64`() {
        #expect(Identity.host("127.0.0.1_d9a1652d").clientID == "aG9zdF8xMjcuMC4wLjFfZDlhMTY1MmQ=")
        #expect(Identity.email("alice@example.com").clientID == "ZW1haWxfYWxpY2VAZXhhbXBsZS5jb20=")
        #expect(Identity.email("").clientID == "ZW1haWxf")
    }
}
