// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// The skills that people wrote on this server, with all their versions.
///
/// Each is named `model/group/language/skill`, and belongs to everybody (owner 0) or to the account
/// that it is private to.
public struct SkillRecords {
    let transaction: Transaction

    /// All skills that are for everybody, deleted ones too.
    public func all() throws(StoreFailure) -> [StoredSkill] {
        try transaction.rows(
            "SELECT \(StoredSkill.columns) FROM skills WHERE owner = 0 ORDER BY skill"
        ).map { StoredSkill($0) }
    }

    /// The private skills of an account, or of all accounts.
    public func allPrivate(of owner: Int64? = nil) throws(StoreFailure) -> [StoredSkill] {
        try transaction.rows(
            """
            SELECT \(StoredSkill.columns) FROM skills
            WHERE owner BETWEEN $1 AND $2 AND deleted IS NULL ORDER BY skill, owner LIMIT 10000
            """,
            .integer(owner ?? 1),
            .integer(owner ?? .max)
        ).map { StoredSkill($0) }
    }

    /// The skill of that name, also where it is deleted.
    public func find(_ skill: String, owner: Int64 = 0) throws(StoreFailure) -> StoredSkill? {
        try transaction.row(
            "SELECT \(StoredSkill.columns) FROM skills WHERE skill = $1 AND owner = $2",
            .text(skill),
            .integer(owner)
        ).map { StoredSkill($0) }
    }

    /// The accounts that have a private skill of that name, with their addresses.
    public func owners(
        of skill: String
    ) throws(StoreFailure) -> [(owner: Int64, email: String)] {
        try transaction.rows(
            """
            SELECT s.owner, a.email FROM skills s JOIN accounts a ON a.id = s.owner
            WHERE s.skill = $1 AND s.owner > 0 AND s.deleted IS NULL ORDER BY s.owner LIMIT 1000
            """,
            .text(skill)
        ).map { ($0.int(0), $0.text(1)) }
    }

    /// How many skills an account has written.
    public func count(by author: Int64) throws(StoreFailure) -> Int64 {
        try transaction.row("SELECT count(*) FROM skills WHERE author = $1", .integer(author))?
            .int(0) ?? 0
    }

    /// How many versions of skills an account has written.
    public func versionCount(by author: Int64) throws(StoreFailure) -> Int64 {
        try transaction.row(
            "SELECT count(*) FROM skill_versions WHERE author = $1",
            .integer(author)
        )?.int(0) ?? 0
    }

    /// Puts a new version in place; the skill comes to be or comes back where it has to.
    public func write(
        _ version: StoredVersion,
        of skill: String,
        owner: Int64 = 0,
        at now: Instant
    ) throws(StoreFailure) {
        try transaction.hold("skill \(skill)")
        let last = try transaction.row(
            "SELECT max(number) FROM skill_versions WHERE skill = $1 AND owner = $2",
            .text(skill),
            .integer(owner)
        )
        let number = (last?.int(0) ?? 0) + 1
        let holder = SQLValue(owner == 0 ? nil : owner)
        try transaction.run(
            """
            INSERT INTO skills
            (skill, owner, holder, author, text, version, created, modified, deleted)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL) ON CONFLICT (skill, owner) DO UPDATE SET
            text = excluded.text, version = excluded.version, modified = excluded.modified,
            author = coalesce(skills.author, excluded.author), deleted = NULL
            """,
            .text(skill),
            .integer(owner),
            holder,
            SQLValue(version.author),
            .text(version.text),
            .integer(number),
            .integer(now.milliseconds),
            .integer(now.milliseconds)
        )
        try transaction.run(
            """
            INSERT INTO skill_versions
            (skill, owner, number, holder, author, text, note, author_name, written)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            """,
            .text(skill),
            .integer(owner),
            .integer(number),
            holder,
            SQLValue(version.author),
            .text(version.text),
            .text(version.note),
            .text(version.authorName),
            .integer(version.written.milliseconds)
        )
        tell(skill, owner)
    }

