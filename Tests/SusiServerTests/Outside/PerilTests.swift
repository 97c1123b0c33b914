// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer
import SusiStore

/// Whatever another server does, people get an answer, soon, and know what became of it.
@Suite struct PerilTests {
    private func limits(_ peril: Peril) -> FetchLimits {
        FetchLimits(
            time: peril.holds ? .milliseconds(150) : .seconds(10),
            bytes: Peril.limit
        )
    }

    private func skill(_ url: String) -> String {
        """
        Ask the other server
        !console:It says $v$.
        {"url":"\(url)","path":"$"}
        eol

        Ask *
        I could not find out.
        """
    }

    /// A house that may call such a server, and the server's address.
    private func house(_ peril: Peril) throws -> (Household, url: String) {
        let server = try ScriptedServer(peril.answer, holds: peril.holds)
        let host = "127.0.0.1:\(server.port)"
        var options = Outside.Options()
        options.allowedHosts = [host]
        let limits = limits(peril)
        let house = try Household(
            ["Knowledge/en/other.txt": skill("http://\(host)/")],
            fetcher: Fetcher(limits: limits, addresses: AddressGuard(allowedHosts: [host])),
            outside: Outside(options, limits: limits, tileLimits: limits)
        )
        return (house, "http://\(host)/")
    }

    @Test(arguments: Peril.all)
    func `a question is answered all the same`(_ peril: Peril) throws {
        let (house, _) = try house(peril)
        let said = try house.answer(to: "ask the other server")
        #expect(said == "I could not find out.")
    }

    @Test(arguments: Peril.all)
    func `who asks for a preview, a feed or a picture is told why there is none`(
        _ peril: Peril
    ) throws {
        let (house, url) = try house(peril)
        let expected = [
            "/susi/linkPreview.json?url=\(url)": peril.preview,
            "/susi/rssreader.json?url=\(url)": peril.feed,
            house.service.seal.path(of: url): peril.picture,
        ]
        for (target, status) in expected {
            let response = try house.response(.get, target)
            #expect(response.status == status, "\(target) \(response.text)")
            let reply = try JSON(parsing: response.bytes)
            #expect(reply["message"]?.string?.isEmpty == false)
            #expect(status == 200 || reply["accepted"] != true)
        }
    }

    @Test func `nothing that another server says in its head reaches a person`() throws {
        let head = """
            HTTP/1.1 200 OK\r
            Set-Cookie: evil=1\r
            X-Evil: 1\r
            Content-Security-Policy: default-src *\r
            Access-Control-Allow-Origin: http://evil.test\r
            Content-Type: text/html; charset="evil\u{1}<script>"\r
            Refresh: 0; url=http://evil.test/\r
            \r

            """
        let picture = Array(head.utf8) + PictureTests.png()
        for bytes in [Array((head + "<title>Evil?</title>").utf8), picture] {
            let server = try ScriptedServer(bytes)
            var options = Outside.Options()
            options.allowedHosts = ["127.0.0.1:\(server.port)"]
            let house = try Household(outside: Outside(options))
            let url = "http://127.0.0.1:\(server.port)/"
            for target in ["/susi/linkPreview.json?url=\(url)", house.service.seal.path(of: url)] {
                let response = try house.response(.get, target)
                for field in response.fields.all {
                    #expect(!"\(field.name) \(field.value)".lowercased().contains("evil"))
                    #expect(!["Set-Cookie", "Refresh"].contains(field.name))
                }
            }
        }
    }

    @Test func `one slow server holds up nobody who asks another`() throws {
        let slow = try ScriptedServer([], holds: true)
        let elsewhere = try Elsewhere()
        let house = try Household(outside: elsewhere.outside(also: ["127.0.0.1:\(slow.port)"]))
        for number in 0..<50 {
            let target = "/susi/linkPreview.json?url=http://127.0.0.1:\(slow.port)/\(number)"
            let request = HTTPRequest(
                .get,
                target: Array(target.utf8),
                fields: HTTPFields(),
                body: [],
                client: try #require(IPAddress("192.0.2.7"))
            )
            house.service.outcome(of: request).whenDone { _ in }
        }
        elsewhere.put("<title>Quick</title>", at: "/page")
        let preview = try house.json("/susi/linkPreview.json?url=\(elsewhere.url("/page"))")
        #expect(preview["title"] == "Quick")
    }
}
