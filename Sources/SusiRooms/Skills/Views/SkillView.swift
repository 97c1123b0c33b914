// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// One skill with everything that is known of it.
struct SkillView {
    typealias Drawn = Node<RoomsMessage>

    let visit: SkillVisit
    let house: House
    let pieces: SkillPieces

    init(_ visit: SkillVisit, _ house: House) {
        self.visit = visit
        self.house = house
        pieces = SkillPieces(language: house.language)
    }

    func words(_ wording: SkillsWording) -> String { pieces.words(wording) }

    /// Whoever is logged in; empty where nobody is.
    var email: String { house.login?.email ?? "" }

    @inline(never)
    var parts: [Drawn] {
        let back = SkillsPlace.shelf.address
        switch visit.state {
        case .missing:
            let all = pieces.link(words(.allSkills), to: back, "skills-button main")
            return [
                pieces.heading(words(.skills), back: back),
                pieces.notice(.search, words(.notFound), words(.notFoundHint), [all]),
            ]
        case .refused(let message):
            return [
                pieces.heading(visit.id.tag, back: back),
                pieces.notice(.why, message, "", [pieces.action(.retry, .retry, " main")]),
            ]
        case .unreachable where visit.facts == nil:
            return [
                pieces.heading(visit.id.tag, back: back), pieces.unreachable(house, .retry),
            ]
        case .loading, .loaded, .unreachable: break
        }
        guard let facts = visit.facts else {
            return [
                pieces.heading("", back: back),
                Node(
                    .div,
                    [.class("skill-waiting")],
                    [
                        Node(.span, [.class("skill-ghost title")]),
                        Node(.span, [.class("skill-ghost")]),
                        Node(.span, [.class("skill-ghost")]),
                        Node(.span, [.class("hidden"), .role("status")], text: words(.loading)),
                    ]
                ),
            ]
        }
        return [
            pieces.heading("", back: back, actions),
            Node(
                .div,
                [.class("skill-columns")],
                [
                    Node(.div, [.class("skill-column")], [about(facts), details(facts)]),
                    Node(.div, [.class("skill-column")], [rating(facts), feedback, usage]),
                ]
            ),
        ]
    }

    /// What can be done with the skill, at the top.
    private var actions: [Drawn] {
        let isMarked = visit.isBookmarked
        return [
            .iconButton(
                .bookmark,
                words(isMarked ? .removeBookmark : .bookmark),
                .skills(.bookmark),
                class: isMarked ? "icon-button set" : "icon-button",
                [Attribute(.ariaPressed, isMarked ? "true" : "false")]
            ),
            .iconButton(.share, words(.share), .skills(.share)),
            .iconLink(.edit, words(.editSkill), to: visit.id.workshop),
            .iconButton(.flag, words(.report), .skills(.askReport)),
        ]
    }

    /// Its face: picture, name, author, what it does, what can be said to it.
    private func about(_ facts: SkillFacts) -> Drawn {
        var names: [Drawn] = [Node(.h1, text: facts.name), by(facts), pieces.starLine(facts.stars)]
        if facts.isStaffPick {
            names.append(Node(.span, [.class("skill-pick")], text: words(.staffPick)))
        }
        var parts: [Drawn] = [
            Node(
                .div,
                [.class("skill-head")],
                [pieces.picture(facts, class: "skill-tile big"), Node(.div, [], names)]
            )
        ]
        if !facts.about.isEmpty {
            parts.append(Node(.p, [.class("skill-about")], text: facts.about))
        }
        if let first = facts.examples.first {
            parts.append(
                .button(words(.tryIt), .house(.ask(first)), class: "skills-button main wide")
            )
            let chips = facts.examples.map { example -> Drawn in
                let chip = Drawn.button(
                    pieces.quoted(example),
                    .house(.ask(example)),
                    class: "starter"
                )
                return Node(.li, [], [chip])
            }
            parts.append(Node(.h2, text: words(.examples)))
            parts.append(Node(.ul, [.class("starters")], chips))
        }
        return Node(.section, [.class("skill-about-section"), .label(facts.name)], parts)
    }

    private func by(_ facts: SkillFacts) -> Drawn {
        guard !facts.author.isEmpty else {
            return Node(.p, [.class("quiet")], text: words(.noAuthor))
        }
        let link = pieces.link(
            facts.author,
            to: SkillsPlace.author(facts.author).address,
            "skill-author"
        )
        let by = Drawn(.span, text: words(.by) + " ")
        return Node(.p, [.class("quiet")], [by, link])
    }

    private func details(_ facts: SkillFacts) -> Drawn {
        var rows: [Drawn] = []
        func row(_ name: SkillsWording, _ value: Drawn) {
            rows.append(Node(.div, [], [Node(.dt, text: words(name)), Node(.dd, [], [value])]))
        }
        func row(_ name: SkillsWording, _ text: String) {
            if !text.isEmpty { row(name, .text(text)) }
        }
        let group = SkillsPlace.group(facts.id.group).address
        row(.category, pieces.link(facts.id.group, to: group, ""))
        row(.language, LanguageName.of(facts.id.language, in: house.language))
        row(.changed, SkillDate.day(facts.changed, in: house.language))
        row(.made, SkillDate.day(facts.created, in: house.language))
        row(.content, words(facts.isDynamic ? .dynamic : .fixed))
        for (name, address) in [
            (SkillsWording.authorPage, facts.authorPage), (.terms, facts.terms),
            (.privacy, facts.privacy),
        ] where !address.isEmpty {
            row(name, pieces.outside(WebHost.of(address), address))
        }
        return Node(
            .section,
            [.class("skill-details"), .label(words(.details))],
            [Node(.h2, text: words(.details)), Node(.dl, [.class("group skill-facts")], rows)]
        )
    }
}
