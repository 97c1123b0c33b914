// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer

@Suite struct FeedServiceTests {
    private let elsewhere: Elsewhere
    private let house: Household

    private static let feed = """
        <rss><channel><item><title>Cows</title><link>/cows</link><description>They graze.</description>
        <pubDate>Mon, 03 Jul 2017 14:34:15 GMT</pubDate><enclosure url="/cow" type="image/png"/></item>
        <item><title>Calves</title></item></channel></rss>
        """

    init() throws {
        elsewhere = try Elsewhere()
        let skill = """
            {"rules": [{"phrases": [{"type": "pattern", "expression": "farm news"}],
            "process": [{"type": "console", "expression":
              "SELECT title, link, description, image FROM rss WHERE url='\(elsewhere.url("/feed"))';"}],
            "actions": [{"type": "rss", "title": "title", "description": "description",
              "link": "link"}]}]}
            """
        house = try Household(
            ["News/en/farm.json": skill],
            fetcher: Fetcher(addresses: AddressGuard(allowedHosts: [elsewhere.host]))
        )
        elsewhere.put(Self.feed, "application/rss+xml", at: "/feed")
    }

    @Test func `a feed is given as rows`() throws {
        let reply = try house.json("/susi/rssreader.json?url=\(elsewhere.url("/feed"))")
        let picture = elsewhere.url("/cow")
        #expect(
            reply["data"] == [
                [
                    "title": "Cows", "link": .string(elsewhere.url("/cows")),
                    "description": "They graze.", "uri": .string(elsewhere.url("/cows")),
                    "pubDate": "2017-07-03T14:34:15.000Z", "image": .string(picture),
                    "picture": .string(house.service.seal.path(of: picture)),
                ],
                ["title": "Calves", "link": "", "description": ""],
            ]
        )
        #expect(reply["metadata"]?["count"] == 2)
        #expect(reply["accepted"] == true)
        _ = try house.json("/susi/rssreader.json?url=\(elsewhere.url("/feed"))")
        #expect(elsewhere.asked.count == 1)
    }

    @Test func `a skill answers with a feed and its pictures`() throws {
        let answer = try house.json("/susi/chat.json?q=farm+news")["answers"]?.array?.first
        #expect(answer?["data"]?.array?.map { $0["title"]?.string } == ["Cows", "Calves"])
        #expect(answer?["actions"]?.array?.map { $0["type"]?.string } == ["rss"])
        let picture = elsewhere.url("/cow")
        let expected: JSONObject = [picture: .string(house.service.seal.path(of: picture))]
        #expect(answer?["pictures"]?.object == expected)
    }

    @Test(
        arguments: [
            #"<head><base href="/news/"><link rel="alternate" type="application/rss+xml" href="../feed">"#,
            #"<LINK REL='home ALTERNATE' TYPE='Application/Atom+XML; charset=utf-8' HREF=/feed>"#,
            #"<link rel=stylesheet href=/a.css><link rel=alternate type=text/html href=/b>"#
                + #"<link rel=alternate type="application/json" href="/c">"#
                + #"<link rel=alternate type="application/feed+json" href="">"#
                + #"<link rel=alternate type="application/feed+json" href="/feed">"#,
        ]
    )
    func `the feed that a page names is the page's`(_ page: String) throws {
        elsewhere.put(page, at: "/page/")
        let reply = try house.json("/susi/rssreader.json?url=\(elsewhere.url("/page/"))")
        #expect(reply["data"]?.array?.first?["title"] == "Cows")
        #expect(elsewhere.asked.map { $0.path } == ["/page/", "/feed"])
        _ = try house.json("/susi/rssreader.json?url=\(elsewhere.url("/page/"))")
        #expect(elsewhere.asked.count == 2)
    }

    @Test func `a page's feed is looked for once, and only where it may be`() throws {
        let link = #"<link rel="alternate" type="application/rss+xml" href="X">"#
        func put(_ place: String, at path: String) -> String {
            elsewhere.put(link.replacingOccurrences(of: "X", with: place), at: path)
        }
        // A page that names a page that names a feed.
        _ = put("/feed", at: "/page")
        let expected = [
            ("/page", 415), ("http://10.0.0.1/", 403), ("file:///etc/hosts", 415), ("/none", 404),
        ]
        for (number, (place, status)) in expected.enumerated() {
            let target = "/susi/rssreader.json?url=\(put(place, at: "/\(number)"))"
            #expect(try house.response(.get, target).status == status, "\(place)")
        }
    }

    @Test func `why there is no feed is said`() throws {
        elsewhere.put("<html>no</html>", at: "/page")
        let expected = ["/page": 415, "/none": 404]
        for (path, status) in expected {
            let target = "/susi/rssreader.json?url=\(elsewhere.url(path))"
            #expect(try house.response(.get, target).status == status)
        }
        #expect(try house.response(.get, "/susi/rssreader.json").status == 400)
        let offline = try Household()
        let target = "/susi/rssreader.json?url=http://a.test/"
        #expect(try offline.response(.get, target).status == 503)
    }
}
