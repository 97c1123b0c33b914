// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct SkillListTests {
    private let house: Household

    init() throws {
        house = try Household()
    }

    @Test func `a list that was made before is the same for somebody else, in their name`() throws {
        for layout in ["", "&minified=true"] {
            let target = "/cms/getSkillList.json?group=All\(layout)"
            let first = try house.json(target, ["User-Agent": "one"])
            let second = try house.json(target, ["User-Agent": "two"])
            #expect(first["skills"] == second["skills"])
            #expect(first["session"] != second["session"])
            #expect(second["session"]?["identity"]?["type"] == "host")
            #expect(second["accepted"] == true)
        }
        let pretty = try house.response(.get, "/cms/getSkillList.json").text
        #expect(pretty.hasPrefix("{\n  \"model\""))
        #expect(pretty.hasSuffix("\n  }\n}\n"))
        #expect(try JSON(parsing: Array(pretty.utf8)).text(.pretty) + "\n" == pretty)
    }

    @Test func `a list shows at once what changes`() throws {
        let target = "/cms/getSkillList.json?group=Small Talk"
        let before = try house.json(target)["skills"]?["greetings"]?["skill_rating"]?["positive"]
        #expect(before == "0")
        _ = try house.json("/cms/rateSkill.json?group=Small Talk&skill=greetings&rating=positive")
        let after = try house.json(target)["skills"]?["greetings"]?["skill_rating"]?["positive"]
        #expect(after == "1")
        try house.write("Moo\nMoo!\n", to: "Small Talk/en/cow.txt")
        house.service.tidy()
        #expect(try house.json(target)["skills"]?["cow"] != nil)
    }

    @Test func `operators see how many skills of each kind there are`() throws {
        let token = try house.account("op@example.com", .operator)
        let json = try house.json("/cms/getSkillList.json?group=All&access_token=\(token)")
        #expect(json["skillStats"]?["totalSkills"] == 3)
        #expect(json["skillStats"]?["reviewedSkills"] == 3)
        #expect(json["skillStats"]?["nonReviewedSkills"] == 0)
        let months = try #require(json["creationOverTime"]?.array)
        #expect(months.compactMap { $0["count"]?.int64 }.reduce(0, +) == 3)
        #expect(months.first?["timeStamp"]?.string?.count == 7)
        let user = try house.account("jane@example.com")
        let plain = try house.json("/cms/getSkillList.json?access_token=\(user)")
        #expect(plain["skillStats"] == nil)
        #expect(plain["session"]?["identity"]?["name"] == "jane@example.com")
    }

    @Test func `the start page has its sections`() throws {
        let json = try house.json("/cms/getSkillMetricsData.json?model=general&language=en&count=1")
        let metrics = try #require(json["metrics"]?.object)
        let names = [
            "staffPicks", "rating", "newest", "latest", "usage", "feedback", "systemSkills",
        ]
        #expect(metrics.members.map { $0.name } == names + ["Games, Trivia and Accessories"])
        #expect(metrics["rating"]?.array?.count == 1)
        #expect(json["model"] == "general")
        #expect(json["language"] == "en")
        let groups = try house.json("/cms/getSkillMetricsData.json?metrics=Knowledge;Small%20Talk")
        #expect(groups["metrics"]?["Small Talk"]?.array?.first?["skill_tag"] == "greetings")
    }

    @Test func `the languages of a group are told`() throws {
        let json = try house.json("/cms/getLanguage.json?group=Small Talk")
        #expect(json["languageJsonArray"] == ["de", "en"])
    }
}
