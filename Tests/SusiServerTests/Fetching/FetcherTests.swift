// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Synchronization
import Testing

@testable import SusiServer
import SusiStore

@Suite struct FetcherTests {
    private typealias Outcome = Result<FetchResponse, FetchFailure>

    /// Plays every host that the tests call.
    private let server: HTTPServer
    private var port: UInt16 { server.port }
    /// The questions that `/held` leaves without an answer.
    private let held: Monitor<[HTTPPromise]>

    init() throws {
        let held = Monitor<[HTTPPromise]>([])
        self.held = held
        server = try HTTPServer(HTTPServerOptions(host: "127.0.0.1", port: 0)) { request in
            let query = String(decoding: request.query, as: UTF8.self)
            switch request.path {
            case "/again":
                let left = (Int(query) ?? 0) - 1
                return .now(
                    HTTPResponse(
                        status: 302,
                        fields: ["Location": left > 0 ? "/again?\(left)" : "/fields"]
                    )
                )
            case "/to":
                let location = query.removingPercentEncoding ?? ""
                return .now(HTTPResponse(status: 301, fields: ["Location": location]))
            case "/fields":
                let names = request.fields.all.map { "\($0.name): \($0.value)\n" }
                return .now(.text(names.joined()))
            case "/bytes":
                return .now(HTTPResponse(body: [UInt8](repeating: 65, count: Int(query) ?? 0)))
            case "/held":
                return .later { promise in held.update { $0.append(promise) } }
            case "/status":
                return .now(.refusal(Int(query) ?? 500, "as you wished"))
            default:
                return .now(.text("\(request.rawPath)?\(query)"))
            }
        }
    }

    private func fetcher(
        _ limits: FetchLimits = FetchLimits(),
        allowing hosts: [String]? = nil,
        resolutions: [String] = []
    ) throws -> Fetcher {
        try Fetcher(
            limits: limits,
            addresses: AddressGuard(allowedHosts: Set(hosts ?? ["127.0.0.1:\(port)"])),
            resolutions: resolutions
        )
    }

    private func url(_ target: String) -> String {
        "http://127.0.0.1:\(port)\(target)"
    }

    /// Answers the held questions as soon as there are that many.
    private func release(_ count: Int) {
        var promises: [HTTPPromise] = []
        let areThere = held.wait(atMost: .seconds(10)) { held in
            guard held.count >= count else { return false }
            (promises, held) = (held, [])
            return true
        }
        #expect(areThere)
        for promise in promises { promise.keep(with: .text("at last")) }
    }

    private func failure(_ outcome: Outcome) -> FetchFailure? {
        if case .failure(let failure) = outcome { failure } else { nil }
    }

    @Test func `a document is fetched`() throws {
        let response = try fetcher().fetchAndWait(url("/a?b=c")).get()
        #expect(response.status == 200)
        #expect(String(decoding: response.body, as: UTF8.self) == "/a?b=c")
        #expect(response.fields["content-type"] == "text/plain;charset=utf-8")
        #expect(response.url == url("/a?b=c"))
    }

