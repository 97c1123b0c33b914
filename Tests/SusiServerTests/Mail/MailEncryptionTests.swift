// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite(.enabled(if: TestCertificate.canBeMade, "needs the command openssl"))
struct MailEncryptionTests {
    private let certificate: TestCertificate
    private let store: Store
    private let heard = Monitor<[String]>([])

    init() throws {
        certificate = try TestCertificate(for: "DNS:localhost,IP:127.0.0.1")
        store = try HouseholdStore.new()
    }

    private func server(
        _ scheme: String,
        _ sink: MailSink,
        trusting authority: String?
    ) throws -> MailServer {
        var server = try MailServer(
            "\(scheme)://susi:p%40ss@127.0.0.1:\(sink.port)",
            sender: "susi@example.org"
        )
        // As if it were on another machine.
        if scheme == "smtp" { server.encryption = .demanded }
        server.authority = authority
        return server
    }

    private func mailer(_ server: MailServer) -> Mailer {
        let heard = heard
        return Mailer(
            server,
            store: store,
            pauses: MailPauses(pauses: [.seconds(3600)]),
            now: ClockAndDice.real.now,
            log: Log(.error, write: { line in heard.update { $0.append(line) } })
        )
    }

    private func lines(_ count: Int) -> [String] {
        var lines: [String] = []
        _ = heard.wait(atMost: .seconds(20)) {
            lines = $0
            return $0.count >= count
        }
        return lines
    }

    private func isSent(_ sink: MailSink) throws {
        let mail = try #require(sink.mails(1).first)
        #expect(mail.credentials == "\0susi\0p@ss")
        #expect(mail.recipients == ["<jane@example.com>"])
        #expect(mail.text == "Grüße\n")
    }

    @Test func `after STARTTLS all is said that is secret, and nothing before`() throws {
        let sink = try MailSink(encryption: .whenAsked(certificate))
        let mailer = mailer(try server("smtp", sink, trusting: certificate.file))
        try store.post("Grüße", with: mailer)
        try isSent(sink)
        #expect(sink.commands.prefix(4) == ["EHLO", "STAR", "EHLO", "AUTH"])
    }

    @Test func `a server that encrypts from the beginning is spoken to like that`() throws {
        let sink = try MailSink(encryption: .fromTheBeginning(certificate))
        let mailer = mailer(try server("smtps", sink, trusting: certificate.file))
        try store.post("Grüße", with: mailer)
        try isSent(sink)
    }

    @Test(arguments: ["smtp", "smtps"])
    func `a certificate that nobody vouches for is refused, and the mail waits`(
        _ scheme: String
    ) throws {
        let sink = try MailSink(
            encryption: scheme == "smtp" ? .whenAsked(certificate) : .fromTheBeginning(certificate)
        )
        do {
            let careful = mailer(try server(scheme, sink, trusting: nil))
            try store.post("Grüße", with: careful)
            let line = try #require(lines(1).first)
            #expect(line.contains("mail not sent yet"))
            #expect(line.contains("certificate is not trusted") && line.contains("--smtp-ca"))
            #expect(!line.contains("jane") && !line.contains("p@ss"))
        }
        #expect(!sink.commands.contains("AUTH") && !sink.commands.contains("MAIL"))
        #expect(try store.waitingMails() == 1)
        // The administrator puts it right and starts the server again.
        try store.writeNow { try $0.run("UPDATE mails SET due = 0") }
        let mailer = mailer(try server(scheme, sink, trusting: certificate.file))
        try isSent(sink)
        withExtendedLifetime(mailer) {}
    }

    @Test func `a certificate for another name is refused, whoever vouches for it`() throws {
        let other = try TestCertificate(for: "DNS:mail.example.org")
        let sink = try MailSink(encryption: .fromTheBeginning(other))
        let mailer = mailer(try server("smtps", sink, trusting: other.file))
        try store.post("Grüße", with: mailer)
        #expect(lines(1).first?.contains("is for another name") == true)
        #expect(sink.commands.isEmpty)
    }

    @Test func `a server that refuses our name gets the mail later`() throws {
        let sink = try MailSink(
            encryption: .fromTheBeginning(certificate),
            login: "535 who are you?"
        )
        let mailer = mailer(try server("smtps", sink, trusting: certificate.file))
        try store.post("Grüße", with: mailer)
        #expect(lines(1).first?.contains("refuses the name or the password") == true)
        #expect(try store.waitingMails() == 1)
    }

    @Test func `an authority that is none is told of when the server starts`() throws {
        let name = "susi-mail-\(UInt64.random(in: 0 ... .max))"
        let folder = FileManager.default.temporaryDirectory.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = Hosting.Options(
            skills: folder.path,
            database: folder.appending(path: "susi.sqlite").path
        )
        options.host = "127.0.0.1"
        options.port = 0
        options.isOffline = true
        options.publicURL = "https://susi.example.org"
        options.smtp = "smtps://susi%40example.org:x@mail.example.org"
        for file in ["/nowhere/ca.pem", "/dev/null"] {
            options.smtpAuthority = file
            let failure = #expect(throws: HostingFailure.self) {
                try Hosting(options, log: Log(.error, write: { _ in }))
            }
            #expect(failure?.reason.hasPrefix("--smtp-ca: ") == true)
        }
    }
}

extension Store {
    /// Leaves a mail to Jane, as services do.
    func post(_ text: String, subject: String = "Hello", with mailer: Mailer) throws {
        let jane = try #require(EmailAddress("jane@example.com"))
        let mail = Mail(recipient: jane, subject: subject, text: text)
        #expect(try writeNow { try mailer.post(mail, in: $0) })
        mailer.wake()
    }

    func waitingMails() throws -> Int {
        try read { try $0.mails.count() }.waited().get()
    }

    @discardableResult
    func writeNow<Value: Sendable>(
        _ work: @escaping @Sendable (Transaction) throws -> Value
    ) throws -> Value {
        try write(work).waited().get()
    }
}
