// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import Testing

@testable import SusiServer
import SusiStore

@Suite struct HTTPStreamTests {
    /// Hands out a stream for each request, and counts those that are over.
    private final class Source: Sendable {
        let streams = Monitor<[HTTPStream]>([])
        let overs = Monitor(0)

        func answer(_ request: HTTPRequest) -> HTTPReply {
            guard request.path == "/events" else { return .now(.text("now")) }
            let stream = HTTPStream()
            stream.whenOver { self.overs.update { $0 += 1 } }
            streams.update { $0.append(stream) }
            return .now(
                HTTPResponse(
                    status: 200,
                    fields: ["Content-Type": "text/event-stream"],
                    body: .stream(stream)
                )
            )
        }

        func stream(_ index: Int = 0) throws -> HTTPStream {
            var found: HTTPStream?
            _ = streams.wait(atMost: .seconds(10)) { streams in
                if streams.count > index { found = streams[index] }
                return found != nil
            }
            return try #require(found)
        }

        func isOver(_ count: Int = 1) -> Bool {
            overs.wait(atMost: .seconds(10)) { $0 >= count }
        }
    }

    private let source = Source()
    private let server: HTTPServer

    init() throws {
        var options = HTTPServerOptions(host: "127.0.0.1", port: 0)
        options.threads = 2
        options.idlePatience = .milliseconds(100)
        options.transferPatience = .milliseconds(100)
        options.sweepPause = .milliseconds(10)
        let source = source
        server = try HTTPServer(options) { source.answer($0) }
    }

    private func listener() throws -> (client: RawClient, stream: HTTPStream) {
        let client = try RawClient(port: server.port)
        client.send("GET /events HTTP/1.1\r\nHost: susi\r\n\r\n")
        let head = try #require(client.receive(until: "\r\n\r\n"))
        #expect(head.contains("text/event-stream"))
        #expect(head.contains("chunked"))
        return (client, try source.stream(source.streams.update { $0.count } - 1))
    }

    @Test func `each part arrives when it is sent`() throws {
        let (client, stream) = try listener()
        for number in 0..<100 {
            #expect(stream.send(Array("data: \(number)\n\n".utf8)))
            #expect(client.receive(until: "data: \(number)\n\n") != nil)
        }
        stream.close()
        #expect(client.receive(until: "0\r\n\r\n") != nil)
        #expect(source.isOver())
        #expect(!stream.send([0x61]))
    }

    @Test func `parts from many threads arrive whole`() throws {
        let (client, stream) = try listener()
        for thread in 0..<8 {
            Thread.detachNewThread {
                for number in 0..<100 { stream.send(Array("<\(thread) \(number)>".utf8)) }
            }
        }
        // Chunks may begin and end anywhere.
        var text = ""
        while text.count(where: { $0 == ">" }) < 800 {
            let part = try #require(client.receive(until: "\r\n"))
            if Int(part.dropLast(), radix: 16) == nil { text += part.dropLast() }
        }
        for thread in 0..<8 {
            for number in 0..<100 { #expect(text.contains("<\(thread) \(number)>")) }
        }
    }

    @Test func `a connection goes on after its stream`() throws {
        let (client, stream) = try listener()
        stream.close()
        #expect(client.receive(until: "0\r\n\r\n") != nil)
        #expect(client.exchange("GET / HTTP/1.1\r\nHost: susi\r\n\r\n")?.text == "now")
    }

    @Test func `a client that has gone is noticed`() throws {
        var client: RawClient? = try RawClient(port: server.port)
        client?.send("GET /events HTTP/1.1\r\nHost: susi\r\n\r\n")
        #expect(client?.receive(until: "\r\n\r\n") != nil)
        let stream = try source.stream()
        client = nil
        while stream.send(Array(": \n\n".utf8)) { sched_yield() }
        #expect(source.isOver())
    }

    @Test func `a reader that is too slow is cut off`() throws {
        let (client, stream) = try listener()
        let part = [UInt8](repeating: 0x61, count: 1000)
        // The system keeps some megabytes by itself.
        var sent = 0
        while stream.send(part), sent < 100_000 {
            sent += 1
            sched_yield()
        }
        #expect(sent < 100_000)
        #expect(source.isOver())
        #expect(client.endsAfterAll())
    }

    @Test func `too much before anybody reads is too much`() {
        let stream = HTTPStream()
        #expect(stream.send([UInt8](repeating: 0, count: HTTPStream.queueLimit)))
        #expect(!stream.send([0]))
    }

    @Test func `a stream without a word is left alone by the limits`() throws {
        let (client, stream) = try listener()
        let bystander = try RawClient(port: server.port)
        // By now the limits have cut off somebody who was silent for as long.
        #expect(bystander.hasEnded())
        stream.send(Array("data: late\n\n".utf8))
        #expect(client.receive(until: "data: late\n\n") != nil)
    }

    @Test func `HEAD of a stream is answered and over`() throws {
        let client = try RawClient(port: server.port)
        let head = client.exchange("HEAD /events HTTP/1.1\r\nHost: susi\r\n\r\n")
        #expect(head?.status == 200)
        #expect(source.isOver())
    }

    @Test func `a stream ends with the server`() throws {
        let listeners = try (0..<20).map { _ in try listener() }
        for listener in listeners { listener.stream.send(Array("data: last\n\n".utf8)) }
        server.stop()
        for listener in listeners {
            #expect(listener.client.receive(until: "data: last\n\n") != nil)
            #expect(listener.client.receive(until: "0\r\n\r\n") != nil)
            #expect(listener.client.hasEnded())
        }
        #expect(source.isOver(20))
    }

    @Test func `a stream that nobody reads does not keep a server from stopping`() throws {
        let (_, stream) = try listener()
        let part = [UInt8](repeating: 0x61, count: 1000)
        for _ in 0..<200 { stream.send(part) }
        server.stop(patience: .milliseconds(50))
        #expect(source.isOver())
    }

    @Test func `streams come and go while others send to them`() throws {
        for _ in 0..<20 {
            let listeners = try (0..<10).map { _ in try listener() }
            let streams = listeners.map { $0.stream }
            Thread.detachNewThread {
                for _ in 0..<50 {
                    for stream in streams { stream.send(Array("data: x\n\n".utf8)) }
                }
                for stream in streams { stream.close() }
            }
        }
        #expect(source.isOver(200))
    }
}
