// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A mail to one person: a subject and plain text.
struct Mail: Sendable, Equatable {
    let recipient: EmailAddress
    let subject: String
    /// Paragraphs, with `\n` at the end of lines.
    let text: String
}

extension Mail {
    /// The mail as it travels (RFC 5322), in ASCII, with `\r\n` at the end of lines.
    ///
    /// - Parameters:
    ///   - sender: the address it comes from.
    ///   - identifier: letters and digits that no other mail has.
    ///   - date: when it was written.
    /// - Returns: its bytes.
    func message(from sender: EmailAddress, identifier: String, date: Instant) -> [UInt8] {
        // The names of days and months are those of HTTP, which calls the zone otherwise.
        let time = date.text(.http).dropLast(3) + "+0000"
        var lines = [
            "From: Susi <\(sender)>",
            "To: <\(recipient)>",
            "Subject: " + HeaderText.encoded(subject, after: "Subject: ".utf8.count),
            "Date: \(time)",
            "Message-ID: <\(identifier)@\(sender.domain)>",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: quoted-printable",
            // Nobody's holiday note answers it.
            "Auto-Submitted: auto-generated",
            "",
        ]
        lines += QuotedPrintable.lines(of: text)
        return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    }
}
