// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct SkillOpinionTests {
    private let house: Household
    private let skill = "model=general&group=Small Talk&language=en&skill=greetings"

    init() throws {
        house = try Household()
    }

    private func card() throws -> JSON {
        try #require(try house.json("/cms/getSkillMetadata.json?\(skill)")["skill_metadata"])
    }

    @Test func `a thumb needs no account, and is counted at once`() throws {
        let first = try house.json("/cms/rateSkill.json?\(skill)&rating=positive")
        #expect(first["message"] == "Skill ratings added")
        let second = try house.json("/cms/rateSkill.json?\(skill)&rating=negative")
        #expect(second["message"] == "Skill ratings updated")
        #expect(try card()["skill_rating"]?["positive"] == "1")
        #expect(try card()["skill_rating"]?["negative"] == "1")
        let rating = try house.json("/cms/getSkillRating.json?\(skill)")
        #expect(rating["skill_name"] == "greetings")
        #expect(rating["skill_rating"]?["positive"] == "1")
    }

    @Test func `stars are one for each account and can be changed`() throws {
        let jane = try house.account("jane@example.com")
        let joe = try house.account("joe@example.com")
        _ = try house.json("/cms/fiveStarRateSkill.json?\(skill)&stars=2&access_token=\(jane)")
        _ = try house.json("/cms/fiveStarRateSkill.json?\(skill)&stars=5&access_token=\(joe)")
        let json = try house.json(
            "/cms/fiveStarRateSkill.json?\(skill)&stars=4&access_token=\(jane)"
        )
        #expect(json["ratings"]?["total_star"] == 2)
        #expect(json["ratings"]?["four_star"] == 1)
        #expect(json["ratings"]?["avg_star"]?.double == 4.5)
        #expect(try card()["skill_rating"]?["stars"]?["total_star"] == 2)
        let mine = try house.json("/cms/getRatingByUser.json?\(skill)&access_token=\(jane)")
        #expect(mine["ratings"]?["stars"] == 4)
        #expect(mine["ratings"]?["email"] == "jane@example.com")
        let time = try house.json("/cms/getRatingsOverTime.json?\(skill)")
        #expect(time["ratings_over_time"]?.array?.count == 1)
        #expect(time["ratings_over_time"]?.array?.first?["rating"]?.double == 4.5)
        let profile = try house.json("/cms/getProfileDetails.json?access_token=\(jane)")
        let rated = try #require(profile["rated_skills"]?.array?.first?["greetings"])
        #expect(rated["stars"] == 4)
        #expect(rated["group"] == "Small Talk")
    }

    @Test(arguments: [
        ("fiveStarRateSkill", "", 422, "Rating not provided."),
        ("fiveStarRateSkill", "stars=6", 422, "The stars have to be a number from 1 to 5."),
        ("feedbackSkill", "feedback=", 422, "Feedback not provided."),
        ("reportSkill", "", 422, "Feedback not provided."),
        ("bookmarkSkill", "", 422, "Bookmark not provided."),
        ("removeFeedback", "", 422, "User has not given any feedback."),
        ("fiveStarRateSkill", "stars=3&skill=none", 404, "Skill does not exist."),
    ])
    func `what makes no sense is refused`(
        service: String,
        query: String,
        status: Int,
        message: String
    ) throws {
        let token = try house.account("jane@example.com")
        // The first of a name counts.
        let target = "/cms/\(service).json?\(query)&\(skill)&access_token=\(token)"
        let answer = try house.answer(target)
        #expect(answer.status == status)
        #expect(answer.json["message"] == .string(message))
    }

    @Test(arguments: ["fiveStarRateSkill", "feedbackSkill", "reportSkill", "bookmarkSkill"])
    func `who has no account is refused`(service: String) throws {
        #expect(try house.answer("/cms/\(service).json?\(skill)").status == 401)
    }

    @Test func `feedback is read by everybody, and addresses by nobody else`() throws {
        let none = try house.json("/cms/getSkillFeedback.json?\(skill)")
        #expect(none["accepted"] == false)
        #expect(none["feedback"] == [])
        let jane = try house.account("jane@example.com")
        let joe = try house.account("josephine@example.com")
        _ = try house.json("/cms/fiveStarRateSkill.json?\(skill)&stars=3&access_token=\(jane)")
        _ = try house.json("/cms/feedbackSkill.json?\(skill)&feedback=No&access_token=\(jane)")
        house.wait(milliseconds: 1000)
        _ = try house.json("/cms/feedbackSkill.json?\(skill)&feedback=Yes&access_token=\(jane)")
        house.wait(milliseconds: 1000)
        let reply = try house.json(
            "/cms/feedbackSkill.json?\(skill)&feedback=Well&access_token=\(joe)"
        )
        #expect(reply["feedback"] == "Well")
        let list = try house.json("/cms/getSkillFeedback.json?\(skill)&access_token=\(jane)")
        let entries = try #require(list["feedback"]?.array)
        #expect(entries.map { $0["feedback"] } == ["Well", "Yes"])
        #expect(entries.map { $0["email"] } == ["jo***@***", "jane@example.com"])
        #expect(entries.map { $0["rating"] } == [0, 3])
        #expect(entries.allSatisfy { $0["avatar"]?.string?.hasPrefix("http://") == true })
        #expect(try card()["skill_rating"]?["feedback_count"] == 2)
        _ = try house.json("/cms/removeFeedback.json?\(skill)&access_token=\(joe)")
        #expect(try card()["skill_rating"]?["feedback_count"] == 1)
    }

    @Test func `Q30: a second report of one account is refused`() throws {
        let token = try house.account("jane@example.com")
        let target = "/cms/reportSkill.json?\(skill)&feedback=Rude&access_token=\(token)"
        #expect(try house.json(target)["message"] == "Skill reported successfully")
        let again = try house.answer(target)
        #expect(again.status == 422)
        #expect(again.json["message"] == "Skill already reported by the user.")
    }

    @Test func `bookmarks are told to whoever set them, with what is known of the skills`() throws {
        let jane = try house.account("jane@example.com")
        let joe = try house.account("joe@example.com")
        _ = try house.json("/cms/bookmarkSkill.json?\(skill)&bookmark=1&access_token=\(jane)")
        let mine = try house.json("/cms/getProfileDetails.json?access_token=\(jane)")
        #expect(mine["bookmarks"]?.array?.count == 1)
        #expect(mine["bookmarks"]?.array?.first?["skill_tag"] == "greetings")
        #expect(mine["accepted"] == false)
        let others = try house.json("/cms/getProfileDetails.json?access_token=\(joe)")
        #expect(others["bookmarks"]?.array?.isEmpty == true)
    }

    @Test func `bookmarks are set and taken away`() throws {
        let token = try house.account("jane@example.com")
        let on = try house.json("/cms/bookmarkSkill.json?\(skill)&bookmark=1&access_token=\(token)")
        #expect(on["bookmark"] == true)
        #expect(try card()["skill_rating"]?["bookmark_count"] == 1)
        let off = try house.json(
            "/cms/bookmarkSkill.json?\(skill)&bookmark=0&access_token=\(token)"
        )
        #expect(off["bookmark"] == false)
        #expect(try card()["skill_rating"]?["bookmark_count"] == 0)
    }

    @Test func `Q28: opinions in another language or case reach the skill that is meant`() throws {
        let token = try house.account("jane@example.com")
        let target = "/cms/fiveStarRateSkill.json?language=fr&skill=SUMS&stars=5"
        _ = try house.json("\(target)&access_token=\(token)")
        let json = try house.json("/cms/getSkillMetadata.json?skill=sums")
        #expect(json["skill_metadata"]?["skill_rating"]?["stars"]?["five_star"] == 1)
    }

    @Test func `a remark on an answer is kept, with what the web app leaves undefined`() throws {
        let target = "/cms/feedbackLog.json?model=undefined&group=Small Talk&language=en"
        let json = try house.json(
            "\(target)&skill=greetings&rating=negative&user_query=hello&susi_reply=Hi"
                + "&country_name=Germany&country_code=DE&device_type=iOS"
        )
        #expect(json["message"] == "Feedback log updated")
        let rows = try house.store.read { transaction in
            try transaction.rows("SELECT skill, query, country_code, device FROM feedback_log")
        }.waited().get()
        #expect(rows.first?.text(0) == "general/Small Talk/en/greetings")
        #expect(rows.first?.text(1) == "hello")
    }

    @Test func `lists are sorted by what people think`() throws {
        let token = try house.account("jane@example.com")
        _ = try house.json("/cms/fiveStarRateSkill.json?skill=sums&stars=4&access_token=\(token)")
        for key in ["rating", "top_rated"] {
            let json = try house.json(
                "/cms/getSkillList.json?applyFilter=true&filter_name=descending&filter_type=\(key)"
            )
            #expect(json["filteredData"]?.array?.first?["skill_tag"] == "sums")
        }
        let good = try house.json("/cms/getSkillList.json?avg_rating=4")
        #expect(good["skills"]?.object?.members.map { $0.name } == ["sums"])
    }
}
