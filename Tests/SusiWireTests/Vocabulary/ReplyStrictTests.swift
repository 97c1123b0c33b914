// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

/// The rules for everything but the conversation.
@Suite struct ReplyStrictTests {
    @Test func `Q4 every reply is an object`() {
        #expect(PlainReply("Done").json.object != nil)
        #expect(throws: WireError(path: "", found: "an array", expected: "an object")) {
            try PlainReply([])
        }
    }

    @Test(arguments: [nil, 0, -1, "forever", "x"] as [JSON])
    func `Q6 a login is good for a positive number of seconds`(seconds: JSON) throws {
        let json: JSON = ["access_token": "t", "valid_seconds": seconds]
        #expect(try LoginReply(json).strict().json["valid_seconds"]?.int64 == 604_800)
    }

    @Test func `Q6 the message ends with the address`() throws {
        let reply = LoginReply(
            email: "maria@example.org",
            accessToken: "t",
            validSeconds: 60,
            uuid: "u"
        )
        #expect(reply.strict() == reply)
        #expect(reply.email == "maria@example.org")
        var other = reply
        other.envelope.message = "Welcome"
        #expect(other.strict().email == "maria@example.org")
    }

    @Test func `Q18 settings are texts, switches normal, names those that apps read`() throws {
        let json: JSON = [
            "settings": [
                "enter_send": "1", "mic_input": "no", "speechOutput": true,
                "speechRate": .number(1.5),
                "speechPitch": "1", "theme": "yes", "unheardOf": "1", "nested": ["a": "b"],
                "none": nil,
            ]
        ]
        let settings = try SettingsReply(json).strict().json["settings"]
        #expect(
            settings == [
                "enterAsSend": "true", "micInput": "false", "speechOutput": "true",
                "speechRate": "1.5", "speechPitch": "1", "theme": "yes", "unheardOf": "1",
            ]
        )
    }

    @Test(arguments: [[:], ["settings": nil], ["settings": []]] as [JSON])
    func `Q18 no settings are an empty object`(json: JSON) throws {
        #expect(try SettingsReply(json).strict().json["settings"] == [:])
    }

    @Test func `Q19 a list repeats the query as texts`() throws {
        var query = SkillListQuery()
        query.group = "Games, Trivia and Accessories"
        query.languages = ["en", "de"]
        let list = try SkillList(["model": nil, "skills": nil]).strict(for: query).json
        #expect(list["model"] == "general")
        #expect(list["group"] == "Games, Trivia and Accessories")
        #expect(list["language"] == "en,de")
        #expect(list["skills"] == [:])
    }

    @Test func `Q20 sorted skills are there exactly where they were asked for`() throws {
        var query = SkillListQuery()
        let list = try SkillList(["filteredData": [[:]], "pageCount": 3])
        #expect(list.strict(for: query).json["filteredData"] == nil)
        #expect(list.strict(for: query).json["pageCount"] == nil)
        query.order = .init(.rating)
        query.count = 10
        #expect(list.strict(for: query).json["filteredData"]?.array?.count == 1)
        #expect(SkillList().strict(for: query).json["filteredData"] == [])
        #expect(list.strict(for: query).json["pageCount"]?.int64 == 3)
    }

    static let texts = [
        "model", "group", "language", "skill_name", "skill_tag", "descriptions", "image", "author",
        "author_url", "author_email", "developer_privacy_policy", "terms_of_use",
        "lastModifiedTime", "creationTime", "lastAccessTime",
    ]

    @Test(arguments: [[:], nulls] as [JSON])
    func `Q21 a card is complete and has no null`(json: JSON) throws {
        let card = try SkillCard(json).strict().json
        for name in Self.texts { #expect(card[name]?.string != nil, "\(name)") }
        #expect(card["examples"] == [] && card["supported_languages"] == [])
        #expect(card.nulls == 0)
        let rating = try #require(card["skill_rating"])
        #expect(rating["positive"] == "0" && rating["negative"] == "0")
        let counters = [
            "one_star", "two_star", "three_star", "four_star", "five_star", "total_star",
        ]
        for name in counters { #expect(rating["stars"]?[name] == 0) }
        #expect(rating["stars"]?["avg_star"]?.double == 0)
    }

    static let nulls: JSON = {
        var object = JSONObject()
        for name in texts + ["examples", "skill_rating", "usage_count", "reviewed", "newer"] {
            object[name] = .null
        }
        return .object(object)
    }()

    @Test func `Q21 stars are averaged to two decimals`() {
        let stars = Stars(one: 0, two: 0, three: 1, four: 0, five: 2)
        #expect(stars.total == 3 && stars.average == 4.33)
        #expect(Stars(one: 0, two: 0, three: 0, four: 0, five: 0).average == 0)
        #expect(Stars(one: .max, two: .max, three: 0, four: 0, five: 0).total == nil)
    }

    @Test(arguments: [[:], ["groups": []], ["groups": [nil, 1]]] as [JSON])
    func `Q22 there is at least one group`(json: JSON) throws {
        #expect(try GroupList(json).strict().json["groups"]?.array?.isEmpty == false)
    }

    @Test(arguments: [[:], ["captchaConfig": ["login": false, "signUp": nil]]] as [JSON])
    func `Q23 captchas are off, in words`(json: JSON) throws {
        let config = try CaptchaReply(json).strict().json["captchaConfig"]
        #expect(config == ["login": "false", "signUp": "false", "changePassword": "false"])
    }

    @Test func `Q24 no keys are an empty object`() {
        #expect(APIKeys().strict().json["keys"] == [:])
    }

    @Test func `Q29 uses by day are counted in texts, others in numbers`() throws {
        let json: JSON = [
            "skill_usage": [
                ["date": "2024-03-01", "count": 3], ["country_code": "PT", "count": "4"],
                ["device_type": "iOS", "count": nil],
            ]
        ]
        let rows = try #require(SkillUsage(json).strict().json["skill_usage"]?.array)
        #expect(rows.map { $0["count"] } == ["3", 4, 0])
        #expect(UsageRow.day(.earliest, times: 3).json == ["date": "1970-01-01", "count": "3"])
        #expect(UsageRow.device("iOS", times: 3).times == 3)
    }

    @Test func `Q32 the session stays`() throws {
        let session: JSON = ["identity": ["type": "email", "name": "a@b.c", "anonymous": false]]
        let reply = try PlainReply(["accepted": true, "session": session])
        #expect(reply.strict().json["session"] == session)
    }

    @Test func `devices have their texts`() throws {
        let json: JSON = ["devices": ["02:00:00:00:00:01": ["name": nil]]]
        let device = try DeviceList(json).strict().json["devices"]?["02:00:00:00:00:01"]
        #expect(device?["geolocation"]?["latitude"] == "Latitude not available.")
        #expect(device?["name"] == "" && device?["room"] == "")
    }

    @Test func `feedback has its texts`() throws {
        let json: JSON = ["feedback": [["email": "a@b.c", "user_name": nil, "rating": "4"]]]
        let entry = try FeedbackList(json).strict().json["feedback"]?.array?.first
        #expect(entry?["user_name"] == "" && entry?["avatar"] == "" && entry?["rating"] == 4)
        #expect(FeedbackList().strict().json["feedback"] == [])
    }
}
