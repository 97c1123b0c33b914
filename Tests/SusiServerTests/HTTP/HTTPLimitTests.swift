// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiWire
import Synchronization
import Testing

@testable import SusiServer
import SusiStore

@Suite struct HTTPLimitTests {
    private static func start(
        _ handler: @escaping HTTPServer.Handler = { .now(.text("\($0.body.count)")) },
        _ change: (inout HTTPServerOptions) -> Void
    ) throws -> HTTPServer {
        var options = HTTPServerOptions(host: "127.0.0.1", port: 0)
        options.threads = 2
        options.sweepPause = .milliseconds(10)
        change(&options)
        return try HTTPServer(options, handler: handler)
    }

    @Test(
        arguments: [
            "", "GET / HT", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: susi\r\nX:",
            "POST / HTTP/1.1\r\nHost: susi\r\nContent-Length: 10\r\n\r\nabc",
            "POST / HTTP/1.1\r\nHost: susi\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
        ]
    )
    func `a request that stops in the middle is cut off`(_ beginning: String) throws {
        let server = try Self.start {
            $0.idlePatience = .milliseconds(50)
            $0.transferPatience = .milliseconds(50)
        }
        let client = try RawClient(port: server.port)
        client.send(beginning)
        #expect(client.endsAfterAll())
    }

    @Test(
        arguments: [
            "GET / HTTP/1.1\r\nHost: susi\r\nX: ",
            "POST / HTTP/1.1\r\nHost: susi\r\nContent-Length: 100000000\r\n\r\n",
        ]
    )
    func `a request that trickles is cut off, whatever each byte does`(
        _ beginning: String
    ) throws {
        let server = try Self.start {
            $0.transferPatience = .milliseconds(50)
            $0.slowestRate = 1 << 30
            $0.bodyLimit = { _ in 200_000_000 }
        }
        let client = try RawClient(port: server.port)
        client.send(beginning)
        var count = 0
        while client.send([0x61]), count < 1_000_000 {
            count += 1
            sched_yield()
        }
        #expect(count < 1_000_000)
    }

