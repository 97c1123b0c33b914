// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct MailTests {
    private let susi: EmailAddress
    private let jane: EmailAddress
    private let noon = Instant(clamping: 1_528_113_682_000)

    init() throws {
        susi = try #require(EmailAddress("susi@example.org"))
        jane = try #require(EmailAddress("jane@example.com"))
    }

    @Test func `a message is ASCII with everything that mail programs ask for`() {
        let mail = Mail(recipient: jane, subject: "Hello", text: "Good morning!\nGrüße = alles ")
        #expect(
            text(of: mail) == """
                From: Susi <susi@example.org>
                To: <jane@example.com>
                Subject: Hello
                Date: Mon, 04 Jun 2018 12:01:22 +0000
                Message-ID: <abc123@example.org>
                MIME-Version: 1.0
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: quoted-printable
                Auto-Submitted: auto-generated

                Good morning!
                Gr=C3=BC=C3=9Fe =3D alles=20

                """
        )
    }

    @Test(
        "subjects",
        arguments: [
            ("Hello", "Hello"), ("Grüße", "=?utf-8?q?Gr=C3=BC=C3=9Fe?="),
            ("a b ü", "=?utf-8?q?a_b_=C3=BC?="), ("=?no", "=?utf-8?q?=3D=3Fno?="),
            ("Hi\r\nBcc: all@example.com", "Hi  Bcc: all@example.com"),
        ]
    )
    func subject(text: String, encoded: String) {
        #expect(HeaderText.encoded(text, after: 9) == encoded)
    }

    @Test func `long subjects go on in further lines, never within a letter`() {
        let encoded = HeaderText.encoded(String(repeating: "ü日", count: 40), after: 9)
        let lines = encoded.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.count > 5)
        for (index, line) in lines.enumerated() {
            #expect(line.utf8.count + (index == 0 ? 9 : 0) <= 76)
            let word = line.drop { $0 == " " }
            #expect(word.hasPrefix("=?utf-8?q?") && word.hasSuffix("?="))
        }
    }

    @Test func `lines of the text are short, whatever is in it`() {
        let text = String(repeating: "Grüße und = viele Wörter ", count: 30) + "\n.\n\n" + "\r\nx"
        for line in QuotedPrintable.lines(of: text) {
            #expect(line.utf8.count <= 76)
            #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) })
            #expect(!line.hasSuffix(" "))
        }
    }

    @Test(
        "letters have a subject and their link in every language",
        arguments: ["en", "de", "de-AT", "fr", ""]
    )
    func letters(language: String) {
        let link = "https://susi.example.org/#confirm=abc"
        for mail in [
            Letters.confirmation(of: jane, link: link, in: language),
            Letters.recovery(for: jane, link: link, in: language),
        ] {
            #expect(mail.text.contains("\n\n\(link)\n\n"))
            #expect(mail.subject.isEmpty == false)
            #expect(mail.text.contains("Hallo!") == language.hasPrefix("de"))
        }
        #expect(!Letters.passwordChanged(of: jane, in: language).text.contains("http"))
    }

    private func text(of mail: Mail) -> String {
        let message = mail.message(from: susi, identifier: "abc123", date: noon)
        return String(decoding: message, as: UTF8.self).split(
            separator: "\r\n",
            omittingEmptySubsequences: false
        ).joined(separator: "\n")
    }
}
