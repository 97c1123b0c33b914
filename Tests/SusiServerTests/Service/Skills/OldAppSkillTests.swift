// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

/// What the old apps do with skills, request for request as each of them spells it.
@Suite struct OldAppSkillTests {
    private let house: Household
    private let token: String

    init() throws {
        house = try Household()
        token = try house.account("ada@example.com")
    }

    /// Everything is a `GET`; the language of opinions is that of the device.
    @Test func `the iOS app lists, rates, reviews, reports and bookmarks skills`() throws {
        let groups = try house.json("/cms/getGroups.json?language=en")["groups"]?.array ?? []
        #expect(!groups.isEmpty)
        _ = try house.json("/cms/getAllLanguages.json")
        var listed = 0
        for group in groups.compactMap({ $0.string }) {
            let name = group.replacing(" ", with: "%20")
            let list = try house.json("/cms/getSkillList.json?group=\(name)&language=en")
            for name in ["model", "group", "language"] { #expect(list[name]?.string != nil) }
            for card in list["skills"]?.object?.members ?? [] {
                listed += 1
                #expect(card.value["skill_rating"]?["stars"]?["avg_star"]?.double != nil)
                let time = card.value["lastModifiedTime"]?.string ?? ""
                #expect(time.count >= 19)
                let image = card.value["image"]?.string ?? "none"
                let picture = try house.response(
                    .get,
                    "/cms/getImage.png?model=general&language=en&group=\(name)&image=\(image)"
                )
                #expect(picture.status == 200)
            }
        }
        #expect(listed == 2)

        let chat = try house.json("/susi/chat.json?q=Hello&access-token=\(token)&language=en")
        let path = try #require(
            chat["answers"]?.array?.first?["skills"]?.array?.first?.string
        ).split(separator: "/", omittingEmptySubsequences: false)
        #expect(path.count == 7)
        let name = path[6].prefix { $0 != "." }
        let place = "model=\(path[3])&group=\(path[4].replacing(" ", with: "%20"))"
        let thumb = "\(place)&language=\(path[5])&skill=\(name)&rating=positive"
        #expect(try house.json("/cms/rateSkill.json?\(thumb)")["accepted"] == true)
        let log =
            "/cms/feedbackLog.json?\(thumb)&user_query=Hello&susi_reply=Hello%20there!"
            + "&country_name=India&country_code=IN&device_type=iOS"
        #expect(try house.json(log)["accepted"] == true)

        // The device speaks Russian, and the skill does not.
        let sums = "model=general&group=Knowledge&skill=sums"
        let mine = "\(sums)&language=ru&access_token=\(token)"
        #expect(try house.json("/cms/getRatingByUser.json?\(mine)")["ratings"] == nil)
        let stars = try house.json("/cms/fiveStarRateSkill.json?\(mine)&stars=5")
        #expect(stars["ratings"]?["five_star"]?.int64 == 1)
        #expect(stars["ratings"]?["avg_star"]?.double == 5)
        let rated = try house.json("/cms/getRatingByUser.json?\(mine)")
        #expect(rated["ratings"]?["stars"]?.int64 == 5)
        let feedback = "/cms/feedbackSkill.json?\(sums)&feedback=Fine&access_token=\(token)"
        #expect(try house.json(feedback)["feedback"] == "Fine")
        let list = try house.json("/cms/getSkillFeedback.json?\(sums)&language=ru")
        let entry = try #require(list["feedback"]?.array?.first)
        for name in ["email", "feedback", "timestamp", "avatar", "user_name"] {
            #expect(entry[name]?.string != nil)
        }
        #expect((entry["timestamp"]?.string ?? "").count >= 10)
        let report = "/cms/reportSkill.json?\(mine)&feedback=Wrong"
        #expect(try house.json(report)["message"] == "Skill reported successfully")
        #expect(try house.answer(report).status == 422)
        #expect(try house.json("/cms/bookmarkSkill.json?\(mine)&bookmark=1")["bookmark"] == true)
        #expect(try house.json("/cms/bookmarkSkill.json?\(mine)&bookmark=0")["bookmark"] == false)
        #expect(try house.response(.get, "/getAvatar.png?access_token=\(token)").status == 200)
    }

    /// Reads are `GET`, writes are `POST` with everything in the query and the token on every URL.
    @Test func `the Android app lists, sorts, rates, reviews and reports skills`() throws {
        let list = try house.json(
            "/cms/getSkillList.json?group=All&language=en&applyFilter=true"
                + "&filter_name=descending&filter_type=rating&access_token=\(token)"
        )
        let cards = try #require(list["filteredData"]?.array)
        #expect(cards.count == 2)
        for card in cards {
            #expect(card.nullCount == 0)
            #expect(card["skill_rating"]?["positive"]?.string == "0")
            #expect(card["skill_rating"]?["bookmark_count"]?.int64 == 0)
        }
        for days in [7, 30] {
            let usage = try house.json(
                "/cms/getSkillList.json?group=All&language=en&applyFilter=true"
                    + "&filter_name=descending&filter_type=usage&duration=\(days)"
            )
            #expect(usage["filteredData"]?.array?.count == 2)
        }
        let metrics = try house.json("/cms/getSkillMetricsData.json?model=general&language=en")
        for name in ["rating", "usage", "latest", "feedback", "staffPicks", "newest"] {
            #expect(metrics["metrics"]?[name]?.array != nil)
        }
        let skill = "model=general&group=Small%20Talk&language=en&skill=greetings"
        let mine = "\(skill)&access_token=\(token)"
        func post(_ target: String) throws -> Int {
            try house.response(.post, target).status
        }
        #expect(try post("/cms/rateSkill.json?\(mine)&rating=negative") == 200)
        #expect(try post("/cms/fiveStarRateSkill.json?\(mine)&stars=3") == 200)
        #expect(try post("/cms/feedbackSkill.json?\(mine)&feedback=So%20so") == 200)
        let report = "/cms/reportSkill.json?model=general&group=Small%20Talk&skill=greetings"
        #expect(try post("\(report)&feedback=Rude&access_token=\(token)") == 200)
        let rating = try house.json("/cms/getRatingByUser.json?\(mine)")
        #expect(rating["ratings"]?["stars"]?.int64 == 3)
        let feedback = try house.json("/cms/getSkillFeedback.json?\(skill)")
        #expect(feedback["feedback"]?.array?.first?["rating"]?.int64 == 3)
        // Without a token the status says so.
        #expect(try post("/cms/fiveStarRateSkill.json?\(skill)&stars=3") == 401)
    }

