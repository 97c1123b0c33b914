// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// The pictures that people uploaded: for skills, for slides, and of themselves.
public struct ImageRecords {
    let transaction: Transaction

    /// A picture.
    public struct Image: Sendable, Equatable {
        /// Its content type, as its bytes say.
        public let type: String
        /// Its bytes.
        public let data: [UInt8]
        /// The account that it is private to.
        public let holder: Int64?
        /// The account that uploaded it.
        public let author: Int64?

        /// A picture somebody uploaded.
        public init(type: String, data: [UInt8], holder: Int64? = nil, author: Int64? = nil) {
            self.type = type
            self.data = data
            self.holder = holder
            self.author = author
        }
    }

    /// The picture at a path.
    public func find(_ path: String) throws(StoreFailure) -> Image? {
        try transaction.row(
            "SELECT type, data, holder, author FROM images WHERE path = $1",
            .text(path)
        ).map {
            Image(
                type: $0.text(0),
                data: $0[1].bytes ?? [],
                holder: $0[2].int64,
                author: $0[3].int64
            )
        }
    }

    /// Puts a picture at a path, in place of what is there.
    public func put(_ image: Image, at path: String, _ now: Instant) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO images (path, holder, author, type, data, stored)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (path) DO UPDATE SET
            type = excluded.type, data = excluded.data, stored = excluded.stored
            """,
            .text(path),
            SQLValue(image.holder),
            SQLValue(image.author),
            .text(image.type),
            .bytes(image.data),
            .integer(now.milliseconds)
        )
    }

    /// Puts the picture of one path at another one too, unless there is one.
    public func copy(_ path: String, to other: String) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO images (path, holder, author, type, data, stored)
            SELECT $1, holder, author, type, data, stored FROM images WHERE path = $2
            ON CONFLICT (path) DO NOTHING
            """,
            .text(other),
            .text(path)
        )
    }

    /// How many bytes an account has uploaded.
    public func size(by author: Int64) throws(StoreFailure) -> Int64 {
        try transaction.row(
            """
            SELECT CAST(coalesce(sum(length(data)), 0) AS BIGINT) FROM images WHERE author = $1
            """,
            .integer(author)
        )?.int(0) ?? 0
    }

    /// The picture that an account has of itself.
    public func avatar(of account: Int64) throws(StoreFailure) -> Image? {
        try transaction.row(
            "SELECT type, data FROM avatars WHERE account = $1",
            .integer(account)
        ).map { Image(type: $0.text(0), data: $0[1].bytes ?? []) }
    }

    /// The picture of somebody, by the path under which others may see it.
    public func avatar(at path: String) throws(StoreFailure) -> Image? {
        try transaction.row("SELECT type, data FROM avatars WHERE path = $1", .text(path)).map {
            Image(type: $0.text(0), data: $0[1].bytes ?? [])
        }
    }

    /// Puts the picture that an account has of itself in place of the last one.
    public func setAvatar(
        _ image: Image,
        at path: String,
        of account: Int64,
        _ now: Instant
    ) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO avatars (account, path, type, data, stored) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (account) DO UPDATE SET path = excluded.path, type = excluded.type,
            data = excluded.data, stored = excluded.stored
            """,
            .integer(account),
            .text(path),
            .text(image.type),
            .bytes(image.data),
            .integer(now.milliseconds)
        )
    }

    /// Which picture an account wants shown: `default`, `gravatar`, `server`, or nothing said.
    public func avatarType(of account: Int64) throws(StoreFailure) -> String? {
        try transaction.row(
            "SELECT value FROM settings WHERE account = $1 AND name = 'avatarType'",
            .integer(account)
        )?.text(0)
    }
}

extension Transaction {
    /// The pictures that people uploaded.
    public var images: ImageRecords { ImageRecords(transaction: self) }
}
