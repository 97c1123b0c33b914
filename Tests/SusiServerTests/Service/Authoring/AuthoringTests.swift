// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct AuthoringTests {
    private let house: Household
    private let jane: String
    private let place = "model=general&group=Jokes&language=en&skill=cow"

    init() throws {
        house = try Household()
        jane = try house.account("jane@example.com")
    }

    private static let cow = "::name Cow\n::author Jane\n\nMoo\n!example:Moo\nMoo yourself!\n"

    private func create(
        _ text: String = cow,
        skill: String = "cow",
        by token: String? = nil
    ) throws -> (status: Int, json: JSON) {
        try house.upload(
            "/cms/createSkill.json",
            [
                "model": "general", "group": "Jokes", "language": "en", "skill": skill,
                "content": text, "access_token": token ?? jane,
            ]
        )
    }

    private func modify(
        _ text: String,
        to name: String = "cow",
        group: String = "Jokes",
        by token: String? = nil
    ) throws -> (status: Int, json: JSON) {
        try house.upload(
            "/cms/modifySkill.json",
            [
                "OldModel": "general", "OldGroup": "Jokes", "OldLanguage": "en", "OldSkill": "cow",
                "NewModel": "general", "NewGroup": group, "NewLanguage": "en", "NewSkill": name,
                "changelog": "Louder", "content": text, "imageChanged": "false",
                "access_token": token ?? jane,
            ]
        )
    }

    private func source(_ query: String? = nil) throws -> JSON {
        try house.json("/cms/getSkill.json?\(query ?? place)")
    }

    @Test func `a skill answers as soon as it is stored, and lasts`() throws {
        let reply = try create()
        #expect(reply.status == 200)
        #expect(reply.json["accepted"] == true)
        #expect(reply.json["diagnostics"] == [])
        #expect(try house.answer(to: "moo") == "Moo yourself!")
        let card = try house.json("/cms/getSkillMetadata.json?\(place)")["skill_metadata"]
        #expect(card?["skill_name"] == "Cow")
        #expect(card?["reviewed"] == false)
        #expect(card?["editable"] == true)
        #expect(try source()["text"] == .string(Self.cow))
        // The same database, another server.
        let shelf = SkillShelf(SkillFolder(house.shelf.path), log: Log(.error))
        shelf.take(from: house.store)
        #expect(shelf.catalog.entry(named: "general/Jokes/en/cow") != nil)
    }

    @Test func `a name that is taken is refused, whatever its case`() throws {
        _ = try create()
        for name in ["cow", "COW"] {
            let again = try create(skill: name)
            #expect(again.status == 200)
            #expect(again.json["accepted"] == false)
        }
        #expect(try create(skill: "../cow").status == 422)
        #expect(try create(skill: "cow.txt").status == 422)
    }

    @Test func `a skill with an error is refused, with the line and what to do`() throws {
        let reply = try create("Moo\n!jump:away\nMoo!\n")
        #expect(reply.status == 200)
        #expect(reply.json["accepted"] == false)
        #expect(reply.json["message"]?.string?.contains("line 2") == true)
        let first = try #require(reply.json["diagnostics"]?.array?.first)
        #expect(first["severity"] == "error")
        #expect(first["line"] == 2)
        #expect(first["found"]?.string?.isEmpty == false)
        #expect(first["expected"]?.string?.isEmpty == false)
        let empty = try create("::name Nothing\n")
        #expect(empty.json["accepted"] == false)
        #expect(empty.json["message"]?.string?.hasPrefix("The skill answers nothing") == true)
        #expect(house.shelf.catalog.entry(named: "general/Jokes/en/cow") == nil)
    }

    @Test func `a skill with too many phrases is refused`() throws {
        let phrases = (0...2000).map { "moo \($0)\nMoo!\n\n" }.joined()
        let reply = try create(phrases)
        #expect(reply.json["accepted"] == false)
        #expect(reply.json["message"]?.string?.contains("2001 phrases") == true)
    }

    @Test func `a skill that takes questions of another says which`() throws {
        let reply = try create("Hello\nI am a cow.\n")
        #expect(reply.json["accepted"] == true)
        let found = reply.json["diagnostics"]?.array?.compactMap { $0["found"]?.string } ?? []
        #expect(found.contains { $0.contains("greetings") })
        #expect(reply.json["message"]?.string?.contains("line 1") == true)
    }

    @Test func `nobody can write a skill that answers everything`() throws {
        _ = try create("*\nI know everything.\n\nMoo\nMoo!\n")
        #expect(try house.answer(to: "what is up?") != "I know everything.")
    }

    @Test func `a changed skill answers anew, and every version stays`() throws {
        _ = try create()
        house.wait(milliseconds: 60_000)
        let reply = try modify(Self.cow + "\nBaa\nNot a sheep.\n")
        #expect(reply.json["accepted"] == true)
        #expect(try house.answer(to: "baa") == "Not a sheep.")
        let history = try house.json("/cms/getSkillHistory.json?\(place)")
        let commits = try #require(history["commits"]?.array)
        #expect(commits.map { $0["commit_message"] } == ["Louder", "Created"])
        #expect(commits.map { $0["commitID"] } == ["2", "1"])
        #expect(commits.first?["author"] == "Jane")
        #expect(
            commits.first?["author_mail"] == "ja***@***"
                || commits.first?["author_mail"] == "j***@***"
        )
        #expect((try? Instant(reading: commits.first?["commitDate"]?.string ?? "")) != nil)
        let old = try house.json("/cms/getFileAtCommitID.json?\(place)&commitID=1")
        #expect(old["file"] == .string(Self.cow))
        // Rolling back is writing the old text again.
        _ = try modify(try #require(old["file"]?.string))
        #expect(try house.answer(to: "baa") != "Not a sheep.")
        #expect(try house.answer("/cms/getFileAtCommitID.json?\(place)&commitID=9").status == 404)
    }

    @Test func `a skill keeps what people think of it when it moves`() throws {
        _ = try create()
        _ = try house.json("/cms/rateSkill.json?\(place)&rating=positive")
        #expect(try house.answer(to: "moo") == "Moo yourself!")
        let reply = try modify(Self.cow, to: "calf", group: "Animals")
        #expect(reply.json["accepted"] == true)
        #expect(try house.answer("/cms/getSkillMetadata.json?\(place)").status == 404)
        let card = try house.json("/cms/getSkillMetadata.json?group=Animals&skill=calf")
        #expect(card["skill_metadata"]?["skill_rating"]?["positive"] == "1")
        #expect(card["skill_metadata"]?["usage_count"] == 1)
        let history = try house.json("/cms/getSkillHistory.json?group=Animals&skill=calf")
        #expect(history["commits"]?.array?.count == 2)
        #expect(try house.answer(to: "moo") == "Moo yourself!")
        #expect(try modify(Self.cow).status == 404)
    }

    @Test func `only its author and administrators change or delete a skill`() throws {
        _ = try create()
        let joe = try house.account("joe@example.com")
        let admin = try house.account("admin@example.com", .admin)
        #expect(try modify("Moo\nStolen!\n", by: joe).status == 403)
        #expect(
            try house.answer("/cms/deleteSkill.json?\(place)&access_token=\(joe)").status == 403
        )
        #expect(try modify("Moo\nMoo from above!\n", by: admin).json["accepted"] == true)
        _ = try house.json(
            "/cms/changeSkillStatus.json?\(place)&editable=true&access_token=\(admin)"
        )
        #expect(try modify("Moo\nMoo from Joe!\n", by: joe).json["accepted"] == true)
        _ = try house.json(
            "/cms/changeSkillStatus.json?\(place)&editable=false&access_token=\(admin)"
        )
        #expect(try modify("Moo\nMoo again!\n").status == 403)
        #expect(try house.answer("/cms/deleteSkill.json?\(place)").status == 401)
    }

    @Test func `a deleted skill is silent, and can be brought back`() throws {
        _ = try create()
        _ = try house.json("/cms/deleteSkill.json?\(place)&access_token=\(jane)")
        #expect(try house.answer(to: "moo") != "Moo yourself!")
        let admin = try house.account("admin@example.com", .admin)
        #expect(try house.answer("/cms/undoDeleteSkill.json?\(place)").status == 401)
        let list = try house.json("/cms/skillsToBeDeleted.json?access_token=\(admin)")
        #expect(list["skills"] == ["/susi_skill_data/models/general/Jokes/en/cow.txt"])
        let joe = try house.account("joe@example.com")
        #expect(try create(by: joe).json["accepted"] == false)
        _ = try house.json("/cms/undoDeleteSkill.json?\(place)&access_token=\(admin)")
        #expect(try house.answer(to: "moo") == "Moo yourself!")
    }

    @Test func `an author brings a deleted skill back, unless it is closed for changes`() throws {
        _ = try create()
        let undo = "/cms/undoDeleteSkill.json?\(place)&access_token="
        #expect(try house.answer(undo + jane).status == 422)
        _ = try house.json("/cms/deleteSkill.json?\(place)&access_token=\(jane)")
        let joe = try house.account("joe@example.com")
        #expect(try house.answer(undo + joe).status == 403)
        #expect(try house.json(undo + jane)["accepted"] == true)
        #expect(try house.answer(to: "moo") == "Moo yourself!")
        let admin = try house.account("admin@example.com", .admin)
        _ = try house.json(
            "/cms/changeSkillStatus.json?\(place)&editable=false&access_token=\(admin)"
        )
        _ = try house.json("/cms/deleteSkill.json?\(place)&access_token=\(admin)")
        #expect(try house.answer(undo + jane).status == 403)
        #expect(try house.json(undo + admin)["accepted"] == true)
    }

    @Test func `a change to an older version is refused where the author says which it was`() throws
    {
        _ = try create()
        let change = { (base: String) in
            try self.house.upload(
                "/cms/modifySkill.json",
                [
                    "OldGroup": "Jokes", "OldSkill": "cow", "NewGroup": "Jokes", "NewSkill": "cow",
                    "content": "Moo\nVersion after \(base)\n", "commitID": base,
                    "access_token": self.jane,
                ]
            )
        }
        #expect(try change("1").json["commitID"] == "2")
        let late = try change("1")
        #expect(late.status == 409)
        #expect(late.json["message"]?.string?.contains("meanwhile") == true)
        #expect(try house.answer(to: "moo") == "Version after 1")
        #expect(try change("2").json["accepted"] == true)
    }

    @Test func `a skill of the folder can be changed by reviewers, and comes back as it was`()
        throws
    {
        let greetings = "model=general&group=Small Talk&language=en&skill=greetings"
        func change(_ token: String) throws -> (status: Int, json: JSON) {
            try house.upload(
                "/cms/modifySkill.json",
                [
                    "OldGroup": "Small Talk", "OldSkill": "greetings", "NewGroup": "Small Talk",
                    "NewSkill": "greetings", "content": "Hello\nHi from the reviewer!\n",
                    "access_token": token,
                ]
            )
        }
        #expect(try change(jane).status == 403)
        let reviewer = try house.account("reviewer@example.com", .reviewer)
        #expect(try change(reviewer).json["accepted"] == true)
        #expect(try house.answer(to: "hello") == "Hi from the reviewer!")
        let commits = try house.json("/cms/getSkillHistory.json?\(greetings)")["commits"]?.array
        #expect(commits?.count == 2)
        let first = try house.json("/cms/getFileAtCommitID.json?\(greetings)&commitID=1")
        #expect(first["file"] == .string(Household.greetings))
        let card = try house.json("/cms/getSkillMetadata.json?\(greetings)")["skill_metadata"]
        #expect(card?["reviewed"] == true)
        let admin = try house.account("admin@example.com", .admin)
        let target = "/cms/deleteSkill.json?\(greetings)&access_token="
        #expect(try house.answer(target + reviewer).status == 403)
        _ = try house.json(target + admin)
        #expect(try house.answer(to: "hello")?.contains("reviewer") != true)
        // The folder still has it; the tombstone stands in front.
        try house.write(Household.greetings + "\n", to: "Small Talk/en/greetings.txt")
        house.service.tidy()
        #expect(try house.answer(to: "hello") != "Hello there!")
    }

    @Test func `the source of a skill is that of its file, and of none is none`() throws {
        let json = try source("group=Small Talk&skill=greetings")
        #expect(json["text"] == .string(Household.greetings))
        #expect(json["accepted"] == true)
        #expect(try source("skill=none")["accepted"] == false)
    }

    @Test func `an author finds what they wrote`() throws {
        _ = try create()
        let byName = try house.json("/cms/getSkillsByAuthor.json?author=Jane")
        #expect(byName["0"] == "/susi_skill_data/models/general/Jokes/en/cow.txt")
        #expect(byName["1"] == "/susi_skill_data/models/general/Small Talk/en/greetings.txt")
        let target = "/cms/getSkillsByAuthor.json?author_email=jane@example.com"
        let mine = try house.json("\(target)&access_token=\(jane)")
        #expect(mine["author_skills"]?.array?.map { $0["skill_tag"] } == ["cow"])
        // Which account wrote a skill is nobody else's business.
        #expect(try house.json(target)["author_skills"] == [])
    }

    @Test func `a change by another server is there without being asked for`() throws {
        var version = StoredVersion()
        version.text = Self.cow
        let written = version
        _ = try house.store.write { transaction in
            try transaction.skills.write(written, of: "general/Jokes/en/cow", at: .earliest)
        }.waited().get()
        house.service.tidy()
        try house.storeUsage()
        _ = house.shelf.catchUp().waited()
        #expect(try house.answer(to: "moo") == "Moo yourself!")
    }
}
