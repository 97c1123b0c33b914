// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// Stars, and how they are spread.
extension SkillView {
    func rating(_ facts: SkillFacts) -> Drawn {
        var parts: [Drawn] = [Node(.h2, text: words(.rating))]
        var box: [Drawn] = []
        if facts.stars.total > 0 {
            box.append(spread(facts.stars))
        } else {
            box.append(Node(.p, [.class("quiet")], text: words(.notRated)))
        }
        box.append(buttons)
        parts.append(Node(.div, [.class("group skill-box")], box))
        return Node(.section, [.label(words(.rating))], parts)
    }

    /// The average, and how many gave how many stars.
    private func spread(_ stars: SkillStars) -> Drawn {
        let average = Drawn(
            .div,
            [.class("skill-average")],
            [
                Node(
                    .span,
                    [.class("number"), Attribute(.ariaHidden, "true")],
                    text: stars.average(in: house.language)
                ),
                Node(.span, [.class("hidden")], text: pieces.rating(stars)),
                Node(
                    .span,
                    [.class("quiet"), Attribute(.ariaHidden, "true")],
                    text: pieces.ratings(stars.total)
                ),
            ]
        )
        let rows = (1...5).reversed().map { number -> Drawn in
            let count = stars.counts[number - 1]
            let percent = stars.percent(of: number)
            return share(
                "\(number) ★",
                "\(count) (\(percent)%)",
                percent: percent,
                label: pieces.given(number) + ": \(count), \(percent)%"
            )
        }
        return Node(
            .div,
            [.class("skill-spread")],
            [average, Node(.ul, [.class("skill-shares")], rows)]
        )
    }

    /// A bar with what it stands for.
    func share(_ name: String, _ value: String, percent: Int, label: String) -> Drawn {
        let bar = Drawn(.span, [.class("skill-fill"), Attribute(.styleWidth, "\(percent)%")])
        return Node(
            .li,
            [],
            [
                Node(.span, [.class("hidden")], text: label),
                Node(.span, [.class("name"), Attribute(.ariaHidden, "true")], text: name),
                Node(.span, [.class("skill-track"), Attribute(.ariaHidden, "true")], [bar]),
                Node(.span, [.class("value"), Attribute(.ariaHidden, "true")], text: value),
            ]
        )
    }

    /// Five stars to press.
    private var buttons: Drawn {
        let stars = (1...5).map { number in
            Drawn.iconButton(
                .star,
                pieces.rate(number),
                .skills(.rate(number)),
                class: number <= visit.myStars ? "skill-rate set" : "skill-rate",
                [Attribute(.ariaPressed, number == visit.myStars ? "true" : "false")]
            )
        }
        var parts: [Drawn] = [
            Node(
                .p,
                [.class("quiet")],
                text: words(visit.myStars > 0 ? .yourRating : .tapToRate)
            ),
            Node(.div, [.class("skill-rates"), .role("group"), .label(words(.yourRating))], stars),
        ]
        if !house.knowsPerson {
            parts.append(
                pieces.link(words(.logInToWrite), to: Screen.account.address, "skill-hint")
            )
        }
        return Node(.div, [.class("skill-rate-box")], parts)
    }
}
