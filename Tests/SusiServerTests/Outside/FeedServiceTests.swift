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
