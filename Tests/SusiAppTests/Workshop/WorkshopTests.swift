// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiMind
import SusiView
import SusiWire
import Testing

@testable import SusiWorkshop

@Suite struct WorkshopTests {
    private static let text =
        "::name Cow\n\nMoo\n!example: Moo\n!expect: Moo yourself!\nMoo yourself!\n"
    private static let login = Login(token: "secret", email: "ada@example.com", expires: 0)
    private static let key = "skill-draft/of/Fun/en/Cow"

    private func stage(
        _ address: String,
        isLoggedIn: Bool = true,
        _ stored: [String: [UInt8]] = [:]
    ) -> PaperStage<Workshop> {
        var stored = stored
        if isLoggedIn { stored["session"] = Array(Self.login.json.text().utf8) }
        var stage = PaperStage(Workshop(), stored)
        stage.begin()
        stage.go(address)
        return stage
    }

    /// A skill of the server is open.
    private func open(
        isLoggedIn: Bool = true,
        _ stored: [String: [UInt8]] = [:],
        version: String = "3"
    ) -> PaperStage<Workshop> {
        var stage = stage("#/write/Fun/en/Cow", isLoggedIn: isLoggedIn, stored)
        stage.reply("getSkillHistory", history(version))
        stage.reply("getFileAtCommitID", ["accepted": true, "file": .string(Self.text)])
        return stage
    }

    private func history(_ version: String) -> JSON {
        [
            "accepted": true,
            "commits": [
                [
                    "commitID": .string(version), "author": "Ada", "commit_message": "Louder",
                    "commitDate": "Mon Jun 04 12:01:22 UTC 2018",
                ]
            ],
        ]
    }

    private func answer(_ text: String, line: Int = 3) -> JSON {
        [
            "answers": [
                [
                    "actions": [["type": "answer", "expression": .string(text)]],
                    "skills": ["/susi_skill_data/models/instant/Preview/en/preview.txt"],
                    "trace": .string(
                        "answered by “Moo” in models/instant/Preview/en/preview.txt, line \(line)\n"
                    ),
                ]
            ]
        ]
    }

    // Choosing.

    @Test func `one begins anew, or opens a draft, an own skill, any other`() {
        let draft: JSON = ["text": "x", "group": "Fun", "language": "en", "tag": "Cow"]
        var stage = stage("#/write", [Self.key: Array(draft.text().utf8)])
        #expect(stage.shows("href=\"#/write/new\""))
        #expect(stage.shows("href=\"#/write/Fun/en/Cow\""))
        let card: JSON = [
            "skill_tag": "Dog", "group": "Fun", "language": "en", "skill_name": "The Dog",
        ]
        stage.reply("getSkillsByAuthor", ["accepted": true, "author_skills": [card]])
        #expect(stage.shows("The Dog"))
        stage.reply("getSkillList", ["accepted": true, "filteredData": []])
        #expect(stage.shows("No skill has to do with that"))
        stage.type("dog", in: "shelf-search")
        stage.pass(300)
        #expect(stage.requests.last?.form["q"] == "dog")
        stage.lose("getSkillList")
        #expect(stage.shows("The server could not be reached"))
        stage.click("Throw away the draft Cow")
        #expect(stage.stored[Self.key] != nil)
        stage.click("Throw away")
        #expect(stage.stored[Self.key] == nil)
    }

    // Writing.

    @Test func `a new skill begins with a text that answers, and what is typed is kept`() {
        var stage = stage("#/write/new", isLoggedIn: false)
        #expect(stage.shows("My first skill"))
        #expect(stage.shows("No problems found"))
        stage.type("::name Cow\n\nMoo\nMoo!\n", in: EditorDrawing.id)
        #expect(stage.stored["skill-draft/new"] != nil)
        let kept = stage.stored
        var other = self.stage("#/write/new", isLoggedIn: false, kept)
        #expect(other.shows("Moo!"))
        other.click("Save")
        #expect(other.shows("#/account/login"))
        #expect(other.shows("Moo!"))
    }

    @Test func `what is wrong is said, and leads to its line`() throws {
        var stage = stage("#/write/new")
        let text = "::name Cow\n\nMoo\n!console:\n{\"url\":\n"
        stage.type(text, in: EditorDrawing.id)
        stage.pass(300)
        let found = SkillParser.parse(Array(text.utf8), path: "models/general/Knowledge/en/new.txt")
        let first = try #require(found.diagnostics.first)
        #expect(stage.shows("line \(first.line)"))
        #expect(stage.shows("data-state=\"\(first.severity.name)\""))
        stage.click(first.found)
        #expect(stage.has(.select))
        #expect(stage.has(.focus))
        stage.type("::name Cow\n\nMoo\nMoo!\n", in: EditorDrawing.id)
        stage.pass(300)
        #expect(stage.shows("No problems found"))
    }