    @Test func `blanks and letters beyond ASCII are escaped`() throws {
        let response = try fetcher().fetchAndWait(url("/a b/ü?q=c d")).get()
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text == "/a%20b/%c3%bc?q=c+d")
    }

    @Test(arguments: [204, 404, 500])
    func `any status is an answer`(_ status: Int) throws {
        #expect(try fetcher().fetchAndWait(url("/status?\(status)")).get().status == status)
    }

    @Test func `it introduces itself and says what the caller wants said`() throws {
        let headers = [
            ("Accept", "application/json"), ("X-Key", "secret"), ("X-Empty", ""), ("Host", "evil"),
            ("X-Bad", "a\r\nX-Smuggled: b"), ("X:Y", "c"), ("Content-Length", "9"),
        ]
        let response = try fetcher().fetchAndWait(url("/fields"), headers: headers).get()
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains("User-Agent: Susi/1.0\n"))
        #expect(text.contains("Accept: application/json\n"))
        #expect(text.contains("X-Key: secret\n"))
        #expect(text.contains("X-Empty: \n"))
        #expect(text.contains("Accept-Encoding: "))
        for absent in ["evil", "Smuggled", "X:Y", "Content-Length"] {
            #expect(!text.contains(absent))
        }
    }

    @Test func `redirects are followed up to a limit`() throws {
        let fetcher = try fetcher()
        let response = try fetcher.fetchAndWait(url("/again?5")).get()
        #expect(response.url == url("/fields"))
        #expect(failure(fetcher.fetchAndWait(url("/again?6"))) == .tooManyRedirects(limit: 5))
    }

    @Test func `a key is not told to another host`() throws {
        let hosts = ["one.test:\(port)", "two.test:\(port)"]
        let fetcher = try fetcher(
            allowing: hosts,
            resolutions: hosts.map { "\($0):127.0.0.1" }
        )
        let headers = [("Authorization", "secret"), ("Accept", "a/b")]
        let location = "http://two.test:\(port)/fields"
        let elsewhere = try fetcher.fetchAndWait(
            "http://\(hosts[0])/to?\(location)",
            headers: headers
        )
        .get()
        let text = String(decoding: elsewhere.body, as: UTF8.self)
        #expect(!text.contains("secret"))
        #expect(text.contains("Accept: a/b"))
        let same = try fetcher.fetchAndWait("http://\(hosts[0])/again?1", headers: headers).get()
        #expect(String(decoding: same.body, as: UTF8.self).contains("secret"))
    }

    @Test(
        arguments: [
            "127.0.0.1", "localhost", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "0",
            "[::1]", "[::ffff:127.0.0.1]", "10.0.0.1", "169.254.169.254", "192.168.1.1",
            "[fd00:ec2::254]", "[fe80::1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
            "0.0.0.0", "[::]", "0177.0.0.01", "017700000001", "0x7f.1", "127.0.1",
            "[::ffff:7f00:1]",
            "[::127.0.0.1]", "[::ffff:0:127.0.0.1]", "[0:0:0:0:0:ffff:7f00:0001]", "127.0.0.1.",
            "[fe80::1%25lo]", "[fe80::1%251]", "100.100.100.200", "[fd00::1]", "[ff02::1]",
            "[64:ff9b::a9fe:a9fe]", "[64:ff9b:1::7f00:1]", "[2002:a9fe:a9fe::1]",
            "[2001:0::7f00:1]",
            "someone@127.0.0.1", "example.test:80@127.0.0.1", "example.test%2f@127.0.0.1",
            "%31%32%37.0.0.1", "127%2e0%2e0%2e1", "LOCALHOST", "localhost.", "a.localhost",
        ]
    )
    func `an address that is not public is refused`(_ host: String) throws {
        // With a point at the end both are names, which some machines know.
        let names = ["127.0.0.1.", "localhost."].map { "\($0):8080:127.0.0.1" }
        let fetcher = try fetcher(allowing: [], resolutions: names)
        let outcome = fetcher.fetchAndWait("http://\(host):8080/")
        guard case .addressRefused = failure(outcome) else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test func `a public name with an inner address is refused`() throws {
        let fetcher = try fetcher(
            allowing: [],
            resolutions: ["evil.test:80:10.0.0.1", "mixed.test:80:127.0.0.1,[::1]"]
        )
        #expect(
            failure(fetcher.fetchAndWait("http://evil.test/")) == .addressRefused(host: "evil.test")
        )
        #expect(
            failure(fetcher.fetchAndWait("http://mixed.test/"))
                == .addressRefused(host: "mixed.test")
        )
    }

    @Test(
        arguments: [
            "http://127.0.0.1\\@example.test/", "http://127.0.0.1:8080\\@example.test/",
            "http://example.test#@127.0.0.1/", "http://example.test?@127.0.0.1/",
            "http://example.test/@127.0.0.1/", "http://127.0.0.1#.example.test/",
            "http://127.0.0.1%00.example.test/", "http://127.0.0.1\t.example.test/",
            "http://127.0.0.1 .example.test/", "http:127.0.0.1/", "http:/127.0.0.1/",
            "http:////127.0.0.1/", "http:\\\\127.0.0.1/", "http://[::1/", "http://::1/",
            "http://[::1]127.0.0.1/", "http://[127.0.0.1]/", "http://127.0.0.1:80:80/",
            "http://127.0.0.1:080/", "http://127.0.0.1:+80/", "http://127.0.0.1:0/",
            "http://１２７.0.0.1/", "http://127。0。0。1/", "http://①②⑦.0.0.1/",
        ]
    )
    func `however an address is written, what is called is what was looked at`(
        _ url: String
    ) throws {
        // The one name in them is played by an inner address as well.
        let fetcher = try fetcher(allowing: [], resolutions: ["example.test:80:10.0.0.1"])
        switch failure(fetcher.fetchAndWait(url)) {
        case .addressRefused, .portRefused, .notAURL, .hostUnknown, .schemeRefused: break
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    @Test(
        arguments: [
            "http://169.254.169.254/latest/meta-data/", "http://[fd00:ec2::254]/latest/",
            "http://2130706433/", "http://0177.0.0.1/", "http://0x7f000001/", "http://127.1/",
            "http://[::ffff:127.0.0.1]/", "http://inner.test/", "//10.0.0.1/", "http://0/",
            "http://user:word@192.168.0.1/", "https://10.1.2.3/",
        ]
    )
    func `a redirect to an inner address is refused`(_ location: String) throws {
        let fetcher = try fetcher(resolutions: ["inner.test:80:192.168.1.1"])
        let outcome = fetcher.fetchAndWait(url("/to?\(location)"))
        guard case .addressRefused = failure(outcome) else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test func `a name is looked up for each connection, and what it stands for then counts`()
        throws
    {
        // The same name, allowed at one port only: at another it is a stranger, whatever it was.
        let fetcher = try fetcher(
            allowing: ["turncoat.test:\(port)"],
            resolutions: ["turncoat.test:\(port):127.0.0.1", "turncoat.test:80:127.0.0.1"]
        )
        #expect(try fetcher.fetchAndWait("http://turncoat.test:\(port)/").get().status == 200)
        let again = "http://turncoat.test:\(port)/to?http://turncoat.test/"
        #expect(
            failure(fetcher.fetchAndWait(again)) == .addressRefused(host: "turncoat.test")
        )
    }

    @Test func `an allowed host may be anywhere`() throws {
        let fetcher = try fetcher(
            allowing: ["home.test:\(port)"],
            resolutions: ["home.test:\(port):127.0.0.1"]
        )
        #expect(try fetcher.fetchAndWait("http://home.test:\(port)/").get().status == 200)
        #expect(
            failure(fetcher.fetchAndWait(url("/")))
                == .portRefused(host: "127.0.0.1", port: port)
        )
    }

    @Test(
        arguments: [
            ("http://127.0.0.1:8080/", FetchFailure.addressRefused(host: "127.0.0.1")),
            ("http://127.0.0.1:22/", .portRefused(host: "127.0.0.1", port: 22)),
            ("file:///etc/passwd", .schemeRefused("file")),
            ("gopher://127.0.0.1/", .schemeRefused("gopher")),
        ]
    )
    func `a redirect leads nowhere else`(_ location: String, _ expected: FetchFailure) throws {
        #expect(try failure(fetcher().fetchAndWait(url("/to?\(location)"))) == expected)
    }

    @Test(
        arguments: [
            ("", FetchFailure.notAURL), ("no url", .notAURL), ("//host/", .notAURL),
            ("http://", .notAURL), ("http:///", .notAURL), ("http://a:99999/", .notAURL),
            ("http://a\u{0}b/", .notAURL), ("file:///etc/passwd", .schemeRefused("file")),
            ("ftp://a/", .schemeRefused("ftp")), ("dict://a:1/", .schemeRefused("dict")),
            ("javascript:alert(1)", .notAURL), ("http://a:25/", .portRefused(host: "a", port: 25)),
        ]
    )
    func `what cannot be called is named`(_ url: String, _ expected: FetchFailure) throws {
        #expect(try failure(fetcher().fetchAndWait(url)) == expected)
    }

    @Test func `an answer that is too large is refused`() throws {
        let fetcher = try fetcher(FetchLimits(bytes: 1000))
        #expect(try fetcher.fetchAndWait(url("/bytes?1000")).get().body.count == 1000)
        #expect(failure(fetcher.fetchAndWait(url("/bytes?1001"))) == .tooLarge(limit: 1000))
    }

    @Test func `an endless answer is refused`() throws {
        let endless = try ScriptedServer(
            "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: 3_000_000)
        )
        let fetcher = try fetcher(allowing: ["127.0.0.1:\(endless.port)"])
        let outcome = fetcher.fetchAndWait("http://127.0.0.1:\(endless.port)/")
        #expect(failure(outcome) == .tooLarge(limit: 2 << 20))
    }

    @Test func `endless header fields are refused`() throws {
        let field = "X: " + String(repeating: "a", count: 900) + "\r\n"
        let endless = try ScriptedServer(
            "HTTP/1.1 200 OK\r\n" + String(repeating: field, count: 200) + "\r\n"
        )
        let fetcher = try fetcher(allowing: ["127.0.0.1:\(endless.port)"])
        let outcome = fetcher.fetchAndWait("http://127.0.0.1:\(endless.port)/")
        #expect(failure(outcome) == .tooLarge(limit: 64 << 10))
    }

    @Test(
        arguments: [
            "", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc", "\u{16}\u{3}\u{1}",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "HTTP/1.1 200",
            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nnot gzip at all, not at all",
        ]
    )
    func `an answer that breaks off is none`(_ answer: String) throws {
        let broken = try ScriptedServer(answer)
        let fetcher = try fetcher(allowing: ["127.0.0.1:\(broken.port)"])
        let outcome = fetcher.fetchAndWait("http://127.0.0.1:\(broken.port)/")
        guard case .broken = failure(outcome) else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test func `a compressed answer is unpacked and its size limited`() throws {
        let packed = PackedZeros.gzip
        let head =
            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n"
        let bomb = try ScriptedServer(Array(head.utf8) + packed)
        let host = "127.0.0.1:\(bomb.port)"
        #expect(
            failure(try fetcher(allowing: [host]).fetchAndWait("http://\(host)/"))
                == .tooLarge(limit: 2 << 20)
        )
        let generous = try fetcher(FetchLimits(bytes: 4 << 20), allowing: [host])
        #expect(try generous.fetchAndWait("http://\(host)/").get().body.count == PackedZeros.count)
    }

    @Test func `a host without encryption is not trusted as one with`() throws {
        let outcome = try fetcher().fetchAndWait("https://127.0.0.1:\(port)/")
        #expect(failure(outcome) == .untrusted("127.0.0.1"))
    }

    @Test func `nobody at a port is said so`() throws {
        let closed = try ListeningSocket(host: "127.0.0.1", port: 0).port
        let fetcher = try fetcher(allowing: ["127.0.0.1:\(closed)"])
        let outcome = fetcher.fetchAndWait("http://127.0.0.1:\(closed)/")
        #expect(failure(outcome) == .unreachable("127.0.0.1"))
    }

    @Test func `a slow host is given up`() throws {
        let fetcher = try fetcher(FetchLimits(time: .milliseconds(50)))
        #expect(failure(fetcher.fetchAndWait(url("/held"))) == .timedOut("127.0.0.1"))
        #expect(try fetcher.fetchAndWait(url("/")).get().status == 200)
    }

    @Test func `many calls wait at the same time`() throws {
        let fetcher = try fetcher()
        let statuses = Monitor<[Int]>([])
        for _ in 0..<100 {
            fetcher.fetch(url("/held")) { result in
                statuses.update { $0.append((try? result.get())?.status ?? 0) }
            }
        }
        release(100)
        #expect(statuses.wait(atMost: .seconds(10)) { $0.count == 100 })
        #expect(statuses.wait(atMost: .zero) { $0.allSatisfy { $0 == 200 } })
    }

    @Test func `too many calls are refused`() throws {
        let fetcher = try fetcher(FetchLimits(simultaneous: 1))
        let outcomes = Monitor<[Outcome]>([])
        for _ in 0..<2 {
            fetcher.fetch(url("/held")) { outcome in outcomes.update { $0.append(outcome) } }
        }
        #expect(outcomes.wait(atMost: .zero) { $0.map(failure) == [.tooBusy] })
        release(1)
        #expect(outcomes.wait(atMost: .seconds(5)) { $0.count == 2 })
        #expect(try fetcher.fetchAndWait(url("/")).get().status == 200)
    }

    @Test func `all calls together have so much memory`() throws {
        let fetcher = try fetcher(FetchLimits(bytesTogether: 1000))
        for _ in 0..<3 {
            #expect(try fetcher.fetchAndWait(url("/bytes?900")).get().body.count == 900)
        }
        #expect(failure(fetcher.fetchAndWait(url("/bytes?1001"))) == .tooBusy)
        #expect(try fetcher.fetchAndWait(url("/again?2")).get().status == 200)
        #expect(try fetcher.fetchAndWait(url("/bytes?1000")).get().body.count == 1000)
    }

    @Test func `calls under way fail when the fetcher goes`() throws {
        let outcomes = Monitor<[Outcome]>([])
        do {
            let fetcher = try fetcher()
            fetcher.fetch(url("/held")) { outcome in outcomes.update { $0.append(outcome) } }
        }
        #expect(outcomes.wait(atMost: .seconds(5)) { $0.map(failure) == [.stopped] })
    }

    @Test func `a fetcher may be let go by its own completion`() throws {
        let done = Monitor(false)
        let kept = Mutex<Fetcher?>(try fetcher())
        let fetcher = kept.withLock { $0 }
        fetcher?.fetch(url("/")) { _ in
            kept.withLock { $0 = nil }
            done.update { $0 = true }
        }
        #expect(done.wait(atMost: .seconds(5)) { $0 })
    }

    @Test func `every failure is told in words`() {
        let failures: [FetchFailure] = [
            .notAURL, .schemeRefused("ftp"), .portRefused(host: "a", port: 1),
            .addressRefused(host: "a"), .hostUnknown("a"), .unreachable("a"), .untrusted("a"),
            .timedOut("a"), .tooLarge(limit: 1), .tooManyRedirects(limit: 5), .tooBusy, .stopped,
            .broken("a"),
        ]
        #expect(Set(failures.map(\.description)).count == failures.count)
    }
}
