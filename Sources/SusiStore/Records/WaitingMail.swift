// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// A mail that has not left yet.
public struct WaitingMail: Sendable, Equatable {
    /// Letters and digits that no other mail has, the same in every attempt.
    public let name: String
    /// To whom it goes.
    public let recipient: String
    /// What stands above it.
    public let subject: String
    /// What stands in it.
    public let text: String
    /// When it was written.
    public let written: Instant
    /// How often it was tried in vain.
    public let attempts: Int

    /// A mail that nobody has tried to send.
    public init(
        name: String,
        recipient: String,
        subject: String,
        text: String,
        written: Instant
    ) {
        self.name = name
        self.recipient = recipient
        self.subject = subject
        self.text = text
        self.written = written
        attempts = 0
    }

    init(_ row: SQLRow) {
        name = row.text(0)
        recipient = row.text(1)
        subject = row.text(2)
        text = row.text(3)
        written = Instant(clamping: row.int(4))
        attempts = Int(clamping: row.int(5))
    }
}
