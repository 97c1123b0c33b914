// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct WebCallsTests {
    private let elsewhere: Elsewhere
    private let clock = Monitor(Instant(clamping: 1_496_577_600_000))
    private let calls: WebCalls

    init() throws {
        elsewhere = try Elsewhere()
        let clock = clock
        calls = WebCalls(
            try Fetcher(
                limits: FetchLimits(),
                addresses: AddressGuard(allowedHosts: [elsewhere.host])
            ),
            now: { clock.look { $0 } }
        )
    }

    /// The body of what is there, by whatever way it came.
    private func text(_ path: String, _ headers: [(String, String)] = []) throws -> String {
        let response = try calls.get(elsewhere.url(path), headers: headers).waited().get()
        #expect(response.status == 200)
        return String(decoding: response.body, as: UTF8.self)
    }

    private func put(
        _ text: String,
        _ fields: HTTPFields,
        status: Int = 200,
        at path: String = "/a"
    ) {
        elsewhere.put(Array(text.utf8), fields, status: status, at: path)
    }

    private func wait(_ seconds: Int64) {
        clock.update { $0 = $0.advanced(byMilliseconds: seconds * 1000) }
    }

    @Test func `what is good is not asked for again`() throws {
        put("one", ["Cache-Control": "max-age=60", "Date": "Sun, 04 Jun 2017 12:00:00 GMT"])
        #expect(try text("/a") == "one")
        put("two", ["Cache-Control": "max-age=60", "Date": "Sun, 04 Jun 2017 12:01:00 GMT"])
        wait(59)
        #expect(try text("/a") == "one")
        #expect(elsewhere.asked.count == 1)
        wait(1)
        #expect(try text("/a") == "two")
        #expect(elsewhere.asked.count == 2)
    }

    @Test func `what says nothing of being good is asked for each time`() throws {
        put("one", [:])
        #expect(try text("/a") == "one")
        put("two", ["Cache-Control": "no-store, max-age=60", "ETag": "\"x\""])
        #expect(try text("/a") == "two")
        put("three", [:])
        #expect(try text("/a") == "three")
        #expect(elsewhere.asked.allSatisfy { $0.fields["If-None-Match"] == nil })
    }

    @Test func `what has a tag is asked for only where it has changed`() throws {
        let time = "Sun, 04 Jun 2017 10:00:00 GMT"
        put("one", ["ETag": "\"1\"", "Last-Modified": time, "X-Left": "9"])
        #expect(try text("/a") == "one")
        put("", ["X-Left": "8", "Cache-Control": "max-age=60"], status: 304)
        let confirmed = try calls.get(elsewhere.url("/a")).waited().get()
        #expect(confirmed.status == 200)
        #expect(confirmed.body == Array("one".utf8))
        #expect(confirmed.fields["X-Left"] == "8")
        #expect(confirmed.fields["ETag"] == "\"1\"")
        #expect(elsewhere.asked.last?.fields["If-None-Match"] == "\"1\"")
        #expect(elsewhere.asked.last?.fields["If-Modified-Since"] == time)
        wait(30)
        #expect(try text("/a") == "one")
        #expect(elsewhere.asked.count == 2)
        wait(30)
        put("two", ["ETag": "\"2\""])
        #expect(try text("/a") == "two")
        put("", [:], status: 304)
        #expect(try text("/a") == "two")
        #expect(elsewhere.asked.last?.fields["If-None-Match"] == "\"2\"")
    }

    @Test func `what is to be asked about is asked about even while it is good`() throws {
        put("one", ["Cache-Control": "no-cache, max-age=60", "ETag": "W/\"1\""])
        #expect(try text("/a") == "one")
        put("", [:], status: 304)
        #expect(try text("/a") == "one")
        #expect(elsewhere.asked.last?.fields["If-None-Match"] == "W/\"1\"")
    }

    @Test func `what went wrong is not kept, and ends nothing that is`() throws {
        put("one", ["ETag": "\"1\""])
        #expect(try text("/a") == "one")
        put("ill", ["Cache-Control": "max-age=60"], status: 500)
        #expect(try calls.get(elsewhere.url("/a")).waited().get().status == 500)
        put("", [:], status: 304)
        #expect(try text("/a") == "one")
    }

    @Test func `other header fields get another response`() throws {
        put("eins", ["Cache-Control": "max-age=60", "Vary": "Accept-Language"])
        #expect(try text("/a", [("Accept-Language", "de"), ("Accept", "a/b")]) == "eins")
        put("one", ["Cache-Control": "max-age=60", "Vary": "Accept-Language"])
        #expect(try text("/a", [("accept-language", "en"), ("Accept", "a/b")]) == "one")
        #expect(try text("/a", [("Accept", "a/b"), ("accept-language", "de")]) == "eins")
        #expect(elsewhere.asked.count == 2)
    }

    @Test func `a field that is no field does not pass for another`() throws {
        put("odd", ["Cache-Control": "max-age=60"])
        #expect(try text("/a", [("Accept", "a\naccept-language: de")]) == "odd")
        put("even", ["Cache-Control": "max-age=60"])
        #expect(try text("/a", [("Accept", "a"), ("Accept-Language", "de")]) == "even")
    }

    @Test(
        arguments: ["Authorization", "authorization", "Cookie", "X-Api-Key", "Proxy-Authorization"]
    )
    func `a call with a key is nobody else's`(_ name: String) throws {
        put("mine", ["Cache-Control": "public, max-age=60", "ETag": "\"1\""])
        #expect(try text("/a", [(name, "secret")]) == "mine")
        put("yours", ["Cache-Control": "public, max-age=60"])
        #expect(try text("/a", [(name, "secret")]) == "yours")
        #expect(try text("/a") == "yours")
        #expect(elsewhere.asked.count == 3)
    }

    @Test func `a call with a name in its address is nobody else's`() throws {
        put("mine", ["Cache-Control": "max-age=60"])
        let url = "http://jane:secret@\(elsewhere.host)/a"
        for _ in 0..<2 { #expect(try calls.get(url).waited().get().status == 200) }
        #expect(elsewhere.asked.count == 2)
    }

    @Test func `equal calls at the same moment are one`() throws {
        put("one", [:], at: "/held/a")
        let url = elsewhere.url("/held/a")
        let answers = Monitor<[Int]>([])
        for _ in 0..<20 {
            calls.get(url).whenDone { outcome in
                answers.update { $0.append((try? outcome.get())?.status ?? 0) }
            }
        }
        calls.get(url, headers: [("Cookie", "secret")]).whenDone { outcome in
            answers.update { $0.append((try? outcome.get())?.status ?? 0) }
        }
        #expect(elsewhere.release(2) == 2)
        #expect(answers.wait(atMost: .seconds(10)) { $0.count == 21 })
        #expect(answers.look { $0.allSatisfy { $0 == 200 } })
        #expect(elsewhere.asked.count == 2)
    }

    @Test func `what lies elsewhere for now is looked for each time`() throws {
        put("one", ["Cache-Control": "max-age=60"])
        put("", ["Location": "/a"], status: 302, at: "/for-now")
        put("", ["Location": "/a"], status: 301, at: "/for-good")
        for _ in 0..<2 { #expect(try text("/for-now") == "one") }
        #expect(elsewhere.asked.count == 4)
        for _ in 0..<2 { #expect(try text("/for-good") == "one") }
        #expect(elsewhere.asked.count == 6)
    }

    @Test func `news about something else brings the document itself`() throws {
        put("one", ["ETag": "\"1\""])
        #expect(try text("/a") == "one")
        put("", ["Location": "/b"], status: 301)
        put("", ["ETag": "\"1\""], status: 304, at: "/b")
        let outcome = try calls.get(elsewhere.url("/a")).waited().get()
        #expect(outcome.url == elsewhere.url("/b"))
        #expect(elsewhere.asked.last?.fields["If-None-Match"] == nil)
    }

    @Test func `failures are told to all, and tried again`() throws {
        let closed = try ListeningSocket(host: "127.0.0.1", port: 0).port
        let outcome = calls.get("http://127.0.0.1:\(closed)/").waited()
        #expect(throws: FetchFailure.portRefused(host: "127.0.0.1", port: closed)) {
            try outcome.get()
        }
        #expect(throws: FetchFailure.notAURL) { try calls.get("no url").waited().get() }
    }
}