    /// Marks a skill as deleted; where it is not from here, nothing but that is stored.
    public func delete(_ skill: String, owner: Int64 = 0, at now: Instant) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO skills
            (skill, owner, holder, author, text, version, created, modified, deleted)
            VALUES ($1, $2, $3, NULL, '', 0, $4, $5, $6)
            ON CONFLICT (skill, owner) DO UPDATE SET deleted = excluded.deleted
            """,
            .text(skill),
            .integer(owner),
            SQLValue(owner == 0 ? nil : owner),
            .integer(now.milliseconds),
            .integer(now.milliseconds),
            .integer(now.milliseconds)
        )
        tell(skill, owner)
    }

    /// Brings a deleted skill back; false where none of that name is deleted.
    public func restore(_ skill: String) throws(StoreFailure) -> Bool {
        let forgotten = try transaction.run(
            "DELETE FROM skills WHERE skill = $1 AND owner = 0 AND version = 0",
            .text(skill)
        )
        let restored = try transaction.run(
            "UPDATE skills SET deleted = NULL WHERE skill = $1 AND owner = 0 AND deleted IS NOT NULL",
            .text(skill)
        )
        tell(skill, 0)
        return forgotten + restored > 0
    }

    /// Gives a skill another name; versions and opinions go with it.
    ///
    /// The new name has to be free; what people once thought of a skill of that name is forgotten.
    public func move(_ skill: String, to other: String, owner: Int64 = 0) throws(StoreFailure) {
        for table in ["skills", "skill_versions"] {
            try transaction.run(
                "UPDATE \(table) SET skill = $1 WHERE skill = $2 AND owner = $3",
                .text(other),
                .text(skill),
                .integer(owner)
            )
        }
        guard owner == 0 else { return }
        for table in SkillRecords.opinionTables {
            try transaction.run("DELETE FROM \(table) WHERE skill = $1", .text(other))
            try transaction.run(
                "UPDATE \(table) SET skill = $1 WHERE skill = $2",
                .text(other),
                .text(skill)
            )
        }
        tell(skill, owner)
        tell(other, owner)
    }

    /// The versions of a skill, the latest first, without their texts.
    public func history(
        of skill: String,
        owner: Int64 = 0
    ) throws(StoreFailure) -> [StoredVersion] {
        try transaction.rows(
            """
            SELECT v.number, '', v.note, v.author, v.author_name, coalesce(a.email, ''), v.written
            FROM skill_versions v LEFT JOIN accounts a ON a.id = v.author
            WHERE v.skill = $1 AND v.owner = $2 ORDER BY v.number DESC LIMIT 1000
            """,
            .text(skill),
            .integer(owner)
        ).map { StoredVersion($0) }
    }

    /// One version of a skill.
    public func version(
        _ number: Int64,
        of skill: String,
        owner: Int64 = 0
    ) throws(StoreFailure) -> StoredVersion? {
        try transaction.row(
            """
            SELECT v.number, v.text, v.note, v.author, v.author_name, coalesce(a.email, ''),
            v.written FROM skill_versions v LEFT JOIN accounts a ON a.id = v.author
            WHERE v.skill = $1 AND v.owner = $2 AND v.number = $3
            """,
            .text(skill),
            .integer(owner),
            .integer(number)
        ).map { StoredVersion($0) }
    }

    /// The tables whose rows belong to a skill of that name.
    private static let opinionTables = [
        "skill_votes", "skill_stars", "skill_feedback", "skill_reports", "skill_bookmarks",
        "skill_usage", "feedback_log", "skill_marks",
    ]

    /// What is private nobody keeps in memory.
    private func tell(_ skill: String, _ owner: Int64) {
        if owner == 0 { transaction.tell(.skill(skill)) }
    }
}

extension StoredVersion {
    fileprivate init(_ row: SQLRow) {
        self.init()
        number = row.int(0)
        text = row.text(1)
        note = row.text(2)
        author = row[3].int64
        authorName = row.text(4)
        email = row.text(5)
        written = Instant(clamping: row.int(6))
    }
}

extension Transaction {
    /// The skills that people wrote on this server.
    public var skills: SkillRecords { SkillRecords(transaction: self) }
}