    @Test func `a long text is in the document only where it is in sight`() {
        var stage = stage("#/write/new")
        let lines = (1...2000).map { "line \($0)" }.joined(separator: "\n")
        stage.type(lines, in: EditorDrawing.id)
        let drawn = stage.markup.split(separator: "class=\"number\"").count
        #expect(drawn < 80)
        stage.happen(
            .scroll,
            EditorDrawing.scrollerID,
            [(.scrollTop, .number(22_000)), (.clientHeight, .number(440))]
        )
        #expect(stage.shows("<div class=\"number\">1010"))
    }

    @Test func `a part of the language is put below the text`() {
        var stage = stage("#/write/new")
        stage.click("Language")
        stage.click("Put into my skill: Several ways to say it")
        #expect(stage.shows("Toss a coin|Heads or tails"))
        #expect(stage.program.desk.text.text.hasSuffix("Heads!|Tails!\n"))
        #expect(stage.has(.select))
    }

    // Saving.

    @Test func `a new skill is saved under its name, and then is a skill like others`() {
        var stage = stage("#/write/new")
        stage.reply("getGroups", ["accepted": true, "groups": ["Fun", "Knowledge"]])
        stage.type(Self.text, in: EditorDrawing.id)
        stage.pass(300)
        stage.click("Save")
        #expect(stage.shows("“Cow”"))
        stage.happen(.change, SusiWorkshop.Desk.groupID, [(.value, .text("Fun"))])
        stage.submit("Save")
        let form = stage.requests.last?.form
        #expect(form?["group"] == "Fun")
        #expect(form?["skill"] == "Cow")
        #expect(form?["content"] == Self.text)
        stage.reply(
            "createSkill",
            ["accepted": true, "commitID": "1", "message": "The skill is stored."]
        )
        #expect(stage.stored["skill-draft/new"] == nil)
        #expect(stage.surroundings.address.hasSuffix("#/write/Fun/en/Cow"))
        #expect(stage.shows("As it is on the server"))
        #expect(stage.shows("Moo yourself!"))
    }

    @Test func `a refusal keeps the text, and says the server's words`() {
        var stage = open()
        stage.type("::name Cow\n\nMoo\nNo\n", in: EditorDrawing.id)
        stage.click("Save")
        stage.type("Less", in: SusiWorkshop.Desk.noteID)
        stage.submit("Save")
        #expect(stage.requests.last?.form["changelog"] == "Less")
        #expect(stage.requests.last?.form["commitID"] == "3")
        stage.reply(
            "modifySkill",
            ["accepted": false, "message": "Only its author may change this skill."],
            status: 403
        )
        #expect(stage.shows("Only its author may change this skill."))
        #expect(stage.stored[Self.key] != nil)
        stage.submit("Save")
        stage.lose("modifySkill")
        #expect(stage.shows("could not be reached"))
        stage.submit("Save")
        stage.reply("modifySkill", ["accepted": true, "commitID": "4"])
        #expect(stage.stored[Self.key] == nil)
        #expect(stage.program.desk.base == 4)
    }

    @Test func `what somebody else saved meanwhile is shown, not overwritten`() {
        var stage = open()
        stage.type("::name Cow\n\nMoo\nMine\n", in: EditorDrawing.id)
        stage.click("Save")
        stage.submit("Save")
        stage.reply(
            "modifySkill",
            ["accepted": false, "message": "Somebody changed this skill meanwhile."],
            status: 409
        )
        stage.click("Compare")
        stage.reply("getSkillHistory", history("4"))
        stage.reply(
            "getFileAtCommitID",
            ["accepted": true, "file": "::name Cow\n\nMoo\nTheirs\n"]
        )
        #expect(stage.shows("Theirs"))
        #expect(stage.shows("diff-line added"))
        stage.click("Keep mine")
        stage.submit("Save")
        #expect(stage.requests.last?.form["commitID"] == "4")
        #expect(stage.requests.last?.form["content"]?.contains("Mine") == true)
    }

    @Test func `a draft of an older version is compared before it is saved`() {
        let draft: JSON = [
            "text": "Moo\nDraft\n", "base": 2, "group": "Fun", "language": "en", "tag": "Cow",
        ]
        var stage = open([Self.key: Array(draft.text().utf8)])
        #expect(stage.shows("Draft"))
        #expect(stage.shows("has saved another version meanwhile"))
        stage.click("Compare")
        stage.click("Take theirs")
        #expect(stage.program.desk.text.text == Self.text)
        #expect(stage.stored[Self.key] == nil)
    }

