// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiView
import SusiWire
import Testing

@testable import SusiApp
@testable import SusiRooms

/// All skills, in rows and found.
@Suite struct ShelfTests {
    private let groups: [(name: String, skills: [JSON])] = [
        ("Games", []),
        (
            "Knowledge",
            [.skill("worse", stars: [1, 0, 0, 0, 0]), .skill("best", stars: [0, 0, 0, 0, 4])]
        ),
        ("News", [.skill("Über uns", group: "News", ["author": "Zoë Quark"])]),
    ]

    private func open() -> Shop {
        var shop = Shop.at("#/skills")
        shop.stock(groups)
        return shop
    }

    @Test func groupsAreRowsWithTheBestSkillFirst() {
        let shop = open()
        #expect(shop.shows("Knowledge"))
        #expect(shop.shows("“Try best”"))
        #expect(shop.shows("4 ratings"))
        let best = shop.markup.firstRange(of: "What best does")?.lowerBound
        let worse = shop.markup.firstRange(of: "What worse does")?.lowerBound
        #expect(best != nil && worse != nil && best! < worse!)
    }

    @Test func aGroupWithoutSkillsIsNotShown() {
        #expect(!open().shows("Games"))
    }

    @Test func placeholdersAreShownUntilSkillsCome() {
        var shop = Shop.at("#/skills")
        #expect(shop.shows("skill-card waiting"))
        shop.stock(groups)
        #expect(!shop.shows("skill-card waiting"))
    }

    @Test func onlyAFewGroupsAreAskedForAtATime() {
        var shop = Shop.at("#/skills")
        let names = (0..<20).map { JSON.string("Group \($0)") }
        shop.reply("getGroups", ["groups": .array(names)])
        #expect(shop.requests.count { $0.address.contains("getSkillList") } == 5)
        shop.reply("getSkillList", ["skills": [:]])
        #expect(shop.requests.count { $0.address.contains("getSkillList") } == 5)
    }

    @Test func skillsAreThoseOfTheAppsLanguage() {
        var shop = Shop.at("#/skills") { $0.languages = ["de-AT"] }
        shop.reply("getGroups", ["groups": ["Wissen"]])
        #expect(shop.asked("getSkillList")?["language"] == "de")
        #expect(shop.shows("Fähigkeiten"))
    }

    @Test func anotherLanguageIsChosenAndItsSkillsAreFetched() {
        var shop = open()
        shop.go("#/skills/languages")
        shop.reply("getAllLanguages", ["languagesArray": ["en", "de", "tlh"]])
        shop.type("ger", in: "language-search")
        #expect(!shop.shows(">English\n"))
        shop.click("German")
        shop.reply("getGroups", ["groups": ["Knowledge"]])
        #expect(shop.asked("getSkillList")?["language"] == "de")
    }

    @Test(arguments: ["uber", "ÜBER", "quark", "zoe", "news does", "try über"])
    func skillsAreFoundByWhatStandsInThem(_ query: String) {
        var shop = Shop.at("#/skills")
        let more: JSONObject = ["author": "Zoë Quark", "descriptions": "What news does"]
        shop.stock([("News", [.skill("Über uns", more), .skill("other")])])
        shop.type(query, in: "skills-search")
        #expect(shop.shows(">1 skill\n"))
        #expect(shop.shows("Über uns"))
    }

    @Test func skillsWhoseNamesBeginWithTheWordComeFirst() {
        var shop = Shop.at("#/skills")
        shop.stock([
            ("A", [.skill("the time"), .skill("timer"), .skill("x", ["descriptions": "time"])])
        ])
        shop.type("time", in: "skills-search")
        let places = ["<h3>timer", "<h3>the time", "<h3>x"].map {
            shop.markup.firstRange(of: $0)?.lowerBound
        }
        #expect(places[0]! < places[1]! && places[1]! < places[2]!)
    }

    @Test func whereNothingIsFoundItSaysSo() {
        var shop = open()
        shop.type("zzz", in: "skills-search")
        #expect(shop.shows("Nothing found"))
    }

    @Test func aLongListOfResultsGrowsWhenWished() {
        var shop = Shop.at("#/skills")
        shop.stock([("Many", (0..<100).map { .skill("skill \($0)") })])
        shop.type("skill", in: "skills-search")
        #expect(shop.shows("100 skills"))
        #expect(shop.count("<h3>") == SkillsRoom.firstResults)
        shop.click("Show more")
        #expect(shop.count("<h3>") == 2 * SkillsRoom.firstResults)
    }

    @Test func aRowDrawsMoreCardsWhenItIsScrolled() {
        var shop = Shop.at("#/skills")
        shop.stock([("Many", (0..<100).map { .skill("skill \($0)") })])
        let before = shop.count("<h3>")
        #expect(before < 10)
        shop.scrollRow(to: 2000)
        #expect(shop.count("<h3>") > before)
    }

