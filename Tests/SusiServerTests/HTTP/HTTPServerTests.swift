// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Synchronization
import Testing

@testable import SusiServer

@Suite struct HTTPServerTests {
    /// Says what it was asked.
    private static let echo: HTTPServer.Handler = { request in
        var response = HTTPResponse.json(
            [
                "method": .string("\(request.method)"),
                "rawPath": .string(request.rawPath),
                "path": .string(request.path),
                "query": .string(String(decoding: request.query, as: UTF8.self)),
                "body": .number(request.body.count),
                "client": .string(request.client.description),
                "agent": request.fields["user-agent"].map { .string($0) } ?? nil,
            ]
        )
        if let extra = request.fields["X-Echo"] { response.fields["X-Echo"] = extra }
        return .now(response)
    }

    private let server: HTTPServer

    init() throws {
        server = try Self.start(Self.echo)
    }

    private static func start(
        _ handler: @escaping HTTPServer.Handler,
        _ change: (inout HTTPServerOptions) -> Void = { _ in }
    ) throws -> HTTPServer {
        var options = HTTPServerOptions(host: "127.0.0.1", port: 0)
        options.threads = 2
        change(&options)
        return try HTTPServer(options, handler: handler)
    }

    @Test func `a request arrives as it was sent`() throws {
        let answer = try #require(
            try RawClient.get(
                "/susi/chat.json?q=hello%20world&x=%",
                port: server.port,
                fields: "User-Agent: test\r\n"
            )
        )
        #expect(answer.status == 200)
        let json = try JSON(parsing: answer.body)
        #expect(json["method"] == "get")
        #expect(json["path"] == "/susi/chat.json")
        #expect(json["query"] == "q=hello%20world&x=%")
        #expect(json["client"] == "127.0.0.1")
        #expect(json["agent"] == "test")
    }

    @Test(
        arguments: [
            ("/a", "/a"),
            ("//susi//chat.json", "/susi/chat.json"),
            ("/a%20b", "/a b"),
            ("/%2F%2e%2e/", "/../"),
            ("/%", "/%"),
            ("/%4", "/%4"),
            ("/%zz", "/%zz"),
            ("/ä", "/ä"),
            ("/%C3%A4", "/ä"),
            ("/%FF", "/\u{FFFD}"),
            ("/a?b=/c//d", "/a"),
            ("*", "*"),
        ]
    )
    func `a path is decoded once and without double slashes`(_ target: String, _ path: String) {
        let nobody = IPAddress(v4: 0)
        #expect(HTTPRequest(.get, target: Array(target.utf8), client: nobody).path == path)
    }

    @Test func `blanks in a query are kept`() throws {
        let answer = try #require(
            try RawClient.get("/susi/chat.json?q=what time is it&l=en", port: server.port)
        )
        #expect(try JSON(parsing: answer.body)["query"] == "q=what time is it&l=en")
    }

    @Test func `double slashes on the wire are tolerated`() throws {
        let answer = try #require(try RawClient.get("//susi/chat.json?q=a", port: server.port))
        #expect(try JSON(parsing: answer.body)["path"] == "/susi/chat.json")
    }

    @Test func `every answer may be read by pages from everywhere`() throws {
        let refusing = try Self.start { _ in .now(.refusal(404, "There is nothing.")) }
        for port in [server.port, refusing.port] {
            let answer = try #require(try RawClient.get("/", port: port))
            #expect(answer.fields["access-control-allow-origin"] == "*")
        }
        let answer = try #require(try RawClient.get("/", port: refusing.port))
        #expect(answer.status == 404)
        #expect(try JSON(parsing: answer.body)["accepted"] == false)
        #expect(answer.message == "There is nothing.")
    }

    @Test func `HEAD is answered like GET without the body`() throws {
        let client = try RawClient(port: server.port)
        let head = try #require(client.exchange("HEAD /a HTTP/1.1\r\nHost: susi\r\n\r\n"))
        #expect(head.status == 200)
        #expect(head.body.isEmpty)
        #expect(head.fields["Content-Length"] != "0")
        let next = try #require(client.exchange("GET /b HTTP/1.1\r\nHost: susi\r\n\r\n"))
        #expect(try JSON(parsing: next.body)["path"] == "/b")
    }

    @Test func `OPTIONS tells browsers what they may send`() throws {
        let client = try RawClient(port: server.port)
        let answer = try #require(client.exchange("OPTIONS /a HTTP/1.1\r\nHost: susi\r\n\r\n"))
        #expect(answer.status == 200)
        #expect(answer.fields["Access-Control-Allow-Methods"] == "GET,POST,HEAD,DELETE")
        #expect(answer.fields["Access-Control-Allow-Headers"]?.contains("Content-Type") == true)
        #expect(answer.fields["Access-Control-Allow-Credentials"] == "true")
        #expect(answer.fields["Access-Control-Allow-Origin"] == "*")
    }

    @Test func `a body arrives whole`() throws {
        let client = try RawClient(port: server.port)
        for count in [0, 1, 100, 40_000, 3_000_000] {
            client.send("POST /a HTTP/1.1\r\nHost: susi\r\nContent-Length: \(count)\r\n\r\n")
            client.send([UInt8](repeating: 0x61, count: count))
            let answer = try #require(client.receive())
            #expect(try JSON(parsing: answer.body)["body"] == .number(count))
        }
    }

    @Test func `a body in chunks arrives whole`() throws {
        let client = try RawClient(port: server.port)
        client.send("POST /a HTTP/1.1\r\nHost: susi\r\nTransfer-Encoding: chunked\r\n\r\n")
        client.send("3\r\nabc\r\n4\r\ndefg\r\n0\r\n\r\n")
        let answer = try #require(client.receive())
        #expect(try JSON(parsing: answer.body)["body"] == 7)
    }

    @Test(arguments: ["Content-Length: 2000", "Transfer-Encoding: chunked"])
    func `a body that is too large is refused in words`(_ field: String) throws {
        let server = try Self.start(Self.echo) { $0.bodyLimit = { _ in 1000 } }
        let client = try RawClient(port: server.port)
        client.send("POST /a HTTP/1.1\r\nHost: susi\r\n\(field)\r\n\r\n")
        let body = String(repeating: "a", count: 2000)
        client.send(field.hasPrefix("C") ? body : "7D0\r\n\(body)\r\n0\r\n\r\n")
        let answer = try #require(client.receive())
        #expect(answer.status == 413)
        #expect(answer.message == "The request is larger than 1000 bytes.")
        #expect(answer.fields["Access-Control-Allow-Origin"] == "*")
    }

    @Test func `a body that is far too large is not even read`() throws {
        let client = try RawClient(port: server.port)
        client.send("POST /a HTTP/1.1\r\nHost: susi\r\nContent-Length: 999999999\r\n\r\n")
        #expect(client.receive()?.status == 413)
        #expect(client.hasEnded())
    }

    @Test func `an endless body is cut off`() throws {
        let server = try Self.start(Self.echo) {
            $0.bodyLimit = { _ in 1000 }
            $0.discardLimit = 10_000
        }
        let client = try RawClient(port: server.port)
        client.send("POST /a HTTP/1.1\r\nHost: susi\r\nTransfer-Encoding: chunked\r\n\r\n")
        let chunk = "3E8\r\n" + String(repeating: "a", count: 1000) + "\r\n"
        var chunks = 0
        while chunks < 100_000, client.send(chunk) { chunks += 1 }
        #expect(chunks < 100_000)
    }

    @Test(
        arguments: [
            ("GET\r\n\r\n", nil),
            ("GET / HTTP/9.9\r\nHost: susi\r\n\r\n", 505),
            ("POST / HTTP/1.1\r\nHost: susi\r\nContent-Length: -5\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: susi\r\nContent-Length: many\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: susi\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: susi\r\nno colon\r\n\r\n", 400),
        ]
    )
    func `a malformed request is refused`(_ request: String, _ status: Int?) throws {
        let client = try RawClient(port: server.port)
        client.send(request)
        #expect(client.receive()?.status == status)
        #expect(try RawClient.get("/", port: server.port)?.status == 200)
    }

    @Test(arguments: [60_000, 5_000_000])
    func `huge header fields are refused`(_ count: Int) throws {
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: susi\r\nX: ")
        client.send([UInt8](repeating: 0x61, count: count))
        client.send("\r\n\r\n")
        if let answer = client.receive() { #expect((400..<500).contains(answer.status)) }
        #expect(try RawClient.get("/", port: server.port)?.status == 200)
    }

    @Test func `a long question fits into a target`() throws {
        let target = "/susi/chat.json?q=" + String(repeating: "a", count: 12_000)
        #expect(try RawClient.get(target, port: server.port)?.status == 200)
    }

    @Test func `a client that only listens still gets its answer`() throws {
        let client = try RawClient(port: server.port)
        client.send("GET /a HTTP/1.1\r\nHost: susi\r\n\r\n")
        client.finishSending()
        #expect(client.receive()?.status == 200)
    }

    @Test func `a client that leaves in the middle harms nobody`() throws {
        for request in ["GET /a HT", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"]
        {
            try RawClient(port: server.port).send(request)
        }
        #expect(try RawClient.get("/", port: server.port)?.status == 200)
    }

    @Test func `requests sent at once are answered in order`() throws {
        let client = try RawClient(port: server.port)
        client.send((0..<50).map { "GET /\($0) HTTP/1.1\r\nHost: susi\r\n\r\n" }.joined())
        for number in 0..<50 {
            let answer = try #require(client.receive())
            #expect(try JSON(parsing: answer.body)["path"] == .string("/\(number)"))
        }
    }

    @Test func `a connection serves a thousand requests`() throws {
        let client = try RawClient(port: server.port)
        for number in 0..<1000 {
            let answer = client.exchange("GET /\(number) HTTP/1.1\r\nHost: susi\r\n\r\n")
            try #require(answer?.status == 200)
        }
    }

    @Test func `an answer's field cannot smuggle in another`() throws {
        let server = try Self.start { _ in
            .now(HTTPResponse(fields: ["X-A": "b\r\nX-Bad: c", "X-Good": "d"]))
        }
        let answer = try #require(try RawClient.get("/", port: server.port))
        #expect(answer.fields["X-Bad"] == nil)
        #expect(answer.fields["X-Good"] == "d")
    }

    @Test func `an answer can come later and from another thread`() throws {
        let server = try Self.start { request in
            .later { promise in
                Thread.detachNewThread { promise.keep(with: .text("later \(request.path)")) }
            }
        }
        let client = try RawClient(port: server.port)
        for number in 0..<100 {
            let answer = client.exchange("GET /\(number) HTTP/1.1\r\nHost: susi\r\n\r\n")
            #expect(answer?.text == "later /\(number)")
        }
    }

    @Test func `an answer can come before the connection rests`() throws {
        let server = try Self.start { _ in
            .later { promise in
                promise.keep(with: .text("first"))
                promise.keep(with: .text("second"))
            }
        }
        #expect(try RawClient.get("/", port: server.port)?.text == "first")
    }

    @Test func `a request that waits holds up nobody`() throws {
        let waiting = Mutex<[HTTPPromise]>([])
        let server = try Self.start { request in
            guard request.path == "/wait" else { return .now(.text("now")) }
            return .later { promise in waiting.withLock { $0.append(promise) } }
        }
        let patient = try (0..<20).map { _ in try RawClient(port: server.port) }
        for client in patient { client.send("GET /wait HTTP/1.1\r\nHost: susi\r\n\r\n") }
        for _ in 0..<20 {
            #expect(try RawClient.get("/", port: server.port)?.text == "now")
        }
        while waiting.withLock({ $0.count }) < patient.count { sched_yield() }
        for promise in waiting.withLock({ $0 }) { promise.keep(with: .text("at last")) }
        for client in patient { #expect(client.receive()?.text == "at last") }
    }

    @Test func `a promise that is dropped answers with an error`() throws {
        let server = try Self.start { _ in .later { _ in } }
        #expect(try RawClient.get("/", port: server.port)?.status == 500)
    }

    @Test func `a server that stops answers what still waits`() throws {
        let server = Mutex<HTTPServer?>(nil)
        let started = try Self.start { _ in
            .later { promise in
                Thread.detachNewThread {
                    server.withLock { $0 }?.stop(patience: .milliseconds(20))
                    promise.keep(with: .text("too late"))
                }
            }
        }
        server.withLock { $0 = started }
        let client = try RawClient(port: started.port)
        let answer = client.exchange("GET /wait HTTP/1.1\r\nHost: susi\r\n\r\n")
        #expect(answer?.status == 503)
        #expect(answer?.fields["Connection"] == "close")
        #expect(client.hasEnded())
    }

    @Test func `a stopped server gives its port back`() throws {
        let port = server.port
        #expect(throws: HTTPServerError.portTaken(port)) {
            try Self.start(Self.echo) { $0.port = port }
        }
        server.stop()
        server.stop()
        let next = try Self.start(Self.echo) { $0.port = port }
        #expect(try RawClient.get("/", port: port)?.status == 200)
        next.stop()
    }

    @Test func `an address of another machine cannot be listened at`() {
        #expect(throws: HTTPServerError.addressUnknown("192.0.2.1")) {
            try Self.start(Self.echo) { $0.host = "192.0.2.1" }
        }
        #expect(throws: HTTPServerError.addressUnknown("nowhere.invalid")) {
            try Self.start(Self.echo) { $0.host = "nowhere.invalid" }
        }
    }

    @Test func `all addresses are listened at where none is named`() throws {
        let server = try Self.start(Self.echo) { $0.host = nil }
        #expect(try RawClient.get("/", port: server.port)?.status == 200)
    }
}