    @Test func `without the server one writes on at a draft`() {
        let draft: JSON = [
            "text": "Moo\nDraft\n", "base": 2, "group": "Fun", "language": "en", "tag": "Cow",
        ]
        var stage = stage("#/write/Fun/en/Cow", [Self.key: Array(draft.text().utf8)])
        stage.lose("getSkillHistory")
        #expect(stage.shows("Draft"))
        var empty = self.stage("#/write/Fun/en/Cow")
        empty.lose("getSkillHistory")
        #expect(empty.shows("could not be reached"))
        empty.click("Try again")
        empty.reply(
            "getSkillHistory",
            ["accepted": false, "message": "Skill does not exist."],
            status: 404
        )
        #expect(empty.shows("Skill does not exist."))
    }

    // Trying.

    @Test func `the text as it stands is asked, as a guest`() {
        var stage = open()
        stage.type("::name Cow\n\nMoo\nNew words\n", in: EditorDrawing.id)
        stage.click("Try it")
        stage.type("moo", in: TryOut.boxID)
        stage.submit("Ask")
        let form = stage.requests.last?.form
        #expect(form?["instant"] == "::name Cow\n\nMoo\nNew words\n")
        #expect(form?["excludeDefaultSkills"] == "true")
        #expect(form?["language"] == "en")
        stage.reply("chat.json", answer("New words"))
        #expect(stage.shows("New words"))
        stage.click("line 3: Moo")
        #expect(stage.program.desk.side == .text)
        stage.click("Try it")
        stage.type("what", in: TryOut.boxID)
        stage.submit("Ask")
        stage.reply(
            "chat.json",
            [
                "answers": [
                    [
                        "actions": [["type": "answer", "expression": "I don't know"]],
                        "skills": ["/susi_skill_data/models/general/Knowledge/en/susi.txt"],
                        "trace": "nothing answered\n",
                    ]
                ]
            ]
        )
        #expect(stage.shows("The skill has no answer to this."))
        stage.type("again", in: TryOut.boxID)
        stage.submit("Ask")
        stage.lose("chat.json")
        #expect(stage.shows("could not be reached"))
    }

    @Test func `examples pass, fail with what came instead, or are not answered`() {
        var stage = open()
        stage.type(
            "::name C\n\nMoo\n!example: Moo\n!expect: A|B\nA|B\n\nBaa\n!example: Baa\n!expect: X\nY\n",
            in: EditorDrawing.id
        )
        stage.pass(300)
        stage.click("Examples")
        stage.click("Run all examples")
        stage.reply("chat.json", answer("B"))
        for _ in 0..<8 { stage.reply("chat.json", answer("Y")) }
        #expect(stage.shows("1 passed, 1 failed"))
        #expect(stage.shows("Answered: Y"))
        #expect(stage.requests.isEmpty)
    }

    // Versions.

    @Test func `versions are listed and compared, gone back to, deleted and brought back`() {
        var stage = stage("#/write/Fun/en/Cow/history")
        let commits: JSON = [
            "accepted": true,
            "commits": [
                ["commitID": "2", "author": "Ada", "commit_message": "Louder"],
                [
                    "commitID": "1", "author": "Ada", "commit_message": "Created",
                    "commitDate": "Mon Jun 04 12:01:22 UTC 2018",
                ],
            ],
        ]
        stage.reply("getSkillHistory", commits)
        #expect(stage.shows("Louder"))
        #expect(stage.shows("2018-06-04 12:01 UTC"))
        stage.click("What it changed")
        stage.reply("getFileAtCommitID", ["accepted": true, "file": "a\nb\nLOUD\n"])
        stage.reply("getFileAtCommitID", ["accepted": true, "file": "a\nb\nquiet\n"])
        #expect(stage.shows("diff-line removed"))
        #expect(stage.shows("LOUD"))
        stage.click("Go back to it")
        #expect(stage.requests.last?.form["content"] == "a\nb\nquiet\n")
        #expect(stage.requests.last?.form["changelog"] == "Back to version 1")
        stage.reply("modifySkill", ["accepted": true, "commitID": "3"])
        stage.reply("getSkillHistory", commits)
        stage.click("Delete this skill")
        #expect(!stage.requests.contains { $0.address.contains("deleteSkill") })
        stage.click("Delete")
        stage.reply("deleteSkill", ["accepted": true])
        #expect(stage.shows("is deleted"))
        stage.click("Bring it back")
        stage.reply("undoDeleteSkill", ["accepted": true])
        #expect(stage.requests.last?.address.contains("getSkillHistory") == true)
    }
}

extension PaperStage<Workshop> {
    var program: Workshop { page.program }

    /// Sends the form of that name, or the one that a button of that name sends.
    mutating func submit(_ name: String) {
        let form = name == "Ask" ? "trial-form" : "save-form"
        happen(.submit, form)
    }
}
