// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

/// How values are read that do not look as they should, and what is kept of them.
@Suite struct VocabularyTests {
    @Test func `numbers come as texts and texts as numbers`() throws {
        let card = try SkillCard([
            "usage_count": "12", "skill_name": 5, "staffPick": 1, "reviewed": "yes",
            "skill_rating": ["positive": 3, "negative": "4", "stars": ["avg_star": "4.5"]],
        ])
        #expect(card.usageCount == 12 && card.name == "5")
        #expect(card.isStaffPick == true && card.isReviewed == true)
        #expect(card.rating?.positive == 3 && card.rating?.negative == 4)
        #expect(card.rating?.stars?.average == 4.5)
    }

    static let wholes: [(JSON, Int64?)] = [
        (1, 1), ("1", 1), (" 1 ", 1), (.number(2.0), 2), ("2.0", 2), ("1e3", 1000),
        (.number(1.5), nil),
        ("1e300", nil), ("", nil), ("x", nil), (nil, nil), (true, nil), ([], nil),
        (9_223_372_036_854_775_807, .max), ("9223372036854775808", nil), ("0x1", nil),
    ]

    @Test(arguments: wholes)
    func `a whole number is one however it is spelled`(json: JSON, expected: Int64?) throws {
        #expect(try PeriodCount(["count": json]).count == expected)
    }

    @Test func `what is not understood is written again`() throws {
        let json: JSON = ["skill_name": nil, "usage_count": [1], "newer": ["x": 1], "author": "A"]
        let card = try SkillCard(json)
        #expect(card.author == "A" && card.name == nil)
        #expect(card.extra.count == 3)
        #expect(card.json.isEquivalent(to: json))
    }

    @Test func `a value that is set takes the place of what was not understood`() throws {
        var card = try SkillCard(["skill_name": nil])
        card.name = "News"
        #expect(card.json == ["skill_name": "News"])
    }

    @Test func `elements of no use are left out of lists`() throws {
        let card = try SkillCard(["examples": ["a", nil, 1, []]])
        #expect(card.examples == ["a", "1"])
        let memory = try MemoryReply(["cognitions": [["query": "a"], nil, 5]])
        #expect(memory.cognitions?.count == 1)
    }

    @Test func `C4 only a clear no is a failure`() throws {
        #expect(try PlainReply(["accepted": false]).envelope.isRefusal)
        #expect(try !PlainReply(["accepted": true]).envelope.isRefusal)
        #expect(try !PlainReply([:]).envelope.isRefusal)
    }

    @Test func `C5 an answer may have nothing in it`() throws {
        let answer = try ChatAnswer([:])
        #expect(answer.answers == nil && answer.language == nil)
        #expect(answer.json == [:])
    }

    @Test func `C7 columns come as an object and as an array`() throws {
        for columns in [["a": "a", "b": "b"], ["a", "b"], [["a": "a"], "b", "b"]] as [JSON] {
            let action = try PlannedAction(["type": "table", "columns": columns, "length": "4"])
            guard case .table(let table) = action.action else {
                Issue.record("not a table")
                return
            }
            #expect(table.columns.map { $0.key } == ["a", "b"])
            #expect(table.count == 4)
        }
    }

    @Test func `C8 dates of any format have a moment`() throws {
        let entry = try FeedbackEntry(["timestamp": "2018-06-21 09:31:09.132"])
        let summer = TimeZoneOffset(clamping: 120)
        #expect(entry.timestamp?.instant(at: summer)?.text(.chat) == "2018-06-21T07:31:09.132Z")
        #expect(try SkillCard(["creationTime": "soon"]).created?.instant() == nil)
    }

    static let types = [
        "answer", "table", "piechart", "rss", "websearch", "anchor", "map", "timer_set",
        "timer_reset", "audio_play", "video_play", "audio_volume", "image_show", "stop", "pause",
        "resume", "restart", "previous", "next", "shuffle", "self", "audio_record",
        "video_record", "image_take", "emotion", "button_push", "io",
    ]

    @Test(arguments: types)
    func `an action of every type is known`(type: String) throws {
        let action = try PlannedAction(["type": .string(type)])
        #expect(action.action.type == type)
        #expect(action.action != .unknown(type))
        #expect(action.extra.isEmpty)
    }

    @Test(
        arguments: [
            ["type": "dance", "steps": [1, nil]], ["type": nil, "x": 1], ["type": 5], [:],
            ["type": "", "link": "x"], ["type": "Answer", "expression": "x"],
        ] as [JSON]
    )
    func `an unknown action is kept as it is`(json: JSON) throws {
        #expect(try PlannedAction(json).json.isEquivalent(to: json))
        #expect(try !PlannedAction(json).action.isForClients)
    }

    static let incomplete: [(JSON, String)] = [
        ([:], "type"), (["type": "anchor", "link": "x"], "text"), (["type": "table"], "columns"),
        (["type": "rss", "title": "a", "description": "b"], "link"),
        (["type": "map", "latitude": 1, "longitude": 2], "zoom"), (["type": "websearch"], "query"),
        (["type": "timer_set", "time": "noon"], "time"), (["type": "image_show"], "url"),
        (["type": "audio_play", "identifier": "x"], "identifier_type"),
        (["type": "audio_volume"], "volume"), (["type": "piechart"], "total"),
    ]

