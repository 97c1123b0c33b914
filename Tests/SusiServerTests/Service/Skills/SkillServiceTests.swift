// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct SkillServiceTests {
    private let house: Household

    init() throws {
        house = try Household()
    }

    private func tags(_ json: JSON?) -> [String] {
        json?.array?.compactMap { $0["skill_tag"]?.string } ?? []
    }

    @Test func `the groups are those of the folder`() throws {
        let json = try house.json("/cms/getGroups.json?language=en")
        #expect(json["groups"] == ["Knowledge", "Small Talk"])
        #expect(json["accepted"] == true)
        #expect(json["message"] == "Success: Fetched group list")
        #expect(json["session"]?["identity"]?["type"] == "host")
    }

    @Test func `Q22: there is a group even without skills`() throws {
        let empty = try Household([:])
        #expect(try empty.json("/cms/getGroups.json")["groups"]?.array?.isEmpty == false)
    }

    @Test func `Q19: a list repeats the query and has its skills by name`() throws {
        let json = try house.json("/cms/getSkillList.json?group=Small%20Talk&language=en")
        #expect(json["model"] == "general")
        #expect(json["group"] == "Small Talk")
        #expect(json["language"] == "en")
        #expect(json["skills"]?.object?.members.map { $0.name } == ["greetings"])
        #expect(json["filteredData"] == nil)
        #expect(json["pageCount"] == nil)
        let none = try house.json("/cms/getSkillList.json?group=Sports")
        #expect(none["skills"] == [:])
    }

    @Test func `Q21, Q25: a card is complete and reviewed`() throws {
        let json = try house.json("/cms/getSkillList.json?group=Small Talk&reviewed=true")
        let card = try #require(json["skills"]?["greetings"])
        #expect(card["skill_name"] == "Greetings")
        #expect(card["author"] == "Jane")
        #expect(card["descriptions"] == "Says hello.")
        #expect(card["image"] == "")
        #expect(card["examples"] == ["Hello"])
        #expect(card["reviewed"] == true)
        #expect(card["skill_rating"]?["positive"] == "0")
        #expect(card["skill_rating"]?["stars"]?["total_star"] == 0)
        #expect(
            card["supported_languages"]
                == [
                    ["language": "de", "name": "greetings"],
                    ["language": "en", "name": "greetings"],
                ]
        )
        for name in ["creationTime", "lastModifiedTime"] {
            #expect((try? Instant(card[name]?.string ?? "", .seconds)) != nil)
        }
    }

    @Test func `Q20: a sorted list is there when it is asked for`() throws {
        try house.write("::name Apples\n\nApple\nPear\n", to: "Knowledge/en/zebra.txt")
        house.service.tidy()
        let target = "/cms/getSkillList.json?applyFilter=true&filter_type=lexicographical"
        let up = try house.json("\(target)&filter_name=ascending")
        #expect(tags(up["filteredData"]) == ["zebra", "greetings", "sums"])
        let down = try house.json("\(target)&filter_name=descending&count=2&page=0")
        #expect(tags(down["filteredData"]) == ["sums", "greetings"])
        #expect(down["pageCount"] == 2)
        #expect(down["skills"]?.object?.count == 3)
        let page = try house.json("\(target)&filter_name=descending&count=2&page=1")
        #expect(tags(page["filteredData"]) == ["zebra"])
    }

    @Test(arguments: [
        ("q=HELLO&search_type=descriptions", ["greetings"]),
        ("q=jane&search_type=author,skill_name", ["greetings"]),
        ("q=seven&search_type=examples", ["sums"]),
        ("q=hello&search_type=skill_name", []),
        ("q=hello", []),
        ("language=en,de&group=Small Talk", ["greetings"]),
        ("language=fr", []),
        ("staff_picks=true", []),
    ])
    func `a list can be searched`(query: String, found: [String]) throws {
        let json = try house.json("/cms/getSkillList.json?\(query)")
        #expect(json["skills"]?.object?.members.map { $0.name } == found)
    }

    @Test(arguments: [
        ("count=-1", 422), ("count=some", 422), ("applyFilter=true", 400),
        ("applyFilter=true&filter_name=upwards", 422), ("reviewed=perhaps", 400),
        ("private=1", 401),
    ])
    func `a list that makes no sense is refused`(query: String, status: Int) throws {
        let response = try house.response(.get, "/cms/getSkillList.json?\(query)")
        #expect(response.status == status)
        #expect(response.message?.isEmpty == false)
    }

    @Test(arguments: [
        "group=Small Talk&language=en&skill=greetings",
        "group=Small Talk&language=en-GB&skill=GREETINGS",
        "group=Knowledge&language=de&skill=sums",
        "skill=sums",
    ])
    func `Q28: a skill is found by its name, whatever its case`(query: String) throws {
        let json = try house.json("/cms/getSkillMetadata.json?\(query)")
        #expect(json["accepted"] == true)
        #expect(json["skill_metadata"]?["skill_tag"]?.string != nil)
        #expect(json["skill_metadata"]?["skill_rating"]?["stars"] != nil)
    }

    @Test func `a skill that is not there is said to be missing`() throws {
        let response = try house.response(.get, "/cms/getSkillMetadata.json?skill=none")
        #expect(response.status == 404)
        #expect(response.message == "Skill does not exist.")
        // In two other languages, and so in none that is meant.
        let target = "/cms/getSkillMetadata.json?group=Small Talk&language=fr&skill=greetings"
        #expect(try house.response(.get, target).status == 404)
    }

    @Test func `metadata of no skill is refused with status 200`() throws {
        let json = try house.json("/cms/getSkillMetadata.json?model=general")
        #expect(json["accepted"] == false)
        #expect(json["message"]?.string?.hasPrefix("Error: Bad parameter call") == true)
    }

    @Test func `the languages are those of the folder`() throws {
        let json = try house.json("/cms/getAllLanguages.json")
        #expect(json["languagesArray"] == ["de", "en"])
        let group = try house.json("/cms/getAllLanguages.json?group=Knowledge")
        #expect(group["languagesArray"] == ["en"])
    }
}
