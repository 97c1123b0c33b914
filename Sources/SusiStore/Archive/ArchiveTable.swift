// Susi. SPDX-License-Identifier: Apache-2.0

/// A table with things of people, and how an account's rows travel in its archive.
struct ArchiveTable: Sendable {
    /// How a column travels.
    enum Kind: Sendable {
        case text
        case number(ClosedRange<Int64>)
        /// Milliseconds, as a date.
        case instant
        /// Bytes that are JSON text, as the value they stand for.
        case document
        /// Bytes, in Base64.
        case bytes
    }

    struct Column: Sendable {
        let name: String
        let kind: Kind
        var isOptional = false

        init(_ name: String, _ kind: Kind = .text, isOptional: Bool = false) {
            self.name = name
            self.kind = kind
            self.isOptional = isOptional
        }
    }

    /// What an archive calls it.
    let member: String
    let table: String
    /// The column that says whose a row is.
    let owner: String
    let columns: [Column]
    /// What orders the rows.
    let order: String
    /// How many rows an archive may bring in; none where it brings in none.
    var importable = 0
    /// Whether rows come in only where there are none yet, because their order counts.
    var isSequence = false
}

extension ArchiveTable {
    /// All that is kept of people, beside the account itself.
    static let all: [ArchiveTable] = own + opinions + authored

    private static let own = [
        ArchiveTable(
            member: "settings",
            table: "settings",
            owner: "account",
            columns: [Column("name"), Column("value"), Column("changed", .instant)],
            order: "name",
            importable: 300
        ),
        ArchiveTable(
            member: "conversation",
            table: "cognitions",
            owner: "account",
            columns: [
                Column("asked", .instant), Column("query"), Column("answer"), Column("skill"),
                Column("document", .document),
            ],
            order: "id",
            importable: 100_000,
            isSequence: true
        ),
        ArchiveTable(
            member: "memory",
            table: "memories",
            owner: "account",
            columns: [Column("name"), Column("value"), Column("changed", .instant)],
            order: "changed, name",
            importable: 1000
        ),
        ArchiveTable(
            member: "notebook",
            table: "notebook",
            owner: "account",
            columns: [
                Column("kind"), Column("list"), Column("text"),
                Column("due", .number(0...253_402_300_799_999)),
                Column("days", .number(0...127)), Column("minute", .number(0...1439)),
                Column("made", .number(0...253_402_300_799_999)),
            ],
            order: "id",
            importable: 2100,
            isSequence: true
        ),
        ArchiveTable(
            member: "devices",
            table: "devices",
            owner: "account",
            columns: [
                Column("mac"), Column("name"), Column("room"),
                Column("latitude", isOptional: true), Column("longitude", isOptional: true),
                Column("added", .instant),
            ],
            order: "added, mac",
            importable: 100
        ),
        ArchiveTable(
            member: "keys",
            table: "api_keys",
            owner: "account",
            columns: [Column("name"), Column("value")],
            order: "name",
            importable: 200
        ),
        ArchiveTable(
            member: "logins",
            table: "tokens",
            owner: "account",
            columns: [
                Column("kind"), Column("created", .instant),
                Column("expires", .instant, isOptional: true),
            ],
            order: "created"
        ),
    ]

    private static let opinions = [
        ArchiveTable(
            member: "stars",
            table: "skill_stars",
            owner: "account",
            columns: [Column("skill"), Column("stars", .number(1...5)), Column("rated", .instant)],
            order: "skill",
            importable: 10_000
        ),
        ArchiveTable(
            member: "feedback",
            table: "skill_feedback",
            owner: "account",
            columns: [Column("skill"), Column("feedback"), Column("written", .instant)],
            order: "skill",
            importable: 10_000
        ),
        ArchiveTable(
            member: "bookmarks",
            table: "skill_bookmarks",
            owner: "account",
            columns: [Column("skill"), Column("marked", .instant)],
            order: "skill",
            importable: 10_000
        ),
        // Reports are acted upon here; elsewhere they would accuse a skill once more.
        ArchiveTable(
            member: "reports",
            table: "skill_reports",
            owner: "account",
            columns: [Column("skill"), Column("feedback"), Column("reported", .instant)],
            order: "skill"
        ),
        ArchiveTable(
            member: "thumbs",
            table: "feedback_log",
            owner: "account",
            columns: [
                Column("skill"), Column("rating"), Column("query"), Column("reply"),
                Column("country_code"), Column("country_name"), Column("device"),
                Column("logged", .instant),
            ],
            order: "id"
        ),
    ]

    private static let authored = [
        ArchiveTable(
            member: "drafts",
            table: "drafts",
            owner: "account",
            columns: [Column("id"), Column("document"), Column("stored", .instant)],
            order: "stored, id",
            importable: 1000
        ),
        ArchiveTable(
            member: "private_skills",
            table: "skills",
            owner: "holder",
            columns: [
                Column("skill"), Column("text"), Column("created", .instant),
                Column("modified", .instant),
            ],
            order: "skill"
        ),
        ArchiveTable(
            member: "written_versions",
            table: "skill_versions",
            owner: "author",
            columns: [
                Column("skill"), Column("number", .number(0...Int64.max)), Column("text"),
                Column("note"), Column("written", .instant),
            ],
            order: "skill, number"
        ),
        ArchiveTable(
            member: "images",
            table: "images",
            owner: "author",
            columns: [
                Column("path"), Column("type"), Column("data", .bytes), Column("stored", .instant),
            ],
            order: "path"
        ),
        ArchiveTable(
            member: "avatar",
            table: "avatars",
            owner: "account",
            columns: [Column("type"), Column("data", .bytes), Column("stored", .instant)],
            order: "stored"
        ),
    ]
}