    @Test func `a connection goes on after a request that was quick enough`() throws {
        let server = try Self.start { $0.idlePatience = .milliseconds(50) }
        let client = try RawClient(port: server.port)
        let request = "POST / HTTP/1.1\r\nHost: susi\r\nContent-Length: 3\r\n\r\nabc"
        for _ in 0..<3 { #expect(client.exchange(request)?.text == "3") }
        #expect(client.hasEnded())
    }

    @Test func `somebody who does not read the answer is cut off`() throws {
        let server = try Self.start({ _ in .now(.text(String(repeating: "a", count: 50 << 20))) }) {
            $0.transferPatience = .milliseconds(50)
            $0.slowestRate = 1 << 30
        }
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: susi\r\n\r\n")
        // Only what the system had kept by itself arrives.
        let answer = client.receive(until: "never")
        #expect(answer == nil)
        #expect(try RawClient(port: server.port).send("GET / HTTP/1.1\r\nHost: susi\r\n\r\n"))
    }

    @Test func `how large a body may be depends on its path`() throws {
        let server = try Self.start { $0.bodyLimit = { $0 == "/upload" ? 1000 : 10 } }
        let client = try RawClient(port: server.port)
        let body = String(repeating: "a", count: 100)
        for (path, status) in [("/", 413), ("/upload", 200), ("/%75pload?x", 200), ("/uploa", 413)]
        {
            let answer = client.exchange(
                "POST \(path) HTTP/1.1\r\nHost: susi\r\nContent-Length: 100\r\n\r\n\(body)"
            )
            #expect(answer?.status == status)
        }
    }

    @Test(arguments: [("/susi/chat.json", 10), ("/cms/uploadImage.json", 100), ("/page.html", 10)])
    func `only what takes files takes large bodies`(_ path: String, _ megabytes: Int) {
        #expect(Service.bodyLimit(at: path) == megabytes << 20)
    }

    @Test func `who asks first is told at once that a body is too large`() throws {
        let server = try Self.start { $0.bodyLimit = { _ in 1000 } }
        let client = try RawClient(port: server.port)
        client.send(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000\r\nExpect: 100-continue\r\n\r\n"
        )
        #expect(client.receive()?.status == 413)
    }

    @Test func `a hundred megabytes are refused in words, and others are answered meanwhile`()
        throws
    {
        let server = try Self.start { _ in }
        let client = try RawClient(port: server.port)
        client.send("POST / HTTP/1.1\r\nHost: susi\r\nContent-Length: \(100 << 20)\r\n\r\n")
        let part = [UInt8](repeating: 0x61, count: 1 << 20)
        for _ in 0..<10 {
            for _ in 0..<10 { #expect(client.send(part)) }
            #expect(try RawClient.get("/", port: server.port)?.status == 200)
        }
        #expect(client.receive()?.status == 413)
    }

    @Test func `all bodies together have a limit`() throws {
        let promises = Monitor<[HTTPPromise]>([])
        let hold: HTTPServer.Handler = { request in
            .later { promise in promises.update { $0.append(promise) } }
        }
        let server = try Self.start(hold) { $0.bodyBudget = 2500 }
        let clients = try (0..<3).map { _ in try RawClient(port: server.port) }
        let body = String(repeating: "a", count: 1000)
        let request = "POST / HTTP/1.1\r\nHost: susi\r\nContent-Length: 1000\r\n\r\n\(body)"
        for client in clients.prefix(2) { client.send(request) }
        #expect(promises.wait(atMost: .seconds(10)) { $0.count == 2 })
        #expect(clients[2].exchange(request)?.status == 503)
        for promise in promises.update({ $0 }) { promise.keep(with: .text("done")) }
        for client in clients.prefix(2) { #expect(client.receive()?.text == "done") }
        // Their room is free again.
        clients[2].send(request)
        #expect(promises.wait(atMost: .seconds(10)) { $0.count == 3 })
        for promise in promises.update({ $0 }) { promise.keep(with: .text("done")) }
        #expect(clients[2].receive()?.text == "done")
    }

    @Test func `an address has only so many connections`() throws {
        let server = try Self.start {
            $0.connectionLimitPerAddress = 5
            $0.limitsThisMachine = true
        }
        let clients = try (0..<5).map { _ in try RawClient(port: server.port) }
        for client in clients {
            #expect(client.exchange("GET / HTTP/1.1\r\nHost: susi\r\n\r\n")?.status == 200)
        }
        let excess = try RawClient(port: server.port)
        #expect(excess.exchange("GET / HTTP/1.1\r\nHost: susi\r\n\r\n") == nil)
        let elsewhere = try RawClient(port: server.port, from: 0x7F00_0002)
        #expect(elsewhere.exchange("GET / HTTP/1.1\r\nHost: susi\r\n\r\n")?.status == 200)
    }

    @Test func `an address has only so many questions that wait`() throws {
        let promises = Monitor<[HTTPPromise]>([])
        let hold: HTTPServer.Handler = { _ in
            .later { promise in promises.update { $0.append(promise) } }
        }
        let server = try Self.start(hold) {
            $0.waitingLimitPerAddress = 5
            $0.limitsThisMachine = true
        }
        let clients = try (0..<5).map { _ in try RawClient(port: server.port) }
        for client in clients { client.send("GET / HTTP/1.1\r\nHost: susi\r\n\r\n") }
        #expect(promises.wait(atMost: .seconds(10)) { $0.count == 5 })
        #expect(try RawClient.get("/", port: server.port)?.status == 503)
        // A proxy on this machine names for whom it asks.
        let another = try RawClient(port: server.port)
        another.send("GET / HTTP/1.1\r\nHost: susi\r\nX-Real-IP: 192.0.2.7\r\n\r\n")
        #expect(promises.wait(atMost: .seconds(10)) { $0.count == 6 })
        for promise in promises.update({ $0 }) { promise.keep(with: .text("done")) }
        for client in clients + [another] { #expect(client.receive()?.text == "done") }
    }

    @Test(
        arguments: [
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::1", true),
            ("2001:db8:1:2::", "2001:db8:1:3::", false), ("192.0.2.1", "192.0.2.2", false),
            ("192.0.2.1", "192.0.2.1", true),
        ]
    )
    func `a household is one neighbourhood`(_ one: String, _ other: String, _ isSame: Bool) throws {
        let tally = AddressTally(limit: 1, countsThisMachine: false)
        let one = try #require(IPAddress(one))
        let other = try #require(IPAddress(other))
        #expect(tally.addWhereThereIsRoom(one))
        #expect(tally.addWhereThereIsRoom(other) == !isSame)
        tally.remove(one)
        #expect(tally.hasRoom(for: one))
    }

    @Test func `this machine may have any number`() throws {
        let tally = AddressTally(limit: 1, countsThisMachine: false)
        for address in ["127.0.0.1", "::1"] {
            let address = try #require(IPAddress(address))
            for _ in 0..<3 { #expect(tally.addWhereThereIsRoom(address)) }
        }
    }

    @Test func `two thousand silent connections leave the server answering`() throws {
        let server = try Self.start { _ in }
        let silent = try (0..<2000).map { _ in try RawClient(port: server.port) }
        for client in silent.prefix(1000) { client.send("GET / HTTP/1.1\r\nHo") }
        for _ in 0..<10 { #expect(try RawClient.get("/", port: server.port)?.status == 200) }
        #expect(silent.count == 2000)
    }
}
