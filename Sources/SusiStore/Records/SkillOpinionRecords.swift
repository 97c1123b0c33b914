// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What people think of skills; each skill is named `model/group/language/skill`.
public struct SkillOpinionRecords {
    let transaction: Transaction

    /// What people think of one skill, or of every skill that anybody has an opinion about.
    public func opinions(of skill: String? = nil) throws(StoreFailure) -> [String: SkillOpinion] {
        var opinions: [String: SkillOpinion] = [:]
        for row in try rows("SELECT skill, positive, negative FROM skill_votes {where}", skill) {
            opinions[row.text(0), default: SkillOpinion()].positive = row.int(1)
            opinions[row.text(0), default: SkillOpinion()].negative = row.int(2)
        }
        let stars = "SELECT skill, stars, count(*) FROM skill_stars {where} GROUP BY skill, stars"
        for row in try rows(stars, skill) where (1...5).contains(row.int(1)) {
            opinions[row.text(0), default: SkillOpinion()].stars[Int(row.int(1)) - 1] = row.int(2)
        }
        let feedback = "SELECT skill, count(*) FROM skill_feedback {where} GROUP BY skill"
        for row in try rows(feedback, skill) {
            opinions[row.text(0), default: SkillOpinion()].feedback = row.int(1)
        }
        let bookmarks = "SELECT skill, count(*) FROM skill_bookmarks {where} GROUP BY skill"
        for row in try rows(bookmarks, skill) {
            opinions[row.text(0), default: SkillOpinion()].bookmarks = row.int(1)
        }
        let marks = "SELECT skill, reviewed, editable, staff_pick, system_skill FROM skill_marks"
        for row in try rows(marks + " {where}", skill) {
            opinions[row.text(0), default: SkillOpinion()].marks = SkillMarks(row)
        }
        let uses = """
            SELECT skill, day, CAST(sum(uses) AS BIGINT) FROM skill_usage {where}
            GROUP BY skill, day ORDER BY skill, day
            """
        for row in try rows(uses, skill) {
            opinions[row.text(0), default: SkillOpinion()].uses.append(
                SkillOpinion.Uses(day: row.text(1), count: row.int(2))
            )
        }
        return opinions
    }

    /// Counts a thumb; gives how many there are now.
    public func vote(_ isPositive: Bool, on skill: String) throws(StoreFailure) -> Int64 {
        let row = try transaction.row(
            """
            INSERT INTO skill_votes (skill, positive, negative) VALUES ($1, $2, $3)
            ON CONFLICT (skill) DO UPDATE SET positive = skill_votes.positive + excluded.positive,
            negative = skill_votes.negative + excluded.negative RETURNING positive, negative
            """,
            .text(skill),
            .integer(isPositive ? 1 : 0),
            .integer(isPositive ? 0 : 1)
        )
        transaction.tell(.opinion(skill))
        return (row?.int(0) ?? 0) + (row?.int(1) ?? 0)
    }

