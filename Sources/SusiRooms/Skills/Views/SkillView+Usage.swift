// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// How often the skill answered.
extension SkillView {
    private static let width = 300
    private static let height = 72

    var usage: Drawn {
        var parts: [Drawn] = [Node(.h2, text: words(.usage))]
        var box: [Drawn] = []
        if visit.uses.byDay.isEmpty {
            box.append(Node(.p, [.class("quiet")], text: words(.noUsage)))
        } else {
            box.append(chart)
        }
        box += shares(.byCountry, visit.uses.byCountry)
        box += shares(.byDevice, visit.uses.byDevice)
        parts.append(Node(.div, [.class("group skill-box")], box))
        return Node(.section, [.label(words(.usage))], parts)
    }

    /// A bar for each of the last days.
    private var chart: Drawn {
        let days = visit.uses.byDay
        let most = max(1, days.max() ?? 1)
        let step = SkillView.width / max(1, days.count)
        let today = house.now / 86_400_000
        let bars = days.enumerated().map { index, count -> Drawn in
            let share = Int(Int64(count) * Int64(SkillView.height - 4) / Int64(most))
            // A day with a single use is not to look like one without any.
            let height = count > 0 ? max(3, share) : 1
            let day = SkillDate.day(
                today - Int64(days.count - 1 - index),
                in: house.language
            )
            return Node(
                .rect,
                [
                    .class(count > 0 ? "skill-use" : "skill-use none"),
                    Attribute(.x, "\(index * step + 1)"),
                    Attribute(.y, "\(SkillView.height - height)"),
                    Attribute(.width, "\(step - 2)"), Attribute(.height, "\(height)"),
                    Attribute(.rx, "1"),
                ],
                [Node(.drawingTitle, text: "\(day): \(count)")]
            )
        }
        let total = pieces.uses(visit.uses.total)
        let drawing = Drawn(
            .svg,
            [
                .class("skill-usage"),
                Attribute(.viewBox, "0 0 \(SkillView.width) \(SkillView.height)"),
                .role("img"), .label(total),
            ],
            bars
        )
        let ends = [
            SkillDate.day(today - Int64(days.count - 1), in: house.language),
            SkillDate.day(today, in: house.language),
        ]
        return Node(
            .figure,
            [.class("skill-usage-figure")],
            [
                Node(.figcaption, text: total), drawing,
                Node(
                    .div,
                    [.class("skill-usage-ends quiet"), Attribute(.ariaHidden, "true")],
                    ends.map { Node(.span, text: $0) }
                ),
            ]
        )
    }

    private func shares(_ title: SkillsWording, _ shares: [SkillUses.Share]) -> [Drawn] {
        guard !shares.isEmpty else { return [] }
        let total = shares.reduce(Int64(0)) { $0 + Int64($1.count) }
        let rows = shares.map { part -> Drawn in
            let percent = Int(Int64(part.count) * 100 / max(1, total))
            return share(
                part.name,
                "\(part.count) (\(percent)%)",
                percent: percent,
                label: "\(part.name): \(part.count), \(percent)%"
            )
        }
        return [Node(.h3, text: words(title)), Node(.ul, [.class("skill-shares wide")], rows)]
    }
}
