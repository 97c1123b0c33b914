// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct PrivateSkillTests {
    private let house: Household
    private let jane: String
    private let place = "group=Knowledge&language=en&skill=shop"

    init() throws {
        house = try Household()
        jane = try house.account("jane@example.com")
    }

    private func create(_ header: String = "") throws {
        let reply = try house.upload(
            "/cms/createSkill.json",
            [
                "group": "Knowledge", "language": "en", "skill": "shop", "private": "1",
                "content": "::name Shop\n::bodyBackground #ffffff\n\(header)\n\n"
                    + "What do you sell\nShoes.\n",
                "access_token": jane,
            ]
        )
        #expect(reply.json["accepted"] == true)
    }

    private func ask(_ query: String, _ fields: HTTPFields = HTTPFields()) throws -> HTTPResponse {
        try house.response(
            .get,
            "/susi/chat.json?q=what+do+you+sell&privateskill=1&\(place)&\(query)",
            fields
        )
    }

    @Test func `a private skill is in no list and answers nobody by itself`() throws {
        try create()
        #expect(try house.answer(to: "what do you sell") != "Shoes.")
        #expect(try house.json("/cms/getSkillList.json?group=All")["skills"]?["shop"] == nil)
        #expect(try house.json("/cms/getSkill.json?\(place)")["accepted"] == false)
        let own = try house.json("/cms/getSkill.json?\(place)&private=1&access_token=\(jane)")
        #expect(own["text"]?.string?.contains("Shoes.") == true)
        let joe = try house.account("joe@example.com")
        let other = try house.json("/cms/getSkill.json?\(place)&private=1&access_token=\(joe)")
        #expect(other["accepted"] == false)
    }

    @Test func `whoever knows its whole name may talk to it`() throws {
        try create()
        let uuid = MD5.hex("jane@example.com")
        #expect(try JSON(parsing: try ask("userid=\(uuid)").bytes).said == "Shoes.")
        #expect(try JSON(parsing: try ask("access_token=\(jane)").bytes).said == "Shoes.")
        #expect(try ask("userid=none").status == 404)
        let target = "/susi/chat.json?privateskill=1&\(place)&userid=\(uuid)&q=hello"
        #expect(try house.json(target).said == "Hello there!")
        #expect(try house.json("\(target)&excludeDefaultSkills=true").said != "Hello there!")
    }

    @Test func `it answers on its own sites only, where its author wants that`() throws {
        try create("::allow_bot_only_on_own_sites yes\n::sites shop.example, other.example")
        let query = "userid=\(MD5.hex("jane@example.com"))"
        #expect(try ask(query, ["Origin": "https://shop.example"]).status == 200)
        #expect(try ask(query, ["Referer": "http://www.other.example:80/a"]).status == 200)
        #expect(try ask(query, ["Origin": "https://notshop.example"]).status == 403)
        #expect(try ask(query).status == 403)
        #expect(try ask("access_token=\(jane)").status == 200)
    }

    @Test func `its owner lists and deletes it`() throws {
        let target = "/cms/getSkillList.json?private=1&access_token=\(jane)"
        #expect(try house.json(target)["message"] == "User has no chatbots.")
        try create("::enable_default_skills no")
        let bot = try #require(try house.json(target)["chatbots"]?.array?.first)
        #expect(bot["name"] == "shop")
        #expect(bot["design"]?["bodyBackground"] == "#ffffff")
        #expect(bot["configure"]?["enable_default_skills"] == "no")
        let operators = try house.account("op@example.com", .operator)
        let all = try house.json("/cms/getPrivateSkillList.json?access_token=\(operators)")
        #expect(all["chatbots"]?.array?.count == 1)
        _ = try house.json("/cms/deleteSkill.json?\(place)&private=1&access_token=\(jane)")
        #expect(try house.json(target)["accepted"] == false)
        #expect(try ask("access_token=\(jane)").status == 404)
    }
}
