// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// How often a mail is tried that does not get through, and when.
struct MailPauses: Sendable {
    /// How long to wait before each further attempt; together about a day.
    var pauses: [Duration] = [
        .seconds(20), .seconds(120), .seconds(600), .seconds(3600), .seconds(6 * 3600),
        .seconds(16 * 3600),
    ]
    /// However few attempts were made, a mail that is older is not sent: its links have been
    /// forgotten, and nobody waits for it.
    var longest = Duration.seconds(26 * 3600)

    /// When a mail is to be tried again that was tried in vain just now; nil where it is given up.
    func next(after mail: WaitingMail, at now: Instant) -> Instant? {
        guard pauses.indices.contains(mail.attempts) else { return nil }
        return now.advanced(byMilliseconds: pauses[mail.attempts].wholeMilliseconds)
    }

    /// Whether a mail is not to be tried any more.
    func isOver(_ mail: WaitingMail, at now: Instant) -> Bool {
        mail.written.advanced(byMilliseconds: longest.wholeMilliseconds) < now
    }
}
