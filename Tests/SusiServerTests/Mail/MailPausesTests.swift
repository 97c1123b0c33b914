// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct MailPausesTests {
    private let noon = Instant(clamping: 1_528_113_682_000)

    @Test func `a mail is tried again after growing pauses, for about a day`() throws {
        let store = try Store.inMemory()
        let mail = WaitingMail(
            name: "a",
            recipient: "jane@example.com",
            subject: "Hello",
            text: "",
            written: noon
        )
        let noon = noon
        #expect(try store.writeNow { try $0.mails.add(mail, most: 1) })
        let pauses = MailPauses()
        var now = noon
        var count = 0
        while true {
            let time = now
            let claimed = try store.writeNow { try $0.mails.claim(at: time, until: time) }
            let next = pauses.next(after: try #require(claimed), at: time)
            count += 1
            guard let next else { break }
            #expect(next > now)
            try store.writeNow { try $0.mails.putOff("a", until: next) }
            now = next
        }
        #expect(count == 7)
        let hours = (now.milliseconds - noon.milliseconds) / 3_600_000
        #expect((20...26).contains(hours))
        #expect(!pauses.isOver(mail, at: now))
        #expect(pauses.isOver(mail, at: now.advanced(byMilliseconds: 5 * 3_600_000)))
    }
}
