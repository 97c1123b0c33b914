// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct OutboxTests {
    private let noon = Instant(clamping: 1_528_113_682_000)
    private let mail: Mail

    init() throws {
        let jane = try #require(EmailAddress("jane@example.com"))
        mail = Mail(recipient: jane, subject: "Hello", text: "Hello!")
    }

    @Test func `a mail is tried at once, and later again after growing pauses`() {
        var outbox = Outbox(pauses: [.seconds(20), .seconds(120)])
        #expect(outbox.pause(at: noon) == nil)
        #expect(outbox.put(mail, identifier: "a", at: noon) == true)
        #expect(outbox.next(at: noon)?.identifier == "a")
        #expect(outbox.failed("a", forGood: false, at: noon) == .triedAgain(at: after(20)))
        #expect(outbox.next(at: after(19)) == nil)
        #expect(outbox.pause(at: after(19)) == 1000)
        #expect(outbox.next(at: after(20))?.attempts == 1)
        #expect(outbox.failed("a", forGood: false, at: after(20)) == .triedAgain(at: after(140)))
        #expect(outbox.failed("a", forGood: false, at: after(140)) == .givenUp)
        #expect(outbox.entries.isEmpty)
    }

    @Test func `what was refused for good is not tried again`() {
        var outbox = Outbox()
        #expect(outbox.put(mail, identifier: "a", at: noon) == true)
        #expect(outbox.failed("a", forGood: true, at: noon) == .givenUp)
        #expect(outbox.next(at: noon) == nil)
    }

    @Test func `what was delivered is gone, others go on`() {
        var outbox = Outbox()
        #expect(outbox.put(mail, identifier: "a", at: noon) == true)
        #expect(outbox.put(mail, identifier: "b", at: noon) == true)
        outbox.delivered("a")
        #expect(outbox.entries.map(\.identifier) == ["b"])
        #expect(outbox.failed("a", forGood: false, at: noon) == .givenUp)
    }

    @Test func `a full outbox takes no more`() {
        var outbox = Outbox(capacity: 2)
        #expect(outbox.put(mail, identifier: "a", at: noon) == true)
        #expect(outbox.put(mail, identifier: "b", at: noon) == true)
        #expect(outbox.put(mail, identifier: "c", at: noon) == false)
    }

    private func after(_ seconds: Int64) -> Instant {
        noon.advanced(byMilliseconds: seconds * 1000)
    }
}
