// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// What people wrote.
extension SkillView {
    /// How many opinions are shown before somebody wants to see all.
    private static let few = 3

    /// The part of the skill's screen.
    var feedback: Drawn {
        let others = visit.others(email)
        var parts: [Drawn] = [Node(.h2, text: words(.feedback))]
        parts += own
        if !others.isEmpty {
            let rows = others.prefix(SkillView.few).map { row($0) }
            parts.append(Node(.ul, [.class("group skill-opinions")], rows))
        } else if visit.knowsOpinions, visit.mine(email) == nil {
            parts.append(Node(.p, [.class("skills-tally")], text: words(.noFeedback)))
        }
        if others.count > SkillView.few {
            parts.append(
                pieces.link(
                    words(.seeAllFeedback) + " (\(visit.opinions.count))",
                    to: SkillsPlace.feedback(visit.id).address,
                    "skills-button wide"
                )
            )
        }
        return Node(.section, [.label(words(.feedback))], parts)
    }

    /// The screen with everything.
    @inline(never)
    var feedbackParts: [Drawn] {
        let name = visit.facts?.name ?? visit.id.tag
        var parts = [pieces.heading(name + " – " + words(.feedback), back: visit.id.address)]
        switch visit.state {
        case .missing:
            parts.append(pieces.notice(.search, words(.notFound), words(.notFoundHint)))
        case .refused(let message):
            parts.append(pieces.notice(.why, message, "", [pieces.action(.retry, .retry)]))
        case .unreachable: parts.append(pieces.unreachable(house, .retry))
        case .loading, .loaded:
            parts += own
            let others = visit.others(email)
            if others.isEmpty, visit.mine(email) == nil {
                let text = words(visit.knowsOpinions ? .noFeedback : .loading)
                parts.append(Node(.p, [.class("skills-tally"), .role("status")], text: text))
            } else if !others.isEmpty {
                parts.append(Node(.ul, [.class("group skill-opinions")], others.map { row($0) }))
            }
        }
        return parts
    }

    /// What whoever is logged in wrote, or may write.
    private var own: [Drawn] {
        guard house.knowsPerson, visit.knowsOpinions else { return [] }
        guard let mine = visit.mine(email), !visit.isWriting else { return [form] }
        let buttons = Drawn(
            .div,
            [.class("skills-buttons")],
            [
                .button(words(.edit), .skills(.edit), class: "skills-button"),
                .button(words(.delete), .skills(.askRemoval), class: "skills-button trouble"),
            ]
        )
        return [
            Node(
                .div,
                key: 2,
                [.class("group skill-box skill-own")],
                [
                    head(words(.yourFeedback), mine),
                    Node(.p, [.class("skill-said")], text: mine.text),
                    buttons,
                ]
            )
        ]
    }

    private var form: Drawn {
        let text = Drawn(
            .textarea,
            [
                .id("skill-feedback"), .class("skills-text"), .label(words(.yourFeedback)),
                Attribute(.placeholder, words(.feedbackHint)), Attribute(.rows, "3"),
                Attribute(.maxLength, "2000"), .value(visit.draft),
            ],
            on: [Handler(.input, .skills(.typed))]
        )
        var buttons: [Drawn] = []
        if visit.isWriting {
            buttons.append(.button(words(.cancel), .skills(.drop), class: "skills-button"))
        }
        let isReady = !visit.draft.isBlank && !visit.isSending
        buttons.append(pieces.submit(visit.isWriting ? .save : .send, isEnabled: isReady))
        return Node(
            .form,
            key: 1,
            [.id("feedback-form"), .class("group skill-box skill-own")],
            on: [Handler(.submit, .skills(.send))],
            [text, Node(.div, [.class("skills-buttons")], buttons)]
        )
    }

    private func row(_ opinion: SkillOpinion) -> Drawn {
        Node(
            .li,
            [],
            [head(opinion.author, opinion), Node(.p, [.class("skill-said")], text: opinion.text)]
        )
    }

    private func head(_ author: String, _ opinion: SkillOpinion) -> Drawn {
        var parts: [Drawn] = [Node(.strong, text: author)]
        if opinion.stars > 0 {
            let shown = (1...5).reduce("") { $0 + ($1 <= opinion.stars ? "★" : "☆") }
            parts.append(
                Node(
                    .span,
                    [.class("skill-star"), .role("img"), .label(pieces.given(opinion.stars))],
                    text: shown
                )
            )
        }
        let day = SkillDate.day(opinion.written, in: house.language)
        parts.append(Node(.span, [.class("quiet day-of")], text: day))
        return Node(.div, [.class("skill-opinion-head")], parts)
    }
}

extension SkillPieces {
    /// The button that sends a form.
    func submit(_ wording: SkillsWording, isEnabled: Bool) -> Drawn {
        var attributes = [.class("skills-button main"), Attribute(.type, "submit")]
        if !isEnabled { attributes.append(Attribute(.disabled)) }
        return Node(.button, attributes, text: words(wording))
    }
}
