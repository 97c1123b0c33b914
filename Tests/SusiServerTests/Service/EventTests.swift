// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct EventTests {
    private let house: Household
    private let server: HTTPServer
    private let token: String

    init() throws {
        house = try Household([
            "Small Talk/en/talk.txt": "Hello\nHello there!\n",
            "Assistants/en/stop.json": """
            {"rules": [{"phrases": [{"type": "pattern", "expression": "stop it"}],
              "actions": [{"type": "stop"}]}]}
            """,
        ])
        let service = house.service
        server = try HTTPServer(HTTPServerOptions(host: "127.0.0.1", port: 0)) {
            service.reply(to: $0)
        }
        token = try house.account("jane@example.com")
    }

    /// A device that listens.
    private func listener(_ fields: String = "") throws -> RawClient {
        let client = try RawClient(port: server.port)
        client.send("GET /events?access_token=\(token) HTTP/1.1\r\nHost: susi\r\n\(fields)\r\n")
        let head = try #require(client.receive(until: "\r\n\r\n"))
        #expect(head.contains("200 OK"))
        #expect(head.contains("text/event-stream"))
        return client
    }

    @Test func `an answer reaches the other devices of the account, and nobody else`() throws {
        let other = try house.account("joe@example.com")
        let phone = try listener()
        try #require(phone.receive(until: "event: hello\n") != nil)
        _ = try house.json("/susi/chat.json?q=hello&access_token=\(other)")
        _ = try house.json("/susi/chat.json?q=hello+again&access_token=\(token)")
        let heard = try #require(phone.receive(until: "\"query\":\"hello again\""))
        #expect(heard.contains("event: message\nid: "))
        #expect(!heard.contains("joe"))
    }

    @Test func `a timer is told of as one`() throws {
        let phone = try listener()
        try #require(phone.receive(until: "event: hello\n") != nil)
        _ = try house.json("/susi/chat.json?q=stop+it&access_token=\(token)")
        let heard = try #require(phone.receive(until: "event: timer\n"))
        #expect(heard.contains("event: message\n"))
        #expect(try #require(phone.receive(until: "}]}")).contains("\"type\":\"stop\""))
    }

    @Test func `who comes back hears what was missed, once`() throws {
        let first = try listener()
        try #require(first.receive(until: "event: hello\nid: 0\n") != nil)
        for question in ["hello", "hello+again", "hello+once+more"] {
            _ = try house.json("/susi/chat.json?q=\(question)&access_token=\(token)")
        }
        let second = try listener("Last-Event-ID: 1\r\n")
        let heard = try #require(second.receive(until: "event: hello\nid: 3\n"))
        #expect(heard.contains("id: 2\n"))
        #expect(heard.contains("hello once more"))
        #expect(!heard.contains("id: 1\n"))
    }

    @Test func `what is forgotten on one device is told to the others`() throws {
        let phone = try listener()
        try #require(phone.receive(until: "event: hello\n") != nil)
        let chat = try house.json("/susi/chat.json?q=hello&access_token=\(token)")
        let date = try #require(chat["query_date"]?.string)
        let target = "/susi/forget.json?date=\(date)&access_token=\(token)"
        #expect(try house.response(.post, target).status == 200)
        #expect(phone.receive(until: "event: memory\n") != nil)
    }

    @Test func `settings reach the other devices`() throws {
        let phone = try listener()
        try #require(phone.receive(until: "event: hello\n") != nil)
        _ = try house.store.write { transaction in
            let row = try transaction.row("SELECT id FROM accounts")
            let account = row?.int(0) ?? 0
            try transaction.run(
                "INSERT INTO settings VALUES ($1, 'theme', 'dark', 0)",
                .integer(account)
            )
            transaction.tell(.settings(account: account))
        }.waited().get()
        let heard = try #require(phone.receive(until: "}}"))
        #expect(heard.contains("event: settings\ndata: {\"settings\":{\"theme\":\"dark\"}}"))
    }

    @Test func `a token that ends takes its streams with it`() throws {
        let phone = try listener()
        try #require(phone.receive(until: "event: hello\n") != nil)
        let digest = try #require(Token(sent: token)).digest
        _ = try house.store.write { try $0.tokens.end(digest) }.waited().get()
        #expect(phone.receive(until: "event: logout\n") != nil)
        #expect(phone.receive(until: "0\r\n\r\n") != nil)
    }

    @Test func `guests cannot listen`() throws {
        #expect(try house.response(.get, "/events").status == 401)
    }
}