    @Test(arguments: incomplete)
    func `an action of a skill needs its members`(json: JSON, path: String) throws {
        #expect {
            _ = try PlannedAction(complete: json)
        } throws: { error in
            (error as? WireError)?.path == path
        }
        #expect(throws: Never.self) { try PlannedAction(json) }
    }

    @Test func `an error names the way to the member`() throws {
        let json: JSON = [
            "answers": [["actions": [["type": "stop"], ["type": "anchor", "link": "x"]]]]
        ]
        let expected = WireError(
            path: "answers[0].actions[1].text",
            found: "nothing",
            expected: "a text"
        )
        #expect(throws: expected) { try ChatAnswer(complete: json) }
        #expect(
            expected.description == "answers[0].actions[1].text: found nothing, expected a text"
        )
    }

    @Test func `a planned action has delay and date`() {
        let action = PlannedAction(.say("ALARM"), delay: 120_000, from: .earliest)
        #expect(
            action.json == [
                "type": "answer", "expression": "ALARM", "plan_delay": 120_000,
                "plan_date": "1970-01-01T00:02:00.000Z",
            ]
        )
        #expect(action.isPlanned)
    }

    @Test func `a place is told in three actions`() {
        let place = MapAction(latitude: 52.52, longitude: 13.4, zoom: 9)
        let actions = PlannedAction.location("Berlin", linkText: "Map", at: place, language: "en")
        #expect(actions.map { $0.action.type } == ["answer", "anchor", "map"])
        #expect(actions[1].json["link"] == "https://www.openstreetmap.org/#map=09/52.52/13.4")
        #expect(
            actions[2].json == [
                "type": "map", "latitude": "52.52", "longitude": "13.4", "zoom": "9",
            ]
        )
    }

    @Test(
        arguments: [("50", 50), ("-5", 0), ("500", 100), ("49.6", 50), ("loud", nil), ("", nil)]
            as [(String, Int?)]
    )
    func `a volume lies between 0 and 100`(text: String, percent: Int?) throws {
        let action = try PlannedAction(["type": "audio_volume", "volume": .string(text)])
        guard case .audioVolume(let volume) = action.action else {
            Issue.record("no volume")
            return
        }
        #expect(volume.percent == percent)
    }

    @Test func `numbered paths of an author are found`() throws {
        let skills = try AuthorSkills(["0": "/a", "1": "/b", "3": "/c", "accepted": true])
        #expect(skills.paths == ["/a", "/b"])
    }

    @Test func `a whole answer is built and read`() throws {
        let answer = ChatAnswer(
            "hi",
            language: "en",
            asked: .earliest,
            answered: Instant(clamping: 12),
            by: .host("192.0.2.7"),
            Answer(
                [PlannedAction(.say("Hello!"))],
                data: [["0": "hi"]],
                skills: [SkillPath(skill: "greeting")]
            )
        )
        #expect(try ChatAnswer(answer.json) == answer)
        #expect(answer.answerTime == 12)
        #expect(answer.strict().answers == answer.answers)
    }
}

@Suite struct SkillPathTests {
    static let paths: [(String, [String])] = [
        (
            "/susi_skill_data/models/general/Knowledge/en/creator_info.txt",
            ["general", "Knowledge", "en", "creator_info"]
        ),
        (
            "/susi_skill_data/models/general/Games, Trivia and Accessories/en/a.b.txt",
            ["general", "Games, Trivia and Accessories", "en", "a"]
        ),
        ("/susi_server/conf/os_skills/general/News/de/x.json", ["general", "News", "de", "x"]),
        ("/instant/general/News/de/x.txt", ["general", "News", "de", "x"]),
        ("news", ["general", "Knowledge", "en", "news"]),
        ("a/b/c.txt", ["general", "Knowledge", "en", "c"]),
        ("//general//News/en/x.txt/", ["general", "News", "en", "x"]),
    ]

    @Test(arguments: paths)
    func `a path is read leniently`(text: String, parts: [String]) throws {
        let path = try #require(SkillPath(reading: text))
        #expect([path.model, path.group, path.language, path.skill] == parts)
    }

    @Test(arguments: ["", "/", "///", "/a/.txt"])
    func `a path without a file is none`(text: String) {
        #expect(SkillPath(reading: text) == nil)
    }

    @Test(arguments: [
        SkillPath(skill: "news"), SkillPath(model: "", group: "a/b", language: "", skill: "c/d.e"),
        SkillPath(model: "/", group: "..", language: "/", skill: "../../etc/passwd"),
        SkillPath(skill: ""),
    ])
    func `Q8 a path is written with seven components`(path: SkillPath) throws {
        #expect(path.text.split(separator: "/", omittingEmptySubsequences: false).count == 7)
        let read = try #require(SkillPath(reading: path.text))
        #expect(read.text == path.text)
    }
}
