// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct MailerTests {
    private let jane: EmailAddress

    init() throws {
        jane = try #require(EmailAddress("jane@example.com"))
    }

    @Test func `a mail arrives as it was written`() throws {
        let sink = try MailSink()
        let mailer = try mailer("smtp://susi:p%40ss@127.0.0.1:\(sink.port)")
        let text = ".\n..\nGrüße!\n\n" + String(repeating: "lang ", count: 50)
        #expect(mailer.send(Mail(recipient: jane, subject: "Schöne Grüße", text: text)))
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
            Outbox(pauses: [.milliseconds(1), .milliseconds(1), .milliseconds(1)])
        )
        #expect(mailer.send(Mail(recipient: jane, subject: "Hello", text: "Hello!")))
        #expect(sink.mails(1).count == 1)
    }

    @Test func `a refused mail does not hold up the next one`() throws {
        let sink = try MailSink(refusing: ["554 nobody wants this"])
        let mailer = try mailer("smtp://127.0.0.1:\(sink.port)")
        #expect(mailer.send(Mail(recipient: jane, subject: "First", text: "")))
        #expect(mailer.send(Mail(recipient: jane, subject: "Second", text: "")))
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
            Outbox(pauses: []),
            log: Log(.debug, now: { .earliest }, write: { heard.line($0) })
        )
        #expect(mailer.send(Mail(recipient: jane, subject: "Hello", text: "Hello!")))
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
            outbox: Outbox(pauses: []),
            now: ClockAndDice.real.now,
            log: Log(.error, write: { heard.line($0) })
        )
        #expect(mailer.send(Mail(recipient: jane, subject: "Hello", text: "Hello!")))
        #expect(heard.wait().contains("mail given up"))
        #expect(sink.commands.contains("EHLO"))
        #expect(!sink.commands.contains("AUTH") && !sink.commands.contains("MAIL"))
    }

    private func mailer(
        _ url: String,
        _ outbox: Outbox = Outbox(),
        log: Log = Log(.error, write: { _ in })
    ) throws -> Mailer {
        let server = try MailServer(url, sender: "susi@example.org")
        return Mailer(server, outbox: outbox, now: ClockAndDice.real.now, log: log)
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
