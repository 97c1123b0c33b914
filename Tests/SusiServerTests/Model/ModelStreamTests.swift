// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct ModelStreamTests {
    private let model: FakeModel
    private let house: Household
    private let server: HTTPServer

    init() throws {
        model = try FakeModel(.says(["The moon\n", "is far."]))
        var limits = AssistantModel.Limits()
        limits.patience = .milliseconds(300)
        house = try Household(model: model, limits: limits)
        let service = house.service
        server = try HTTPServer(HTTPServerOptions(host: "127.0.0.1", port: 0)) {
            service.reply(to: $0)
        }
    }

    /// Asks as our page does; the fields of the answer.
    private func ask(_ query: String) throws -> (client: RawClient, head: String) {
        let client = try RawClient(port: server.port)
        client.send(
            "GET /susi/chat.json?\(query) HTTP/1.1\r\nHost: susi\r\nAccept: text/event-stream\r\n\r\n"
        )
        return (client, try #require(client.receive(until: "\r\n\r\n")))
    }

    /// The chat answer at the end of a stream.
    private func document(_ events: String) throws -> JSON {
        let lines = events.split(separator: "\n").filter { $0.hasPrefix("data: ") }
        return try JSON(parsing: Array(lines.map { $0.dropFirst(6) }.joined().utf8))
    }

    @Test func `our page hears it while it is said, then gets the whole`() throws {
        defer { model.stop() }
        model.now(.stalls(["The moon\n"]))
        let (client, head) = try ask("q=how+tall+is+the+moon")
        #expect(head.contains("200 OK"))
        #expect(head.contains("text/event-stream"))
        let first = try #require(client.receive(until: "\n\n"))
        #expect(first.contains("event: piece\ndata: \"The moon\\n\"\n\n"))
        // It stalled: what was said until then does not count.
        _ = try #require(client.receive(until: "event: answer\n"))
        let json = try document(try #require(client.receive(until: "\n\n")))
        #expect(json.said?.hasPrefix("I don't know") == true)
        #expect(json["query"] == "how tall is the moon")
        #expect(client.receive(until: "0\r\n\r\n") != nil)
    }

    @Test func `the whole is what is remembered`() throws {
        let token = try house.account("jane@example.com")
        let (client, _) = try ask("q=how+tall+is+the+moon&access_token=\(token)")
        _ = try #require(client.receive(until: "event: answer\n"))
        let json = try document(try #require(client.receive(until: "\n\n")))
        #expect(json.said == "The moon\nis far.")
        #expect(json["answers"]?.array?.first?["model"] == "small")
        let memory = try house.json("/susi/memory.json?access_token=\(token)")
        #expect(memory["cognitions"]?.array?.first == json)
    }

    @Test func `what needs no model comes as ever`() throws {
        let (client, head) = try ask("q=hello")
        #expect(head.contains("application/json"))
        #expect(client.receive(until: "Hello there!") != nil)
        let (_, other) = try ask("q=moon&assistantModel=false")
        #expect(other.contains("application/json"))
    }
}
