// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct ServiceTests {
    private let house: Household

    init() throws {
        house = try Household(page: ["index.html": "<!doctype html>", "chat.js": "1"])
    }

    @Test func `status tells of the machine and of the sender, not of secrets`() throws {
        let json = try house.json(
            "/susi/status.json",
            ["User-Agent": "test", "Cookie": "c", "Authorization": "a", "Host": "susi:4000"]
        )
        #expect(json["client_info"]?["RemoteHost"] == "192.0.2.7")
        #expect(json["client_info"]?["IsLocalhost"] == "false")
        #expect(
            json["client_info"]?["request_header"] == ["User-Agent": "test", "Host": "susi:4000"]
        )
        #expect(json["system"]?["server_uri"] == "http://susi:4000/")
        #expect(json["system"]?["runtime"] == 0)
        #expect((json["system"]?["cores"]?.int64 ?? 0) > 0)
        #expect((json["system"]?["used_memory"]?.int64 ?? 0) > 0)
        #expect(json["index"]?["messages"]?["queue"] == [:])
    }

    @Test(arguments: [
        ("/susi/caht.json", "/susi/chat.json"), ("/chat.json", "/susi/chat.json"),
        ("/cms/getskillist.json", "/cms/getSkillList.json"), ("/susi/status", "/susi/status.json"),
    ])
    func `a path that leads nowhere is answered with what is near`(
        path: String,
        near: String
    ) throws {
        let response = try house.response(.get, path)
        #expect(response.status == 404)
        #expect(response.message?.contains("Near it: \(near)") == true)
        #expect(try JSON(parsing: response.bytes)["near"]?.array?.first == .string(near))
    }

    @Test func `who misspells a picture that is drawn is sent to it`() throws {
        let response = try house.response(.get, "/vis/markdwon.png")
        #expect(response.status == 404)
        #expect(response.message?.contains("markdown") == true)
    }

    @Test func `where nothing is near, nothing is named`() throws {
        let long = "/" + String(repeating: "x", count: 10_000)
        let response = try house.response(.get, long)
        #expect(response.status == 404)
        #expect(response.bytes.count < 1000)
        #expect(try JSON(parsing: response.bytes)["near"] == [])
    }

    @Test(arguments: [HTTPMethod.put, .delete, .other("BREW")])
    func `other methods are refused, with those that are not`(method: HTTPMethod) throws {
        let response = try house.response(method, "/susi/chat.json?q=hello")
        #expect(response.status == 405)
        #expect(response.fields["Allow"] == "GET, HEAD, POST, OPTIONS")
    }

    @Test func `the page may run only what comes from here`() throws {
        let page = try house.response(.get, "/")
        #expect(page.status == 200)
        #expect(page.text == "<!doctype html>")
        let policy = try #require(page.fields["Content-Security-Policy"])
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"))
        // The module may be compiled; nothing else is trusted that a script could make.
        #expect(!policy.replacing("'wasm-unsafe-eval'", with: "").contains("unsafe"))
        #expect(page.fields["X-Content-Type-Options"] == "nosniff")
        #expect(page.fields["Referrer-Policy"] == "no-referrer")
        #expect(try house.response(.get, "/Skills/Knowledge/en/../../../none").status == 404)
    }

    @Test func `the account's page of older mails leads into the app`() throws {
        // Browsers keep what stands behind the number sign.
        let response = try house.response(.get, "/account.html")
        #expect(response.status == 301)
        #expect(response.fields["Location"] == "./")
        #expect(try Household().response(.get, "/account.html").status == 404)
    }

    @Test func `without a page the answer says so`() throws {
        let apps = try Household()
        let response = try apps.response(.get, "/")
        #expect(response.status == 404)
        #expect(response.message == "The page is not installed here; apps can ask this server.")
    }
}

@Suite struct LogTests {
    @Test func `no value can look like another or begin a line`() {
        let line = Monitor("")
        let log = Log(.info, now: { .earliest }, write: { text in line.update { $0 = text } })
        log(.info, "two words", ["plain": "a/b.txt", "odd": "x\" level=error\n", "none": ""])
        let expected =
            #"time=1970-01-01T00:00:00.000Z level=info event="two words" plain=a/b.txt "#
            + #"odd="x\" level=error\n" none="""# + "\n"
        #expect(line.update { $0 } == expected)
    }

    @Test func `what is less urgent than asked for is not told`() {
        let count = Monitor(0)
        let log = Log(.info, write: { _ in count.update { $0 += 1 } })
        log(.debug, "a")
        log(.info, "b")
        log(.error, "c")
        #expect(count.update { $0 } == 2)
    }
}
