// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// What the screens of this room are made of, in the app's language.
struct SkillPieces {
    typealias Drawn = Node<RoomsMessage>

    let language: AppLanguage

    func words(_ wording: SkillsWording) -> String { wording.in(language) }

    /// “1 rating”, “12 ratings”.
    func ratings(_ count: Int) -> String {
        switch language {
        case .english: count == 1 ? "1 rating" : "\(count) ratings"
        case .german: count == 1 ? "1 Bewertung" : "\(count) Bewertungen"
        }
    }

    /// “1 skill”, “12 skills”.
    func skills(_ count: Int) -> String {
        switch language {
        case .english: count == 1 ? "1 skill" : "\(count) skills"
        case .german: count == 1 ? "1 Fähigkeit" : "\(count) Fähigkeiten"
        }
    }

    /// “Used 12 times in the last 30 days”.
    func uses(_ count: Int) -> String {
        switch language {
        case .english:
            count == 1
                ? "Used once in the last \(SkillUses.days) days"
                : "Used \(count) times in the last \(SkillUses.days) days"
        case .german: "In den letzten \(SkillUses.days) Tagen \(count)-mal benutzt"
        }
    }

    /// “4.6 of 5 stars, 12 ratings”.
    func rating(_ stars: SkillStars) -> String {
        guard stars.total > 0 else { return words(.notRated) }
        let average = stars.average(in: language)
        let count = ratings(stars.total)
        return language == .german
            ? "\(average) von 5 Sternen, \(count)" : "\(average) of 5 stars, \(count)"
    }

    /// “3 of 5 stars”.
    func given(_ stars: Int) -> String {
        language == .german ? "\(stars) von 5 Sternen" : "\(stars) of 5 stars"
    }

    /// “Rate with 3 stars”.
    func rate(_ stars: Int) -> String {
        switch language {
        case .english: stars == 1 ? "Rate with 1 star" : "Rate with \(stars) stars"
        case .german: stars == 1 ? "Mit 1 Stern bewerten" : "Mit \(stars) Sternen bewerten"
        }
    }

    /// A text in the marks of the language.
    func quoted(_ text: String) -> String {
        language == .german ? "„\(text)“" : "“\(text)”"
    }

    /// The top of a screen: a way back where there is one, its name, what can be done.
    func heading(_ title: String, back: String? = nil, _ actions: [Drawn] = []) -> Drawn {
        var parts: [Drawn] = []
        if let back { parts.append(.iconLink(.back, words(.back), to: back)) }
        parts.append(title.isEmpty ? Node(.span, [.class("gap")]) : Node(.h1, text: title))
        return Node(.div, [.class("skills-head")], parts + actions)
    }

    /// A screen with nothing on it but what to do next.
    func notice(_ icon: Icon, _ title: String, _ hint: String, _ actions: [Drawn] = []) -> Drawn {
        var parts: [Drawn] = [icon.node(), Node(.h2, text: title)]
        if !hint.isEmpty { parts.append(Node(.p, text: hint)) }
        return Node(.div, [.class("skills-notice"), .role("status")], parts + actions)
    }

    func action(_ wording: SkillsWording, _ message: SkillsMessage, _ more: String = "") -> Drawn {
        .button(words(wording), .skills(message), class: "skills-button" + more)
    }

    func link(_ title: String, to address: String, _ style: String = "skills-button") -> Drawn {
        Node(.a, [.class(style), Attribute(.href, address)], text: title)
    }

    /// A link to another page of the web.
    func outside(_ title: String, _ address: String) -> Drawn {
        Node(
            .a,
            [
                Attribute(.href, address), Attribute(.target, "_blank"),
                Attribute(.rel, "noopener noreferrer nofollow"),
            ],
            text: title
        )
    }

    /// Why a list is not there, and what to do about it.
    func unreachable(_ house: House, _ retry: SkillsMessage) -> Drawn {
        let isOffline = !house.surroundings.isOnline
        return notice(
            .globe,
            words(isOffline ? .offline : .unreachable),
            words(isOffline ? .offlineHint : .unreachableHint),
            [action(.retry, retry, " main")]
        )
    }
}
