// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct MailServerTests {
    @Test(
        "addresses of mail servers",
        arguments: [
            ("smtp://mail.example.org", "smtp://mail.example.org/example.org", "offered"),
            ("smtp://mail.example.org:25", "smtp://mail.example.org:25/example.org", "offered"),
            (
                "smtp://u%40example.org:p%2Fw@mail.example.org",
                "smtp://mail.example.org:587/example.org", "demanded"
            ),
            (
                "smtps://u:p@mail.example.org", "smtps://mail.example.org/example.org",
                "fromTheBeginning"
            ),
            ("smtp://u:p@127.0.0.1:2525", "smtp://127.0.0.1:2525/example.org", "none"),
            ("smtp://[::1]:25", "smtp://[::1]:25/example.org", "none"),
            ("smtp://localhost", "smtp://localhost/example.org", "none"),
        ]
    )
    func address(text: String, url: String, encryption: String) throws {
        let server = try MailServer(text, sender: "susi@example.org")
        #expect(server.url == url)
        #expect("\(server.encryption)" == encryption)
    }

    @Test func `name and password are decoded, and the name may be the sender`() throws {
        let server = try MailServer("smtps://susi%40example.org:p%2Fw%3A@mail.example.org")
        #expect(server.user == "susi@example.org")
        #expect(server.password == "p/w:")
        #expect(server.sender.description == "susi@example.org")
    }

    @Test(
        "what names no mail server",
        arguments: ["", "mail.example.org", "http://example.org", "smtp://", "smtp://u:secret@ x"]
    )
    func nonsense(text: String) {
        #expect {
            try MailServer(text, sender: "susi@example.org")
        } throws: { error in
            (error as? MailServer.Misspelling)?.description.contains("secret") == false
        }
    }

    @Test func `without a sender there is no mail`() {
        #expect(throws: MailServer.Misspelling.self) { try MailServer("smtp://mail.example.org") }
        #expect(throws: MailServer.Misspelling.self) {
            try MailServer("smtp://mail.example.org", sender: "susi")
        }
    }
}
