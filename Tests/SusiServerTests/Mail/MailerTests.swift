// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct MailerTests {
    private let store: Store

    init() throws {
        store = try HouseholdStore.new()
    }

    @Test func `a mail arrives as it was written`() throws {
        let sink = try MailSink()
        let mailer = try mailer("smtp://susi:p%40ss@127.0.0.1:\(sink.port)")
        let text = ".\n..\nGrüße!\n\n" + String(repeating: "lang ", count: 50)
        try store.post(text, subject: "Schöne Grüße", with: mailer)
        let mail = try #require(sink.mails(1).first)
        #expect(mail.sender == "<susi@example.org>")
        #expect(mail.recipients == ["<jane@example.com>"])
        #expect(mail.credentials == "\0susi\0p@ss")
        #expect(mail.lines.contains("Subject: =?utf-8?q?Sch=C3=B6ne_Gr=C3=BC=C3=9Fe?="))
        #expect(mail.text == text + "\n")
    }

    @Test func `a mail is sent again until it is taken, under the same name`() throws {
        let sink = try MailSink(refusing: ["451 later", "452 still later"])
        let mailer = try mailer(
            "smtp://127.0.0.1:\(sink.port)",
            MailPauses(pauses: [.milliseconds(1), .milliseconds(1), .milliseconds(1)])
        )
        try store.post("Hello!", with: mailer)
        #expect(sink.mails(1).count == 1)
    }

    @Test func `a refused mail does not hold up the next one`() throws {
        let sink = try MailSink(refusing: ["554 nobody wants this"])
        let mailer = try mailer("smtp://127.0.0.1:\(sink.port)")
        try store.post("", subject: "First", with: mailer)
        try store.post("", subject: "Second", with: mailer)
        let mails = sink.mails(1)
        #expect(mails.count == 1)
        #expect(mails.first?.lines.contains("Subject: Second") == true)
    }

    @Test func `a server that does not answer holds nobody up and is told of without names`() throws
    {
        let heard = Heard()
        let listening = try ListeningSocket(host: "127.0.0.1", port: 0)
        let port = listening.port
        close(listening.release())
        let mailer = try mailer(
            "smtp://susi:topsecret@127.0.0.1:\(port)",
            MailPauses(pauses: []),
            log: Log(.debug, now: { .earliest }, write: { heard.line($0) })
        )
        try store.post("Hello!", with: mailer)
        let line = heard.wait()
        #expect(line.contains("event=\"mail given up\""))
        #expect(!line.contains("jane") && !line.contains("topsecret"))
    }

    @Test func `a server that cannot encrypt hears neither the password nor the mail`() throws {
        let heard = Heard()
        let sink = try MailSink()
        var server = try MailServer(
            "smtp://susi:topsecret@127.0.0.1:\(sink.port)",
            sender: "susi@example.org"
        )
        // As if it were on another machine.
        server.encryption = .demanded
        let mailer = Mailer(
            server,
            store: store,
            pauses: MailPauses(pauses: []),
            now: ClockAndDice.real.now,
            log: Log(.error, write: { heard.line($0) })
        )
        try store.post("Hello!", with: mailer)
        #expect(heard.wait().contains("mail given up"))
        #expect(sink.commands.contains("EHLO"))
        #expect(!sink.commands.contains("AUTH") && !sink.commands.contains("MAIL"))
    }

    @Test func `a mail that waits outlives the server, and is forgotten once it has left`() throws {
        let closed = try ListeningSocket(host: "127.0.0.1", port: 0).port
        let heard = Heard()
        do {
            let mailer = try mailer(
                "smtp://127.0.0.1:\(closed)",
                log: Log(.error, write: { heard.line($0) })
            )
            try store.post("A secret", with: mailer)
            #expect(heard.wait().contains("mail not sent yet"))
        }
        #expect(try store.waitingMails() == 1)
        try store.writeNow { try $0.run("UPDATE mails SET due = 0") }
        let sink = try MailSink()
        let mailer = try mailer("smtp://127.0.0.1:\(sink.port)")
        #expect(sink.mails(1).first?.text == "A secret\n")
        try isEmptySoon()
        withExtendedLifetime(mailer) {}
    }

    @Test func `several servers of one store send each mail once`() throws {
        let sink = try MailSink()
        let mailers = try (0..<4).map { _ in try mailer("smtp://127.0.0.1:\(sink.port)") }
        for number in 0..<24 {
            try store.post("", subject: "Mail \(number)", with: mailers[number % 4])
            for mailer in mailers { mailer.wake() }
        }
        #expect(sink.mails(24).count == 24)
        try isEmptySoon()
        let subjects = sink.mails(24).flatMap { $0.lines.filter { $0.hasPrefix("Subject") } }
        #expect(Set(subjects).count == 24 && subjects.count == 24)
    }

    @Test func `a mail that nobody waits for any more is not sent`() throws {
        let sink = try MailSink()
        let old = WaitingMail(
            name: "old",
            recipient: "jane@example.com",
            subject: "Old",
            text: "",
            written: ClockAndDice.real.now().advanced(byMilliseconds: -27 * 3_600_000)
        )
        #expect(try store.writeNow { try $0.mails.add(old, most: 9) })
        let mailer = try mailer("smtp://127.0.0.1:\(sink.port)")
        try store.post("", subject: "New", with: mailer)
        #expect(sink.mails(1).first?.lines.contains("Subject: New") == true)
        try isEmptySoon()
        #expect(sink.mails(1).count == 1)
    }

    /// Nothing is left in the store, once the mailer has told it of all.
    private func isEmptySoon() throws {
        let end = ContinuousClock.now + .seconds(10)
        while try store.waitingMails() > 0, ContinuousClock.now < end {}
        #expect(try store.waitingMails() == 0)
    }

    private func mailer(
        _ url: String,
        _ pauses: MailPauses = MailPauses(),
        log: Log = Log(.error, write: { _ in })
    ) throws -> Mailer {
        let server = try MailServer(url, sender: "susi@example.org")
        return Mailer(
            server,
            store: store,
            pauses: pauses,
            now: ClockAndDice.real.now,
            log: log
        )
    }

    private final class Heard: Sendable {
        private let lines = Monitor<[String]>([])

        func line(_ line: String) { lines.update { $0.append(line) } }

        func wait() -> String {
            var heard = ""
            _ = lines.wait(atMost: .seconds(10)) {
                heard = $0.first ?? ""
                return !$0.isEmpty
            }
            return heard
        }
    }
}
