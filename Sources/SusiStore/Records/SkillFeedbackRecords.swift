// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What people wrote about skills: for everybody, for the operators, and about single answers.
public struct SkillFeedbackRecords {
    let transaction: Transaction

    /// What somebody wrote for everybody to read.
    public struct Entry: Sendable {
        /// Who wrote it.
        public let account: Int64
        /// Their address.
        public let email: String
        /// The name they chose; empty where they chose none.
        public let userName: String
        /// The path of their picture; empty where they have none.
        public let avatar: String
        /// What they wrote.
        public let feedback: String
        /// When.
        public let written: Instant
        /// The stars they gave, 0 for none.
        public let stars: Int64
    }

    /// What somebody reported to the operators.
    public struct Report: Sendable {
        /// The skill.
        public let skill: String
        /// What is wrong with it.
        public let feedback: String
        /// Who says so.
        public let email: String
    }

    /// What somebody thinks of one answer.
    public struct Remark: Sendable {
        /// The skill that answered.
        public var skill = ""
        /// `positive` or `negative`.
        public var rating = ""
        /// What was asked.
        public var query = ""
        /// What was answered.
        public var reply = ""
        /// Two letters.
        public var countryCode = ""
        /// The country's name.
        public var countryName = ""
        /// The kind of device.
        public var device = ""
        /// Who thinks so; nil for everybody without an account.
        public var account: Int64?

        /// A remark about nothing.
        public init() {}
    }

    /// How many remarks are kept; the oldest go.
    private static let maximumRemarks: Int64 = 20_000

    /// Puts what an account writes in place of what it wrote before.
    public func write(
        _ feedback: String,
        on skill: String,
        by account: Int64,
        at now: Instant
    ) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO skill_feedback (skill, account, feedback, written) VALUES ($1, $2, $3, $4)
            ON CONFLICT (skill, account)
            DO UPDATE SET feedback = excluded.feedback, written = excluded.written
            """,
            .text(skill),
            .integer(account),
            .text(feedback),
            .integer(now.milliseconds)
        )
        transaction.tell(.opinion(skill))
    }

    /// Removes what an account wrote; false where it wrote nothing.
    public func remove(on skill: String, by account: Int64) throws(StoreFailure) -> Bool {
        let removed = try transaction.run(
            "DELETE FROM skill_feedback WHERE skill = $1 AND account = $2",
            .text(skill),
            .integer(account)
        )
        if removed > 0 { transaction.tell(.opinion(skill)) }
        return removed > 0
    }

    /// What people wrote about a skill, the latest first.
    public func entries(on skill: String) throws(StoreFailure) -> [Entry] {
        try transaction.rows(
            """
            SELECT f.account, a.email, coalesce(n.value, ''), coalesce(v.path, ''), f.feedback,
            f.written, coalesce(s.stars, 0)
            FROM skill_feedback f JOIN accounts a ON a.id = f.account
            LEFT JOIN skill_stars s ON s.skill = f.skill AND s.account = f.account
            LEFT JOIN settings n ON n.account = f.account AND n.name = 'userName'
            LEFT JOIN avatars v ON v.account = f.account
            WHERE f.skill = $1 ORDER BY f.written DESC, f.account LIMIT 1000
            """,
            .text(skill)
        ).map {
            Entry(
                account: $0.int(0),
                email: $0.text(1),
                userName: $0.text(2),
                avatar: $0.text(3),
                feedback: $0.text(4),
                written: Instant(clamping: $0.int(5)),
                stars: $0.int(6)
            )
        }
    }

    /// Reports a skill; false where that account has done so before.
    public func report(
        _ skill: String,
        _ feedback: String,
        by account: Int64,
        at now: Instant
    ) throws(StoreFailure) -> Bool {
        try transaction.run(
            """
            INSERT INTO skill_reports (skill, account, feedback, reported) VALUES ($1, $2, $3, $4)
            ON CONFLICT (skill, account) DO NOTHING
            """,
            .text(skill),
            .integer(account),
            .text(feedback),
            .integer(now.milliseconds)
        ) > 0
    }

    /// All reports, those of one skill together.
    public func reports() throws(StoreFailure) -> [Report] {
        try transaction.rows(
            """
            SELECT r.skill, r.feedback, a.email FROM skill_reports r
            JOIN accounts a ON a.id = r.account ORDER BY r.skill, r.reported LIMIT 10000
            """
        ).map { Report(skill: $0.text(0), feedback: $0.text(1), email: $0.text(2)) }
    }

    /// Keeps what somebody thinks of one answer, for those who look after skills.
    public func add(_ remark: Remark, at now: Instant) throws(StoreFailure) {
        let row = try transaction.row(
            """
            INSERT INTO feedback_log
            (skill, rating, query, reply, country_code, country_name, device, logged, account)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id
            """,
            .text(remark.skill),
            .text(remark.rating),
            .text(remark.query),
            .text(remark.reply),
            .text(remark.countryCode),
            .text(remark.countryName),
            .text(remark.device),
            .integer(now.milliseconds),
            SQLValue(remark.account)
        )
        let oldest = (row?.int(0) ?? 0) - SkillFeedbackRecords.maximumRemarks
        if oldest > 0 {
            try transaction.run("DELETE FROM feedback_log WHERE id <= $1", .integer(oldest))
        }
    }
}

extension Transaction {
    /// What people wrote about skills.
    public var feedback: SkillFeedbackRecords { SkillFeedbackRecords(transaction: self) }
}
