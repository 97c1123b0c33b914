// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// A skill that somebody wrote on this server, or the news that one from elsewhere was deleted.
public struct StoredSkill: Sendable, Equatable {
    /// Its name, `model/group/language/skill`.
    public let skill: String
    /// The account that it is private to, 0 where it is for everybody.
    public let owner: Int64
    /// The account that wrote it first; nil where that is gone.
    public let author: Int64?
    /// Its text.
    public let text: String
    /// The number of its latest version; 0 where there is nothing but the deletion.
    public let version: Int64
    /// When it came to be.
    public let created: Instant
    /// When its text last changed.
    public let modified: Instant
    /// When it was deleted; nil where it was not.
    public let deleted: Instant?

    /// Whether somebody deleted it.
    public var isDeleted: Bool { deleted != nil }

    /// The columns that `init(_:)` reads.
    static let columns = "skill, owner, author, text, version, created, modified, deleted"

    init(_ row: SQLRow) {
        skill = row.text(0)
        owner = row.int(1)
        author = row[2].int64
        text = row.text(3)
        version = row.int(4)
        created = Instant(clamping: row.int(5))
        modified = Instant(clamping: row.int(6))
        deleted = row[7].int64.map { Instant(clamping: $0) }
    }
}
