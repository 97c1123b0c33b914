// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct ModerationTests {
    private let house: Household
    private let admin: String
    private let place = "group=Small Talk&skill=greetings"

    init() throws {
        house = try Household()
        admin = try house.account("admin@example.com", .admin)
    }

    @Test func `an administrator marks skills`() throws {
        let target = "/cms/changeSkillStatus.json?\(place)&access_token=\(admin)"
        _ = try house.json("\(target)&staffPick=true&reviewed=false")
        let card = try house.json("/cms/getSkillMetadata.json?\(place)")["skill_metadata"]
        #expect(card?["staffPick"] == true)
        #expect(card?["reviewed"] == false)
        #expect(card?["systemSkill"] == false)
        let picks = try house.json("/cms/getSkillList.json?staff_picks=true")
        #expect(picks["skills"]?.object?.members.map { $0.name } == ["greetings"])
        #expect(try house.answer(target).status == 400)
        let user = try house.account("jane@example.com")
        let other = "/cms/changeSkillStatus.json?\(place)&reviewed=true&access_token=\(user)"
        #expect(try house.answer(other).status == 401)
    }

    @Test func `operators read what people report`() throws {
        let jane = try house.account("jane@example.com")
        _ = try house.json("/cms/reportSkill.json?\(place)&feedback=Rude&access_token=\(jane)")
        let json = try house.json("/cms/getReportSkill.json?access_token=\(admin)")
        let skill = try #require(json["list"]?.array?.first)
        #expect(skill["skill_name"] == "greetings")
        #expect(skill["type"] == "Public")
        #expect(skill["reports"] == [["feedback": "Rude", "email": "jane@example.com"]])
        let none = try house.json("/cms/getReportSkill.json?search=sums&access_token=\(admin)")
        #expect(none["list"] == [])
    }

    @Test func `slides come and go`() throws {
        #expect(try house.json("/cms/getSkillSlideshow.json")["slideshow"] == [:])
        let target = "/cms/skillSlideshow.json?redirect_link=/skills&image_name=a.png"
        _ = try house.json("\(target)&info=News&access_token=\(admin)")
        let json = try house.json("/cms/getSkillSlideshow.json")
        #expect(json["slideshow"]?["/skills"] == ["image_name": "a.png", "info": "News"])
        _ = try house.json("\(target)&deleteSlide=true&access_token=\(admin)")
        #expect(try house.json("/cms/getSkillSlideshow.json")["slideshow"] == [:])
        let script = "/cms/skillSlideshow.json?redirect_link=javascript:a&image_name=a"
        #expect(try house.answer("\(script)&access_token=\(admin)").status == 422)
    }

    @Test func `drafts belong to who wrote them`() throws {
        let jane = try house.account("jane@example.com")
        let joe = try house.account("joe@example.com")
        let stored = try house.upload(
            "/cms/storeDraft.json",
            ["name": "Cow", "buildCode": "Moo\nMoo!", "access_token": jane]
        )
        let id = try #require(stored.json["id"]?.string)
        let all = try house.json("/cms/readDraft.json?access_token=\(jane)")
        #expect(all["drafts"]?[id]?["buildCode"] == "Moo\nMoo!")
        #expect(try house.answer("/cms/readDraft.json?id=\(id)&access_token=\(joe)").status == 404)
        #expect(try house.answer("/cms/readDraft.json").status == 401)
        let empty = try house.upload("/cms/storeDraft.json", ["access_token": jane])
        #expect(empty.status == 422)
        #expect(
            try house.answer("/cms/deleteDraft.json?id=\(id)&access_token=\(joe)").status == 404
        )
        _ = try house.json("/cms/deleteDraft.json?id=\(id)&access_token=\(jane)")
        #expect(try house.json("/cms/readDraft.json?access_token=\(jane)")["drafts"] == [:])
    }

    @Test func `what is inside is told to those who may know`() throws {
        try house.write("Hello\n!javascript:$!$\n1 +", to: "Small Talk/en/broken.txt")
        house.service.tidy()
        let log = try house.json("/susi/skilllog.json?access_token=\(admin)")
        #expect(log["log"]?.array?.first?["file"] == "Small Talk/en/broken.txt")
        #expect(try house.answer("/susi/skilllog.json").status == 401)
        #expect(try house.json("/susi/mind.json")["skills"] == 4)
        let path = try house.json("/susi/jsonpath.json?json=[{\"a\":\"b\"}]&path=$")
        #expect(path["data"] == [["a": "b"]])
        #expect(try house.answer("/susi/jsonpath.json?json={&path=$.a").status == 422)
        #expect(try house.answer("/susi/console.json?q=SELECT").status == 422)
        #expect(try house.response(.get, "/susi/unanswered.txt").text.isEmpty)
    }
}
