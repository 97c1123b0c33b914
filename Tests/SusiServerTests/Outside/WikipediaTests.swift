// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct WikipediaTests {
    private let elsewhere: Elsewhere
    private let house: Household

    private static let article = """
        {"batchcomplete": true, "query": {"pages": [{"pageid": 1, "ns": 0, "title": "Cattle",
          "index": 1, "extract": "Cattle (Bos taurus) are large. They graze.\\nMore.",
          "fullurl": "https://en.wikipedia.org/wiki/Cattle",
          "thumbnail": {"source": "https://upload.wikimedia.org/cow.jpg", "width": 320}}]}}
        """

    init() throws {
        elsewhere = try Elsewhere()
        let skill = """
            {"rules": [
            {"phrases": [{"type": "pattern", "expression": "look up * in german"}],
            "process": [{"type": "console", "expression":
              "SELECT extract FROM wikipedia WHERE query='$1$' AND language='de';"}],
            "actions": [{"type": "answer", "phrases": ["$extract$"]}]},
            {"phrases": [{"type": "pattern", "expression": "look up *"}],
            "process": [{"type": "console", "expression":
              "SELECT extract, title, link, image FROM wikipedia WHERE query='$1$';"}],
            "actions": [{"type": "answer", "phrases": ["$title$: $extract$"]}]},
            {"phrases": [{"type": "pattern", "expression": "look *"}],
            "actions": [{"type": "answer", "phrases": ["I did not find it."]}]}]}
            """
        house = try Household(
            ["Knowledge/en/wiki.json": skill],
            fetcher: Fetcher(addresses: AddressGuard(allowedHosts: [elsewhere.host])),
            wikipedia: elsewhere.url("/{language}")
        )
    }

    @Test func `a skill says the first sentence of an article`() throws {
        elsewhere.put(Self.article, "application/json", at: "/en/w/api.php")
        let reply = try house.json("/susi/chat.json?q=look+up+cows+%26+bulls")
        #expect(reply.said == "Cattle: Cattle are large.")
        let row = reply["answers"]?.array?.first?["data"]?.array?.first
        #expect(row?["link"] == "https://en.wikipedia.org/wiki/Cattle")
        #expect(row?["image"] == "https://upload.wikimedia.org/cow.jpg")
        let pictures = reply["answers"]?.array?.first?["pictures"]?.object
        #expect(pictures?["https://upload.wikimedia.org/cow.jpg"] != nil)
        let query = String(decoding: try #require(elsewhere.asked.first).query, as: UTF8.self)
        #expect(query.contains("gsrsearch=cows%20%26%20bulls&"))
        #expect(query.contains("exintro=1") && query.contains("formatversion=2"))
    }

    @Test func `the language is the skill's or the person's`() throws {
        elsewhere.put(Self.article, "application/json", at: "/de/w/api.php")
        #expect(try house.answer(to: "look up cows in german") == "Cattle are large.")
        #expect(elsewhere.asked.map { $0.path } == ["/de/w/api.php"])
        let other = try house.json("/susi/chat.json?q=look+up+cows&language=de")
        #expect(other.said == "Cattle: Cattle are large.")
    }

    @Test func `the same is asked once in an hour`() throws {
        elsewhere.put(Self.article, "application/json", at: "/en/w/api.php")
        for _ in 0..<3 { _ = try house.answer(to: "look up cows") }
        #expect(elsewhere.asked.count == 1)
        house.wait(milliseconds: 3_600_001)
        _ = try house.answer(to: "look up cows")
        #expect(elsewhere.asked.count == 2)
    }

    @Test(
        arguments: [
            (200, #"{"batchcomplete": true}"#), (200, #"{"query": {"pages": []}}"#),
            (200, #"{"query": {"pages": [{"title": "A", "missing": true}]}}"#),
            (200, #"{"query": {"pages": [{"title": "A", "extract": ""}]}}"#),
            (200, #"{"query": {"pages": {"1": {"extract": "Old form."}}}}"#),
            (200, #"{"error": {"code": "internal"}}"#), (200, "<html>"), (200, "[]"), (503, ""),
        ]
    )
    func `where there is no article the next answer is given`(_ status: Int, _ text: String) throws
    {
        elsewhere.put(Array(text.utf8), status: status, at: "/en/w/api.php")
        #expect(try house.answer(to: "look up cows") == "I did not find it.")
    }

    @Test func `nothing else of an address can be said with a language`() throws {
        let wikipedia = try Wikipedia(
            WebCalls(Fetcher(addresses: AddressGuard(allowedHosts: [elsewhere.host]))),
            at: elsewhere.url("/{language}")
        )
        for language in ["../../x", "e", "evil.test/", "de-AT", "", "DE"] {
            _ = wikipedia.find("cow", language: language, at: .earliest).waited()
        }
        #expect(Set(elsewhere.asked.map { $0.path }) == ["/en/w/api.php", "/de/w/api.php"])
        #expect((try? wikipedia.find(" ", language: "en", at: .earliest).waited().get()) == nil)
    }
}
