// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// Finding skills, looking at one, saying what one thinks of it.
struct SkillsRoom {
    static let pageID = "skills-page"
    /// How many skills of a list are drawn before somebody wants more.
    static let firstResults = 40
    /// After so many milliseconds what is shown is fetched anew, behind what is shown; the more
    /// there is to be fetched, the later.
    private static let freshFor: Int64 = 20_000
    private static let freshForEach: Int64 = 30

    var place = SkillsPlace.shelf
    /// What is shown of all skills.
    var shelf = SkillShelf(language: "")
    /// The same, on its way to take the shown one's place.
    var coming: SkillShelf?
    /// The language that was chosen; the app's where none was.
    var chosen = ""
    var wish = SkillWish()
    /// The numbers of the skills that are wished for, and how many of them are drawn.
    var results: [Int32] = []
    var shown = SkillsRoom.firstResults
    var pull = ShelfPull()
    /// Where the shelf was scrolled to, for when somebody comes back.
    var top = 0.0
    var picker = LanguagePicker()
    var visit: SkillVisit?
    /// What is being written about what is wrong.
    var report = ""
    var author = SkillPile()
    var written = SkillPile()
    var marked = SkillPile()
    /// Whose skills and opinions are shown.
    private var person = ""

    /// The person comes in, or goes from one of its screens to another.
    mutating func enter(_ place: SkillsPlace, _ house: inout House) -> [Effect] {
        self.place = place
        let email = house.login?.email ?? ""
        let isSomebodyElse = !sameBytes(email, person)
        person = email
        pull = ShelfPull()
        var effects: [Effect] = []
        switch place {
        case .shelf: effects = enterShelf("", &house)
        case .group(let name): effects = enterShelf(name, &house)
        case .languages: effects = enterLanguages(&house)
        case .author(let name): effects = enterAuthor(name, &house)
        case .mine: effects = enterMine(&house)
        case .skill(let name), .feedback(let name):
            let isSame = !isSomebodyElse && (visit.map { $0.id == name } ?? false)
            if !isSame { visit = newVisit(name) }
            let isOld = house.now - (visit?.since ?? 0) > SkillsRoom.freshFor
            if !isSame || isOld { effects = askAboutVisit(&house) }
        }
        let top = place == .shelf ? self.top : 0
        return effects + [
            .tell(.title(title(house.language))), .scroll(SkillsRoom.pageID, top: top),
        ]
    }

    /// Goes to all skills, or to those of a group.
    private mutating func enterShelf(_ group: String, _ house: inout House) -> [Effect] {
        if !sameBytes(wish.group, group) {
            // A search goes on within a group, and is over where one comes back from it.
            if group.isEmpty { wish = SkillWish() }
            wish.group = group
            shown = SkillsRoom.firstResults
        }
        let isOther = !sameBytes(shelf.language, language(house))
        let freshFor =
            SkillsRoom.freshFor + SkillsRoom.freshForEach * Int64(shelf.skills.count)
        var isOld = house.now - shelf.since > freshFor
        if case .some = coming { isOld = false }
        defer { look() }
        return isOther || isOld || shelf.state == .failed ? load(&house) : []
    }

    mutating func happened(
        _ message: SkillsMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] {
        switch message {
        case .search, .sort, .staffPicks, .more, .scrolledRow, .scrolled, .pullBegins, .pullMoves,
            .pullEnds, .refresh, .retryRow:
            return happenedOnShelf(message, detail, &house)
        case .searchLanguage:
            picker.query = detail.text(.value)
            return []
        case .choose(let code):
            chosen = code
            top = 0
            return [house.go(SkillsPlace.shelf.address)]
        case .retry:
            visit = nil
            return enter(place, &house)
        case .rate, .edit, .drop, .typed, .send, .bookmark, .share, .askReport, .typedReport,
            .sendReport, .askRemoval, .remove:
            return happenedWithSkill(message, detail, &house)
        }
    }

    /// An effect is done, or could not be.
    mutating func done(
        _ errand: SkillsErrand,
        _ outcome: Outcome,
        _ house: inout House
    ) -> [Effect] {
        switch errand {
        case .groups, .sections, .row: return came(errand, ServerReply(outcome), &house)
        case .languages:
            picker.learn(ServerReply(outcome))
            return []
        case .facts, .myStars, .opinions, .days, .countries, .devices, .marks:
            return learned(errand, ServerReply(outcome), &house)
        case .rating, .writing, .removing, .reporting, .bookmarking:
            return decided(errand, ServerReply(outcome), &house)
        case .sharing: return shared(outcome, &house)
        case .copying:
            if case .failure = outcome { return house.say(words(.cannotCopy, house)) }
            return house.say(words(.linkCopied, house))
        case .authorPaths, .authorSkills, .ownSkills, .bookmarks:
            return piled(errand, ServerReply(outcome), &house)
        }
    }

    /// The language whose skills are shown.
    func language(_ house: House) -> String {
        chosen.isEmpty ? "\(house.language.code)" : chosen
    }

    func words(_ wording: SkillsWording, _ house: House) -> String { wording.in(house.language) }

    /// The window's name.
    func title(_ language: AppLanguage) -> String {
        switch place {
        case .shelf: SkillsWording.skills.in(language)
        case .group(let name), .author(let name): name
        case .languages: SkillsWording.chooseLanguage.in(language)
        case .mine: SkillsWording.mine.in(language)
        case .skill(let name), .feedback(let name): visit?.facts?.name ?? name.tag
        }
    }
}

extension SkillsPlace {
    /// The skill that is looked at.
    var skill: SkillName? {
        switch self {
        case .skill(let name), .feedback(let name): name
        case .shelf, .group, .languages, .author, .mine: nil
        }
    }
}
