// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// Skills as cards.
extension SkillPieces {
    /// A skill among others, a link to it.
    @inline(never)
    func card(_ skill: SkillFacts, key: UInt64) -> Drawn {
        var names: [Drawn] = [Node(.h3, text: skill.name), starLine(skill.stars)]
        if skill.isStaffPick {
            names.append(Node(.span, [.class("skill-pick")], text: words(.staffPick)))
        }
        var parts: [Drawn] = [
            Node(
                .div,
                [.class("skill-card-head")],
                [
                    picture(skill, class: "skill-tile"),
                    Node(.div, [.class("skill-card-names")], names),
                ]
            )
        ]
        if let example = skill.examples.first {
            parts.append(Node(.p, [.class("skill-example")], text: quoted(example)))
        }
        parts.append(Node(.p, [.class("skill-says")], text: skill.about))
        let link = Drawn(.a, [.class("skill-card"), Attribute(.href, skill.id.address)], parts)
        return Node(.li, key: key, [], [link])
    }

    /// Its picture, or a tile with its first letter.
    func picture(_ skill: SkillFacts, class style: String) -> Drawn {
        if let address = skill.pictureAddress {
            return Node(
                .img,
                [
                    .class(style), Attribute(.src, address), Attribute(.alt, ""),
                    Attribute(.loading, "lazy"), Attribute(.decoding, "async"),
                ]
            )
        }
        var hash: UInt32 = 5381
        for byte in skill.id.tag.utf8 { hash = hash &* 33 &+ UInt32(byte) }
        return Node(
            .span,
            [.class("\(style) skill-letter tint\(hash % 6)"), Attribute(.ariaHidden, "true")],
            text: SkillPieces.letter(skill.name)
        )
    }

    /// The first letter as a capital, where that is simple.
    private static func letter(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return "?" }
        if (97...122).contains(first.value), let capital = Unicode.Scalar(first.value - 32) {
            return String(Character(capital))
        }
        return String(Character(first))
    }

    /// The average with its star, and how many gave stars.
    func starLine(_ stars: SkillStars) -> Drawn {
        guard stars.total > 0 else {
            return Node(.span, [.class("skill-stars none")], text: words(.notRated))
        }
        let shown = "\(stars.average(in: language)) (\(stars.total))"
        return Node(
            .span,
            [.class("skill-stars"), .role("img"), .label(rating(stars))],
            [
                Node(.span, [.class("skill-star"), Attribute(.ariaHidden, "true")], text: "★"),
                Node(.span, [Attribute(.ariaHidden, "true")], text: shown),
            ]
        )
    }

    /// Cards that are on their way.
    func placeholders(_ count: Int) -> Drawn {
        let cards = (0..<count).map { _ in
            Drawn(
                .li,
                [],
                [
                    Node(
                        .div,
                        [.class("skill-card waiting")],
                        [
                            Node(.span, [.class("skill-tile")]),
                            Node(.span, [.class("skill-ghost short")]),
                            Node(.span, [.class("skill-ghost")]),
                            Node(.span, [.class("skill-ghost")]),
                        ]
                    )
                ]
            )
        }
        return Node(.ul, [.class("skill-cards"), Attribute(.ariaHidden, "true")], cards)
    }
}