    @Test func onlyStaffPicksAreShownWhenWished() {
        var shop = Shop.at("#/skills")
        shop.stock([("A", [.skill("plain"), .skill("picked", ["staffPick": true])])])
        shop.click("Staff picks")
        #expect(shop.shows("What picked does"))
        #expect(!shop.shows("What plain does"))
    }

    @Test func sectionsAreShownBeforeGroups() {
        var shop = Shop.at("#/skills")
        let rated = JSON.skill("loved", stars: [0, 0, 0, 0, 2])
        shop.stock(
            [("A", [rated])],
            sections: [
                "staffPicks": [], "rating": [rated, .skill("unrated")], "newest": [.skill("young")],
            ]
        )
        #expect(shop.shows("Top rated"))
        #expect(shop.shows("What young does"))
        #expect(!shop.shows("<h2>Staff picks"))
        #expect(!shop.shows("What unrated does"))
    }

    @Test func withoutAServerItSaysWhatToDo() {
        var shop = Shop.at("#/skills")
        shop.lose("getGroups")
        #expect(shop.shows("The server could not be reached"))
        shop.click("Try again")
        shop.stock(groups)
        #expect(shop.shows("What best does"))
    }

    @Test func aRefusalIsToldInTheServersWords() {
        var shop = Shop.at("#/skills")
        shop.reply("getGroups", ["message": "Too much to do."], status: 503)
        #expect(shop.shows("Too much to do."))
    }

    @Test func withoutAConnectionItSaysSo() {
        var shop = Shop.at("#/skills") { $0.isOnline = false }
        shop.lose("getGroups")
        #expect(shop.shows("No connection"))
    }

    @Test func aRowThatCouldNotBeLoadedIsTriedAgain() {
        var shop = Shop.at("#/skills")
        shop.reply("getGroups", ["groups": ["Knowledge"]])
        shop.lose("getSkillList")
        #expect(shop.shows("These skills could not be loaded."))
        shop.click("Try again")
        shop.reply("getSkillList", ["skills": ["best": .skill("best")]])
        #expect(shop.shows("What best does"))
    }

    @Test func aLanguageWithoutSkillsOffersToWriteOne() {
        var shop = Shop.at("#/skills")
        shop.stock([("Knowledge", [])])
        #expect(shop.shows("No skills here yet"))
        #expect(shop.shows("#/write"))
    }

    @Test func whatIsShownStaysUntilTheRefreshedSkillsAreAllThere() {
        var shop = open()
        shop.click("Refresh")
        #expect(shop.shows("What best does"))
        shop.reply("getGroups", ["groups": ["News"]])
        #expect(shop.shows("What best does"))
        shop.reply("getSkillList", ["skills": ["fresh": .skill("fresh")]])
        #expect(shop.shows("What fresh does"))
        #expect(!shop.shows("What best does"))
    }

    @Test func aRefreshThatFailsLosesNothing() {
        var shop = open()
        shop.click("Refresh")
        shop.lose("getGroups")
        #expect(shop.shows("What best does"))
        #expect(shop.shows("The server could not be reached. Try again."))
    }

    @Test func aFingerThatPullsFarEnoughRefreshes() {
        var shop = Shop.at("#/skills") { $0.hasFinePointer = false }
        shop.stock(groups)
        func touch(_ event: EventKind, _ y: Double) {
            shop.happen(
                event,
                SkillsRoom.pageID,
                [(.y, .number(y)), (.pointerType, .text("touch"))]
            )
        }
        touch(.pointerDown, 100)
        touch(.pointerMove, 150)
        touch(.pointerUp, 150)
        #expect(shop.requests.isEmpty)
        touch(.pointerDown, 100)
        touch(.pointerMove, 300)
        #expect(shop.shows("Release to refresh"))
        touch(.pointerUp, 300)
        #expect(shop.asked("getGroups") != nil)
    }

    @Test func aGroupHasAScreenOfItsOwn() {
        var shop = open()
        shop.go("#/skills/groups/News")
        #expect(shop.shows("What Über uns does"))
        #expect(!shop.shows("What best does"))
        shop.go("#/skills")
        #expect(shop.shows("What best does"))
    }

    @Test func theStyleSheetHasTheSameLengths() throws {
        let file = URL(fileURLWithPath: #filePath).appending(path: "../../../../../Web/skills.css")
        let rules = try String(contentsOf: file.standardized, encoding: .utf8)
        let row = Int(ShelfView.rowHeight)
        let card = Int(SkillShelf.cardWidth) - 12
        for line in [
            "--row-height: \(row)px", "--card-width: \(card)px", "gap: 12px; height: 184px",
        ] {
            #expect(rules.contains(line), "skills.css has no \(line)")
        }
    }

    @Test func theShelfIsWhereItWasWhenSomebodyComesBack() {
        var shop = open()
        shop.happen(.scroll, SkillsRoom.pageID, [(.scrollTop, .number(700))])
        shop.go("#/skills/Knowledge/en/best")
        shop.go("#/skills")
        let scroll = shop.others.last { $0.kind == .scroll }
        #expect(scroll?.values[1] == .number(700))
    }
}
