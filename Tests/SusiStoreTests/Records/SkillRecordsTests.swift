// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@Suite struct SkillRecordsTests {
    private let now = Instant(clamping: 1_700_000_000_000)
    private let key = "general/Jokes/en/cow"

    private static func version(_ text: String, by author: Int64?) -> StoredVersion {
        var version = StoredVersion()
        version.text = text
        version.author = author
        version.note = "because"
        version.authorName = "Jane"
        version.written = Instant(clamping: 1_700_000_000_000)
        return version
    }

    @Test(arguments: Engine.here) func aSkillHasVersionsIsDeletedAndRestored(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let jane = try store.account("jane@example.org")
        try store.writing { transaction in
            let skills = transaction.skills
            try skills.write(Self.version("one", by: jane), of: key, at: now)
            try skills.write(Self.version("two", by: nil), of: key, at: now)
            #expect(try skills.find(key)?.text == "two")
            #expect(try skills.find(key)?.author == jane)
            #expect(try skills.find(key)?.version == 2)
            #expect(try skills.history(of: key).map { $0.number } == [2, 1])
            #expect(try skills.history(of: key).map { $0.email } == ["", "jane@example.org"])
            #expect(try skills.version(1, of: key)?.text == "one")
            #expect(try skills.count(by: jane) == 1)
            try skills.delete(key, at: now)
            #expect(try skills.find(key)?.isDeleted == true)
            #expect(try skills.restore(key))
            #expect(try !skills.restore(key))
            try skills.delete("general/Shipped/en/x", at: now)
            #expect(try skills.all().map { $0.isDeleted } == [false, true])
            #expect(try skills.restore("general/Shipped/en/x"))
            #expect(try skills.all().count == 1)
        }
        // What is public stays without its author.
        try store.writing { try $0.accounts.remove(jane) }
        #expect(try store.reading { try $0.skills.find(key) }?.author == nil)
        #expect(try store.reading { try $0.skills.version(1, of: key) }?.authorName == "")
    }

    @Test(arguments: Engine.here) func whatIsPrivateGoesWithItsAccount(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let jane = try store.account("jane@example.org")
        try store.writing { transaction in
            let version = Self.version("mine", by: jane)
            try transaction.skills.write(version, of: key, owner: jane, at: now)
            try transaction.drafts.put("{}", id: "a", of: jane, at: now)
            let image = ImageRecords.Image(type: "image/png", data: [1, 2, 3], holder: jane)
            try transaction.images.put(image, at: "private/x.png", now)
            try transaction.images.setAvatar(image, at: "avatar/x.png", of: jane, now)
            let own = ImageRecords.Image(type: "image/png", data: [1, 2, 3, 4], author: jane)
            try transaction.images.put(own, at: "general/x.png", now)
            try transaction.images.copy("general/x.png", to: "general/y.png")
            #expect(try transaction.images.size(by: jane) == 8)
            #expect(try transaction.images.avatar(at: "avatar/x.png")?.data == [1, 2, 3])
            #expect(try transaction.images.avatarType(of: jane) == nil)
            #expect(try transaction.skills.owners(of: key).map { $0.owner } == [jane])
            #expect(try transaction.drafts.drafts(of: jane, id: "a").count == 1)
        }
        #expect(try store.reading { try $0.skills.all() }.isEmpty)
        #expect(try store.reading { try $0.skills.allPrivate(of: jane) }.count == 1)
        try store.writing { try $0.accounts.remove(jane) }
        #expect(try store.reading { try $0.skills.allPrivate() }.isEmpty)
        #expect(try store.reading { try $0.images.find("private/x.png") } == nil)
        #expect(try store.reading { try $0.images.avatar(at: "avatar/x.png") } == nil)
        #expect(try store.reading { try $0.images.find("general/y.png") }?.author == nil)
    }

    @Test(arguments: Engine.here) func opinionsAreCountedAndMoveWithTheirSkill(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let jane = try store.account("jane@example.org")
        try store.writing { transaction in
            let opinions = transaction.opinions
            #expect(try opinions.vote(true, on: key) == 1)
            #expect(try opinions.vote(false, on: key) == 2)
            try opinions.rate(key, stars: 2, by: jane, at: now)
            try opinions.rate(key, stars: 4, by: jane, at: now)
            try opinions.bookmark(key, true, by: jane, at: now)
            try opinions.bookmark(key, true, by: jane, at: now)
            try transaction.feedback.write("Good", on: key, by: jane, at: now)
            #expect(try transaction.feedback.report(key, "Bad", by: jane, at: now))
            #expect(try !transaction.feedback.report(key, "Bad", by: jane, at: now))
            var marks = SkillMarks()
            marks.reviewed = true
            try opinions.mark(key, marks)
            marks = SkillMarks()
            marks.staffPick = false
            try opinions.mark(key, marks)
            let place = SkillUsageRecords.Place(
                skill: key,
                day: "2023-11-14",
                country: "DE",
                device: "iOS"
            )
            try transaction.usage.add(2, to: place, countryName: "Germany")
            try transaction.usage.add(3, to: place, countryName: "")
            try transaction.feedback.add(SkillFeedbackRecords.Remark(), at: now)
        }
        let other = "general/Animals/en/calf"
        try store.writing { try $0.skills.move(key, to: other) }
        try store.reading { transaction in
            let all = try transaction.opinions.opinions()
            let opinion = try transaction.opinions.opinions(of: other)[other]
            #expect(all == [other: opinion ?? SkillOpinion()])
            #expect(opinion?.positive == 1)
            #expect(opinion?.negative == 1)
            #expect(opinion?.stars == [0, 0, 0, 1, 0])
            #expect(opinion?.bookmarks == 1)
            #expect(opinion?.feedback == 1)
            #expect(opinion?.marks.reviewed == true)
            #expect(opinion?.marks.staffPick == false)
            #expect(opinion?.marks.editable == nil)
            #expect(opinion?.uses == [SkillOpinion.Uses(day: "2023-11-14", count: 5)])
            #expect(try transaction.usage.byDay(other, from: "2023-11-14").first?.count == 5)
            #expect(try transaction.usage.byDay(other, from: "2023-11-15").isEmpty)
            #expect(try transaction.usage.byCountry(other).first?.name == "Germany")
            #expect(try transaction.usage.byDevice(other).first?.count == 5)
            #expect(try transaction.opinions.ratings(by: jane).first?.skill == other)
            #expect(try transaction.opinions.bookmarks(of: jane) == [other])
            #expect(try transaction.opinions.rating(of: other, by: jane)?.stars == 4)
            #expect(try transaction.opinions.ratingsByDay(of: other).first?.stars == 4)
            #expect(try transaction.feedback.entries(on: other).first?.stars == 4)
            #expect(try transaction.feedback.reports().first?.email == "jane@example.org")
        }
    }

    @Test(arguments: Engine.here) func slidesComeAndGo(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let slide = SlideRecords.Slide(link: "/", imageName: "a.png", info: "")
        try store.writing { transaction in
            try transaction.slides.put(slide, at: now)
            try transaction.slides.put(slide, at: now)
        }
        #expect(try store.reading { try $0.slides.all() } == [slide])
        #expect(try store.writing { try $0.slides.remove(link: "/") })
        #expect(try !store.writing { try $0.slides.remove(link: "/") })
    }
}
