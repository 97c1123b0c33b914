// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// A skill as people see it at one moment, with what they think of it.
struct ShownSkill: Sendable {
    let entry: ShelvedSkill
    let opinion: SkillOpinion
    /// What apps show, complete.
    let card: SkillCard
    let stars: Stars

    init(_ entry: ShelvedSkill, _ opinion: SkillOpinion) {
        self.entry = entry
        self.opinion = opinion
        stars = opinion.starCounts
        var card = entry.card
        card.rating = opinion.rating
        // Whoever put it into the server's own folder has looked at it (Q25).
        card.isReviewed = opinion.marks.reviewed ?? entry.isShipped
        card.isEditable = opinion.marks.editable ?? true
        card.isStaffPick = opinion.marks.staffPick ?? false
        card.isSystemSkill = opinion.marks.systemSkill ?? false
        card.usageCount = opinion.usage()
        self.card = card.strict()
    }
}

extension SkillOpinion {
    /// How many people gave how many stars.
    var starCounts: Stars {
        Stars(one: stars[0], two: stars[1], three: stars[2], four: stars[3], five: stars[4])
    }

    /// What people think, as it travels.
    var rating: SkillRating {
        var rating = SkillRating()
        rating.positive = positive
        rating.negative = negative
        rating.feedbackCount = feedback
        rating.bookmarkCount = bookmarks
        rating.stars = starCounts
        return rating
    }

    /// How often the skill answered, from a day on.
    func usage(from day: String = "") -> Int64 {
        uses.reduce(0) { $1.day >= day ? $0 + $1.count : $0 }
    }
}

extension Instant {
    /// The first day of as many as are asked for, this one among them; the first of all for less
    /// than one.
    func firstDay(of days: Int) -> String {
        guard days > 0 else { return "" }
        return advanced(byMilliseconds: -Int64(days - 1) * 86_400_000).text(.day(.utc))
    }
}
