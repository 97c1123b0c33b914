// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// The mails that have not left yet; all servers of one database send them, each of them once.
///
/// They have secrets in them, so none stays here for longer than it is needed.
public struct MailRecords {
    let transaction: Transaction

    /// Takes a mail to be sent at once; false where so many are waiting already.
    public func add(_ mail: WaitingMail, most: Int) throws(StoreFailure) -> Bool {
        guard try count() < most else { return false }
        try transaction.run(
            """
            INSERT INTO \(Table.mails)
            (name, recipient, subject, text, written, attempts, due)
            VALUES ($1, $2, $3, $4, $5, 0, $5)
            """,
            .text(mail.name),
            .text(mail.recipient),
            .text(mail.subject),
            .text(mail.text),
            .integer(mail.written.milliseconds)
        )
        return true
    }

    /// How many are waiting or being sent.
    public func count() throws(StoreFailure) -> Int {
        Int(try transaction.row("SELECT count(*) FROM \(Table.mails)")?.int(0) ?? 0)
    }

    /// When the next one is to be tried; nil where none waits.
    public func nextTime() throws(StoreFailure) -> Instant? {
        let row = try transaction.row("SELECT min(due) FROM \(Table.mails)")
        return row?[0].int64.map { Instant(clamping: $0) }
    }

    /// The mail to be tried next, if its time has come; until then nobody else gets it.
    ///
    /// Whoever stops before it is told what became of the mail leaves it to the others by then.
    public func claim(at now: Instant, until end: Instant) throws(StoreFailure) -> WaitingMail? {
        // Two servers that look at the same moment would both find it.
        try transaction.hold("mails")
        return try transaction.row(
            """
            UPDATE \(Table.mails) SET due = $2 WHERE id =
            (SELECT id FROM \(Table.mails) WHERE due <= $1 ORDER BY due, id LIMIT 1)
            RETURNING name, recipient, subject, text, written, attempts
            """,
            .integer(now.milliseconds),
            .integer(end.milliseconds)
        ).map { WaitingMail($0) }
    }

    /// The mail was tried in vain and is to be tried again then.
    public func putOff(_ name: String, until time: Instant) throws(StoreFailure) {
        try transaction.run(
            "UPDATE \(Table.mails) SET attempts = attempts + 1, due = $2 WHERE name = $1",
            .text(name),
            .integer(time.milliseconds)
        )
    }

    /// Forgets a mail: it has left, or is given up.
    public func remove(_ name: String) throws(StoreFailure) {
        try transaction.run("DELETE FROM \(Table.mails) WHERE name = $1", .text(name))
    }

    /// Forgets what was written before that time, also where nobody sends mails any more.
    public func forget(writtenBefore time: Instant) throws(StoreFailure) {
        try transaction.run(
            "DELETE FROM \(Table.mails) WHERE written < $1",
            .integer(time.milliseconds)
        )
    }
}

extension Transaction {
    /// The mails that have not left yet.
    public var mails: MailRecords { MailRecords(transaction: self) }
}
