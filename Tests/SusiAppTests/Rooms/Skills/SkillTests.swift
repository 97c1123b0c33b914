// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

/// One skill, and what people think of it.
@Suite struct SkillTests {
    private static let address = "#/skills/Small%20Talk/en/greetings"

    private func open(isLoggedIn: Bool = false, _ more: JSONObject = JSONObject()) -> Shop {
        var shop = Shop.at(SkillTests.address, isLoggedIn: isLoggedIn)
        let skill = JSON.skill("greetings", group: "Small Talk", stars: [1, 0, 0, 1, 2], more)
        shop.reply("getSkillMetadata", ["skill_metadata": skill, "accepted": true])
        return shop
    }

    @Test func theServerIsAskedForTheSkillOfTheAddress() {
        let shop = Shop.at(SkillTests.address)
        let form = shop.asked("getSkillMetadata")
        #expect(form?["group"] == "Small Talk")
        #expect(form?["language"] == "en")
        #expect(form?["skill"] == "greetings")
        #expect(form?["model"] == "general")
    }

    @Test func everythingKnownIsShown() {
        let shop = open(["dynamic_content": true, "author_url": "https://jane.example/me"])
        for text in [
            "What greetings does", "Jane Doe", "3 May 2018", "Dynamic", "English", "jane.example",
            "3.8", "4 ratings", "2 (50%)", "#/write/Small%20Talk/en/greetings",
        ] { #expect(shop.shows(text), "\(text) is not shown") }
        #expect(shop.said.contains(.title("greetings")))
    }

    @Test(arguments: ["javascript:alert(1)", "ftp://x.example", "jane.example", "data:text/html,x"])
    func onlyAddressesOfTheWebBecomeLinks(_ address: String) {
        let shop = open(["author_url": .string(address), "terms_of_use": .string(address)])
        #expect(!shop.shows(address))
        #expect(!shop.shows("Author’s page"))
    }

    @Test func anExampleIsAskedInTheChat() {
        var shop = open()
        shop.click("“Try greetings”")
        #expect(shop.said.last == .ask("Try greetings"))
    }

    @Test func aSkillThatDoesNotExistIsSaidToBeMissing() {
        var shop = Shop.at(SkillTests.address)
        shop.reply(
            "getSkillMetadata",
            ["accepted": false, "message": "Skill does not exist."],
            status: 404
        )
        #expect(shop.shows("This skill does not exist"))
    }

    @Test func otherRefusalsAreShownInTheServersWords() {
        var shop = Shop.at(SkillTests.address)
        shop.reply("getSkillMetadata", ["message": "Too much to do."], status: 503)
        #expect(shop.shows("Too much to do."))
    }

    @Test func whoIsNotLoggedInIsToldToLogInBeforeRating() {
        var shop = open()
        shop.click("Rate with 4 stars")
        #expect(shop.shows("Log in to rate"))
        #expect(shop.asked("fiveStarRateSkill") == nil)
        #expect(shop.shows("#/account"))
    }

    @Test func ownStarsAreShownAndCanBeChanged() {
        var shop = open(isLoggedIn: true)
        shop.reply("getRatingByUser", ["ratings": ["stars": 2], "accepted": true])
        #expect(shop.shows("Your rating"))
        shop.click("Rate with 5 stars")
        #expect(shop.asked("fiveStarRateSkill")?["stars"] == "5")
        let stars = Stars(one: 0, two: 0, three: 0, four: 0, five: 10)
        shop.reply("fiveStarRateSkill", ["ratings": .object(stars.object), "accepted": true])
        #expect(shop.shows("10 ratings"))
        #expect(shop.shows("Thank you"))
    }

    @Test func aRatingThatFailsIsToldInTheServersWordsAndTakenBack() {
        var shop = open(isLoggedIn: true)
        shop.click("Rate with 5 stars")
        shop.reply("fiveStarRateSkill", ["message": "The stars are out."], status: 422)
        #expect(shop.shows("The stars are out."))
        shop.reply("getRatingByUser", ["ratings": ["stars": 2], "accepted": true])
        #expect(shop.markup.firstRange(of: "aria-pressed=\"true\"") != nil)
    }

    @Test func aTokenThatEndedEndsTheSession() {
        var shop = open(isLoggedIn: true)
        shop.click("Rate with 5 stars")
        shop.reply("fiveStarRateSkill", ["message": "no"], status: 401)
        #expect(shop.said.contains(.sessionEnded))
    }

    private static let opinions: JSON = [
        "accepted": true,
        "feedback": .array(
            (1...5).map { number in
                [
                    "email": .string(number == 1 ? "jane@example.com" : "u\(number)***@***"),
                    "feedback": .string("Opinion \(number)"), "rating": 4, "user_name": "",
                    "timestamp": "2018-05-04 10:11:12.0",
                ]
            }
        ),
    ]

    @Test func threeOpinionsOfOthersAreShownAndAllOnTheirOwnScreen() {
        var shop = open()
        shop.reply("getSkillFeedback", SkillTests.opinions)
        #expect(shop.shows("Opinion 3") && !shop.shows("Opinion 4"))
        #expect(shop.shows("4 May 2018"))
        #expect(shop.shows("See all feedback (5)"))
        shop.go(SkillTests.address + "/feedback")
        #expect(shop.shows("Opinion 5"))
    }

    @Test func onesOwnOpinionIsWrittenEditedAndDeleted() {
        var shop = open(isLoggedIn: true)
        shop.reply("getSkillFeedback", ["accepted": false, "feedback": []])
        shop.type("Very nice", in: "skill-feedback")
        shop.happen(.submit, "feedback-form")
        #expect(shop.asked("feedbackSkill")?["feedback"] == "Very nice")
        shop.reply("feedbackSkill", ["accepted": true])
        shop.reply("getSkillFeedback", SkillTests.opinions)
        #expect(shop.shows("Your feedback is saved"))
        shop.click("Edit")
        #expect(shop.shows("value=\"Opinion 1\""))
        shop.click("Cancel")
        shop.click("Delete")
        #expect(shop.shows("Delete your feedback?"))
        shop.click("Yes, delete")
        #expect(shop.asked("removeFeedback") != nil)
    }

    @Test func whatIsBlankIsNotSent() {
        var shop = open(isLoggedIn: true)
        shop.reply("getSkillFeedback", ["accepted": false, "feedback": []])
        shop.type("  \n", in: "skill-feedback")
        shop.happen(.submit, "feedback-form")
        #expect(shop.asked("feedbackSkill") == nil)
    }

    @Test func aReportIsSentOnceItIsWritten() {
        var shop = open(isLoggedIn: true)
        shop.click("Report this skill")
        shop.type("It insults people", in: "skill-report")
        shop.happen(.submit, "report-form")
        #expect(shop.asked("reportSkill")?["feedback"] == "It insults people")
        shop.reply("reportSkill", ["message": "Skill already reported by the user."], status: 422)
        #expect(shop.shows("Skill already reported by the user."))
    }

    @Test func aBookmarkIsSetAndTakenBackWhereTheServerWillNot() {
        var shop = open(isLoggedIn: true)
        shop.reply("getProfileDetails", ["accepted": false, "bookmarks": []])
        shop.click("Bookmark")
        #expect(shop.asked("bookmarkSkill")?["bookmark"] == "1")
        shop.reply("bookmarkSkill", ["accepted": true, "bookmark": true])
        #expect(shop.shows("Remove the bookmark"))
        shop.click("Remove the bookmark")
        shop.lose("bookmarkSkill")
        #expect(shop.shows("Remove the bookmark"))
    }

    @Test func aBookmarkSetElsewhereIsShown() {
        var shop = open(isLoggedIn: true)
        let skill = JSON.skill("greetings", group: "Small Talk")
        shop.reply("getProfileDetails", ["accepted": false, "bookmarks": [skill]])
        #expect(shop.shows("Remove the bookmark"))
    }

    @Test func theLinkIsSharedOrElseCopied() {
        var shop = open()
        shop.click("Share")
        let share = shop.others.last { $0.kind == .share }
        #expect(share?.values[2] == .text("https://susi.example/" + SkillTests.address))
        shop.failLast(.share, name: "TypeError")
        #expect(shop.others.last { $0.kind == .copy }?.values[0] == share?.values[2])
    }

    @Test func whoChangesTheirMindAboutSharingCopiesNothing() {
        var shop = open()
        shop.click("Share")
        shop.failLast(.share, name: "AbortError")
        #expect(!shop.has(.copy))
    }

    @Test func usageIsDrawnByDayCountryAndDevice() {
        var shop = open()
        #expect(shop.shows("Not used in the last 30 days"))
        shop.reply(
            "getSkillUsage",
            ["accepted": true, "skill_usage": [["date": "2018-06-01", "count": "3"]]]
        )
        shop.reply(
            "getCountryWise",
            ["accepted": true, "skill_usage": [["country_name": "Ghana", "count": 3]]]
        )
        shop.reply(
            "getDeviceWise",
            ["accepted": true, "skill_usage": [["device_type": "Android", "count": 3]]]
        )
        #expect(shop.shows("Used 3 times in the last 30 days"))
        #expect(shop.shows("1 June 2018: 3"))
        #expect(shop.shows("Ghana") && shop.shows("Android"))
    }

    @Test func theSkillsOfAnAuthorAreShown() {
        var shop = Shop.at("#/skills/authors/Jane%20Doe")
        let path = "/susi_skill_data/models/general/Knowledge/en/best.txt"
        shop.reply("getSkillsByAuthor", ["accepted": true, "0": .string(path)])
        #expect(shop.asked("getSkillList")?["language"] == "en")
        let other = JSON.skill("other", ["author": "Jane Doe Smith"])
        shop.reply("getSkillList", ["accepted": true, "filteredData": [.skill("best"), other]])
        #expect(shop.shows("What best does"))
        #expect(!shop.shows("What other does"))
    }

    @Test func onesOwnSkillsNeedALogin() {
        #expect(Shop.at("#/skills/mine").shows("Log in to see"))
        var shop = Shop.at("#/skills/mine", isLoggedIn: true)
        shop.reply("getProfileDetails", ["accepted": false, "bookmarks": [.skill("marked")]])
        shop.reply("getSkillsByAuthor", ["accepted": true, "author_skills": []])
        #expect(shop.shows("What marked does"))
        #expect(shop.shows("You have not written a skill yet."))
    }

    @Test func everyAddressLeadsBackToItsPlace() {
        let name = SkillName(group: "A/b #c", language: "de", tag: "ü%")
        for place in [
            SkillsPlace.shelf, .group("Games, Trivia and Accessories"), .languages, .mine,
            .author("Jane / Doe"), .skill(name), .feedback(name),
        ] { #expect(Room(address: "https://susi.example/" + place.address) == .skills(place)) }
    }
}
