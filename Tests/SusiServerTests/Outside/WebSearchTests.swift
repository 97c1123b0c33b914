// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct WebSearchTests {
    private let elsewhere: Elsewhere
    private let house: Household

    init() throws {
        elsewhere = try Elsewhere()
        let instant = SearchSource(.duckDuckGo, at: elsewhere.url("/ddg"))
        house = try Household(outside: elsewhere.outside(search: instant))
    }

    private func response(_ query: String, in house: Household? = nil) throws -> HTTPResponse {
        var call = Call(.webSearch)
        call.set(.query, query)
        return try (house ?? self.house).response(.get, call.target)
    }

    private func results(_ query: String, in house: Household? = nil) throws -> [SearchResult] {
        let response = try response(query, in: house)
        try #require(response.status == 200, "\(response.text)")
        let reply = try SearchReply(JSON(parsing: response.bytes))
        #expect(reply.envelope.accepted == true)
        return try #require(reply.results)
    }

    @Test func `the subject comes first, then what is related`() throws {
        elsewhere.put(
            """
            {"Heading": "Cow", "AbstractText": "Cattle are <b>large</b> &amp; mild.", "Abstract": "",
             "AbstractURL": "https://en.example.org/wiki/Cow", "Image": "/i/cow.png", "Answer": {},
             "Results": [{"FirstURL": "https://cow.test/", "Text": "Official site",
               "Result": "<a href='https://cow.test/'>Official site</a>", "Icon": {"URL": ""}}],
             "RelatedTopics": [
               {"FirstURL": "https://duckduckgo.com/Calf", "Text": "Calf - A young cow.",
                "Result": "<a href=\\"https://duckduckgo.com/Calf\\">Calf</a>A young cow.",
                "Icon": {"URL": "/i/calf.jpg", "Width": 100, "Height": ""}},
               {"Name": "Milk", "Topics": [
                 {"FirstURL": "/Butter", "Text": "Butter, made of cream", "Icon": {}},
                 {"Text": "no address"}, {"Name": "Deep", "Topics": [
                   {"FirstURL": "https://duckduckgo.com/Calf", "Text": "Calf again"}]}]}]}
            """,
            "application/x-javascript",
            at: "/ddg/"
        )
        let found = try results("cow & calf?")
        #expect(
            found.map { $0.title } == ["Cow", "Official site", "Calf", "Butter, made of cream"]
        )
        #expect(
            found.map { $0.description } == ["Cattle are large & mild.", nil, "A young cow.", nil]
        )
        #expect(
            found.map { $0.link } == [
                "https://en.example.org/wiki/Cow", "https://cow.test/",
                "https://duckduckgo.com/Calf", "https://duckduckgo.com/Butter",
            ]
        )
        let seal = house.service.seal
        #expect(
            found.map { $0.picture } == [
                seal.path(of: "https://duckduckgo.com/i/cow.png"), nil,
                seal.path(of: "https://duckduckgo.com/i/calf.jpg"), nil,
            ]
        )
        let query = String(decoding: try #require(elsewhere.asked.first).query, as: UTF8.self)
        #expect(query.contains("q=cow%20%26%20calf%3F&format=json"))
    }

    @Test func `a SearXNG is asked in the person's language`() throws {
        elsewhere.put(
            """
            {"infoboxes": [{"infobox": "Kuh", "content": "Ein Rind.", "img_src": "https://a.test/k.png",
               "urls": [{"title": "W", "url": "https://a.test/Kuh"}]}],
             "results": [
               {"title": "K\\u00fche", "content": "Sie <em>muhen</em>.", "url": "https://b.test/",
                "thumbnail": "", "img_src": null, "thumbnail_src": "//b.test/t.jpg"},
               {"title": "bad", "url": "javascript:alert(1)"}, {"url": "https://c.test/x"}]}
            """,
            "application/json",
            at: "/sx/search"
        )
        let source = try #require(SearchSource(searxng: elsewhere.url("/sx/")))
        let house = try Household(outside: elsewhere.outside(search: source))
        let target = "/susi/websearch.json?query=Kuh&language=de"
        let reply = try SearchReply(house.json(target))
        let found = try #require(reply.results)
        #expect(found.map { $0.title } == ["Kuh", "Kühe", "c.test"])
        #expect(found.map { $0.description } == ["Ein Rind.", "Sie muhen.", nil])
        #expect(found[1].picture == house.service.seal.path(of: "https://b.test/t.jpg"))
        let asked = try #require(elsewhere.asked.first)
        #expect(String(decoding: asked.query, as: UTF8.self).hasSuffix("language=de"))
        #expect(asked.fields["Accept-Language"] == "de")
    }

    @Test func `the own search may stand in the own network, and nobody else calls there`() throws {
        let source = try #require(SearchSource(searxng: elsewhere.url("")))
        var options = Outside.Options()
        options.search = source
        let house = try Household(outside: Outside(options))
        elsewhere.put("{\"results\": []}", "application/json", at: "/search")
        #expect(try results("cow", in: house).isEmpty)
        let preview = "/susi/linkPreview.json?url=\(elsewhere.url("/search"))"
        #expect(try house.response(.get, preview).status == 403)
    }

    @Test func `the same question is asked once`() throws {
        elsewhere.put("{\"RelatedTopics\": []}", "application/json", at: "/ddg/")
        for query in ["cow", "  cow\n", "cow", "calf"] {
            #expect(try results(query).isEmpty)
        }
        #expect(elsewhere.asked.count == 2)
        #expect(try response("cow").message == "Nothing was found.")
    }

    @Test func `why nothing can be found is said`() throws {
        let expected = [
            ("<html>robot?</html>", 200), ("[]", 200), ("{}", 200), ("{\"RelatedTopics\": 1}", 200),
            ("", 500), ("", 404), ("", 202),
        ]
        for (number, (page, status)) in expected.enumerated() {
            elsewhere.put(Array(page.utf8), status: status, at: "/ddg/")
            let answer = try response("cow \(number)")
            #expect(answer.status == 502)
            #expect(answer.message?.hasPrefix("The web cannot be searched at the moment.") == true)
        }
        #expect(try house.response(.get, "/susi/websearch.json").status == 400)
        #expect(try house.response(.get, "/susi/websearch.json?query=+%07").status == 400)
        #expect(try response(String(repeating: "ü", count: 300)).status == 422)
        #expect(try response("cow", in: Household()).status == 503)
        let none = try Household(outside: elsewhere.outside(search: nil))
        #expect(try response("cow", in: none).message?.contains("--search none") == true)
    }

    @Test(arguments: ["", "https://", "ftp://a.test", "a.test"])
    func `an address that is none is no search`(address: String) {
        #expect(SearchSource(searxng: address) == nil)
    }
}