    /// Everything is a `GET` put together without encoding, but for what has a file in it.
    @Test func `the web app opens its pages, and its authors write`() throws {
        let page = try house.json(
            "/cms/getSkillList.json?group=All&language=en,de&applyFilter=true&"
                + "filter_name=descending&filter_type=rating&reviewed=true&staff_picks=false"
                + "&q=&search_type=skill_name, descriptions, examples, author"
                + "&count=10&page=0&offset=0&access_token=undefined"
        )
        #expect(page["pageCount"]?.int64 != nil)
        _ = try house.json("/cms/getSkillMetricsData.json?language=en&metrics=Knowledge")
        _ = try house.json("/cms/getSkillSlideshow.json")
        let skill = "model=general&group=Small Talk&language=en&skill=greetings"
        let metadata = try house.json("/cms/getSkillMetadata.json?\(skill)")["skill_metadata"]
        // Its page of a skill fails where there is no rating.
        #expect(metadata?["skill_rating"]?["stars"]?.object != nil)
        for service in [
            "getSkillUsage", "getCountryWiseSkillUsage", "getDeviceWiseSkillUsage",
            "getRatingsOverTime", "getSkillFeedback", "getSkill", "getSkillHistory",
        ] {
            _ = try house.json("/cms/\(service).json?\(skill)")
        }
        _ = try house.json("/cms/getSkillsByAuthor.json?author=Jane")
        _ = try house.json("/cms/getProfileDetails.json?access_token=\(token)")
        let log =
            "/cms/feedbackLog.json?model=undefined&group=Small Talk&language=en&skill=greetings"
            + "&rating=positive&user_query=Hello&susi_reply=Hi&country_name=undefined"
            + "&country_code=undefined&device_type=Web Client"
        #expect(try house.json(log)["accepted"] == true)

        let preview = try house.json("/susi/chat.json?q=moo&instant=moo%0AMoo yourself!")
        #expect(preview.said == "Moo yourself!")
        let created = try house.upload(
            "/cms/createSkill.json",
            [
                "access_token": token, "model": "general", "group": "Knowledge",
                "language": "en", "skill": "Cow", "image_name": "cow.png",
                "content": "::name Cow\n::image images/cow.png\n\nmoo\nMoo yourself!\n",
            ],
            files: [("image", "cow.png", PictureTests.png())]
        )
        #expect(created.json["accepted"] == true)
        let old = try house.json("/cms/getSkill.json?group=Knowledge&language=en&skill=Cow")
        let text = try #require(old["text"]?.string)
        let changed = try house.upload(
            "/cms/modifySkill.json",
            [
                "access_token": token, "OldModel": "general", "OldGroup": "Knowledge",
                "OldLanguage": "en", "OldSkill": "Cow", "NewModel": "general",
                "NewGroup": "Knowledge", "NewLanguage": "en", "NewSkill": "Cow",
                "changelog": "Louder", "content": text.replacing("yourself", with: "MOO"),
                "imageChanged": "false", "old_image_name": "cow.png",
                "new_image_name": "cow.png", "image_name_changed": "false",
            ]
        )
        #expect(changed.json["accepted"] == true)
        #expect(try house.answer(to: "moo") == "Moo MOO!")
        // What differs between two versions it finds out by itself.
        let history = "group=Knowledge&language=en&skill=Cow"
        let commits = try house.json("/cms/getSkillHistory.json?\(history)")["commits"]?.array ?? []
        let files = try commits.map { commit in
            let id = try #require(commit["commitID"]?.string)
            let target = "/cms/getFileAtCommitID.json?\(history)&commitID=\(id)"
            return try house.json(target)["file"]?.string
        }
        #expect(files == [text.replacing("yourself", with: "MOO"), text])
        let mine = try house.json(
            "/cms/getSkillsByAuthor.json?author_email=ada@example.com&access_token=\(token)"
        )
        #expect(mine["author_skills"]?.array?.first?["skill_tag"] == "Cow")
        _ = try house.json("/cms/deleteSkill.json?\(history)&access_token=\(token)")
        #expect(try house.answer("/cms/getSkillMetadata.json?\(history)").status == 404)
    }
}

extension JSON {
    /// How many nulls are anywhere inside.
    fileprivate var nullCount: Int {
        switch self {
        case .null: 1
        case .array(let elements): elements.reduce(0) { $0 + $1.nullCount }
        case .object(let object): object.members.reduce(0) { $0 + $1.value.nullCount }
        case .bool, .number, .string: 0
        }
    }
}