    /// Sets the stars that an account gives.
    public func rate(
        _ skill: String,
        stars: Int,
        by account: Int64,
        at now: Instant
    ) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO skill_stars (skill, account, stars, rated) VALUES ($1, $2, $3, $4)
            ON CONFLICT (skill, account)
            DO UPDATE SET stars = excluded.stars, rated = excluded.rated
            """,
            .text(skill),
            .integer(account),
            SQLValue(stars),
            .integer(now.milliseconds)
        )
        transaction.tell(.opinion(skill))
    }

    /// The stars that an account gave a skill, and when.
    public func rating(
        of skill: String,
        by account: Int64
    ) throws(StoreFailure) -> (stars: Int64, rated: Instant)? {
        let row = try transaction.row(
            "SELECT stars, rated FROM skill_stars WHERE skill = $1 AND account = $2",
            .text(skill),
            .integer(account)
        )
        return row.map { ($0.int(0), Instant(clamping: $0.int(1))) }
    }

    /// The skills that an account gave stars, the latest first.
    public func ratings(
        by account: Int64
    ) throws(StoreFailure) -> [(skill: String, stars: Int64, rated: Instant)] {
        try transaction.rows(
            """
            SELECT skill, stars, rated FROM skill_stars WHERE account = $1
            ORDER BY rated DESC, skill LIMIT 10000
            """,
            .integer(account)
        ).map { ($0.text(0), $0.int(1), Instant(clamping: $0.int(2))) }
    }

    /// How many stars were given on each day that any were, the earliest first.
    public func ratingsByDay(
        of skill: String
    ) throws(StoreFailure) -> [(last: Instant, count: Int64, stars: Int64)] {
        try transaction.rows(
            """
            SELECT max(rated), count(*), CAST(sum(stars) AS BIGINT) FROM skill_stars
            WHERE skill = $1 GROUP BY rated / 86400000 ORDER BY rated / 86400000
            """,
            .text(skill)
        ).map { (Instant(clamping: $0.int(0)), $0.int(1), $0.int(2)) }
    }

    /// Sets whether an account has bookmarked a skill.
    public func bookmark(
        _ skill: String,
        _ isMarked: Bool,
        by account: Int64,
        at now: Instant
    ) throws(StoreFailure) {
        if isMarked {
            try transaction.run(
                """
                INSERT INTO skill_bookmarks (skill, account, marked) VALUES ($1, $2, $3)
                ON CONFLICT (skill, account) DO NOTHING
                """,
                .text(skill),
                .integer(account),
                .integer(now.milliseconds)
            )
        } else {
            try transaction.run(
                "DELETE FROM skill_bookmarks WHERE skill = $1 AND account = $2",
                .text(skill),
                .integer(account)
            )
        }
        transaction.tell(.opinion(skill))
    }

    /// The skills that an account has bookmarked, the latest first.
    public func bookmarks(of account: Int64) throws(StoreFailure) -> [String] {
        try transaction.rows(
            """
            SELECT skill FROM skill_bookmarks WHERE account = $1
            ORDER BY marked DESC, skill LIMIT 10000
            """,
            .integer(account)
        ).map { $0.text(0) }
    }

    /// Changes what administrators decided about a skill; what is nil stays as it is.
    public func mark(_ skill: String, _ marks: SkillMarks) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO skill_marks (skill, reviewed, editable, staff_pick, system_skill)
            VALUES ($1, $2, $3, $4, $5) ON CONFLICT (skill) DO UPDATE SET
            reviewed = coalesce(excluded.reviewed, skill_marks.reviewed),
            editable = coalesce(excluded.editable, skill_marks.editable),
            staff_pick = coalesce(excluded.staff_pick, skill_marks.staff_pick),
            system_skill = coalesce(excluded.system_skill, skill_marks.system_skill)
            """,
            .text(skill),
            SkillMarks.value(marks.reviewed),
            SkillMarks.value(marks.editable),
            SkillMarks.value(marks.staffPick),
            SkillMarks.value(marks.systemSkill)
        )
        transaction.tell(.opinion(skill))
    }

    /// The rows of all skills, or of one of them.
    private func rows(_ sql: String, _ skill: String?) throws(StoreFailure) -> [SQLRow] {
        guard let skill else { return try transaction.rows(sql.replacing("{where}", with: "")) }
        return try transaction.rows(
            sql.replacing("{where}", with: "WHERE skill = $1"),
            .text(skill)
        )
    }
}

extension SkillMarks {
    /// Reads the columns behind the skill's name.
    fileprivate init(_ row: SQLRow) {
        self.init()
        reviewed = row[1].int64.map { $0 != 0 }
        editable = row[2].int64.map { $0 != 0 }
        staffPick = row[3].int64.map { $0 != 0 }
        systemSkill = row[4].int64.map { $0 != 0 }
    }

    fileprivate static func value(_ mark: Bool?) -> SQLValue {
        mark.map { SQLValue($0) } ?? .null
    }
}

extension Transaction {
    /// What people think of skills.
    public var opinions: SkillOpinionRecords { SkillOpinionRecords(transaction: self) }
}
