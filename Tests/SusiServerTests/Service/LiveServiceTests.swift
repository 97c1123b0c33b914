// Susi. SPDX-License-Identifier: Apache-2.0

import Dispatch
import SusiWire
import Synchronization
import Testing

@testable import SusiServer

/// The service behind a socket, as apps meet it.
@Suite struct LiveServiceTests {
    private let house: Household
    private let server: HTTPServer

    init() throws {
        house = try Household(page: ["index.html": "<!doctype html>"])
        server = try Self.serve(house)
    }

    private static func serve(_ house: Household) throws -> HTTPServer {
        var options = HTTPServerOptions(host: "127.0.0.1", port: 0)
        options.threads = 2
        let service = house.service
        return try HTTPServer(options) { service.reply(to: $0) }
    }

    @Test(
        "Q31: every answer may be read from everywhere",
        arguments: [
            ("GET", "/susi/chat.json?q=hello", 200), ("HEAD", "/susi/chat.json?q=hello", 200),
            ("OPTIONS", "/susi/chat.json", 200), ("OPTIONS", "/nowhere.json", 200),
            ("GET", "/nowhere.json", 404), ("GET", "/aaa/login.json", 400), ("GET", "/", 200),
            ("POST", "/cms/getGroups.json", 200), ("DELETE", "/susi/chat.json", 405),
        ]
    )
    func everywhere(method: String, target: String, status: Int) throws {
        let client = try RawClient(port: server.port)
        let answer = try #require(
            client.exchange("\(method) \(target) HTTP/1.1\r\nHost: susi\r\n\r\n")
        )
        #expect(answer.status == status)
        #expect(answer.fields["Access-Control-Allow-Origin"] == "*")
        #expect(method != "HEAD" || answer.body.isEmpty)
    }

    @Test func `one connection asks again and again`() throws {
        let client = try RawClient(port: server.port)
        for question in ["hello", "what+is+seven+times+six", "hello"] {
            let answer = client.exchange(
                "GET /susi/chat.json?q=\(question) HTTP/1.1\r\nHost: susi\r\n\r\n"
            )
            #expect(answer?.status == 200)
        }
    }

    @Test func `questions are answered while skills are replaced`() throws {
        let port = server.port
        let wrong = Atomic(0)
        let versions = (0..<20).map { "Hello\nHello from version \($0)!\n" }
        let house = Unchecked(house)
        let writer = DispatchQueue(label: "writer")
        writer.async {
            for version in versions {
                try? house.value.write(version, to: "Small Talk/en/greetings.txt")
                house.value.service.tidy()
            }
        }
        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            let answer = try? RawClient.get("/susi/chat.json?q=hello", port: port)
            let said = answer.flatMap { try? JSON(parsing: $0.body) }?.said
            if said?.hasPrefix("Hello ") != true { wrong.add(1, ordering: .relaxed) }
        }
        writer.sync {}
        #expect(wrong.load(ordering: .relaxed) == 0)
        #expect(try self.house.answer(to: "hello") == "Hello from version 19!")
    }

    @Test func `a slow host holds up nobody else`() throws {
        let slow = try HeldServer("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"v\":\"late\"}")
        let address = "127.0.0.1:\(slow.port)"
        let waiting = """
            Ask the slow one for *
            !console:It says $!$.
            {"url":"http://\(address)/$1$","path":"$.v"}
            eol
            """
        let house = try Household(
            Household.usual.merging(["Knowledge/en/slow.txt": waiting]) { $1 },
            fetcher: try Fetcher(addresses: AddressGuard(allowedHosts: [address]))
        )
        let server = try Self.serve(house)
        let clients = try (0..<20).map { _ in try RawClient(port: server.port) }
        for (number, client) in clients.enumerated() {
            // Equal calls would be one.
            let target = "/susi/chat.json?q=ask+the+slow+one+for+\(number)"
            client.send("GET \(target) HTTP/1.1\r\nHost: susi\r\n\r\n")
        }
        slow.waitForCalls(20)
        // Two threads answer, and all twenty questions are still open.
        for _ in 0..<10 {
            let answer = try RawClient.get("/susi/chat.json?q=hello", port: server.port)
            #expect(answer?.status == 200)
            let script = try RawClient.get(
                "/susi/chat.json?q=what+is+seven+times+six",
                port: server.port
            )
            #expect(try JSON(parsing: script?.body ?? []).said == "That is 42.")
        }
        slow.release()
        for client in clients {
            let answer = try #require(client.receive())
            #expect(try JSON(parsing: answer.body).said == "It says late.")
        }
    }

    /// Carries a value to another queue which the compiler cannot see to be safe.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}
