// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct ShownPictureTests {
    private static let skill = """
        ::name Pictures

        show a cow
        !example:Moo
        Look: ![a cow](https://example.org/cow?id=1) and <img alt="x" src='http://a.test/b&amp;c'>

        draw a *
        https://example.org/$1$.JPG

        list
        { "actions": [{"type": "image_show", "url": "https://example.org/shown"}] }

        hello
        Hello! See https://example.org/page and http://a.test/b.png.
        """

    private func answer(_ query: String, _ fields: HTTPFields = HTTPFields()) throws -> JSON? {
        let house = try Household(["Small Talk/en/pictures.txt": Self.skill])
        return try house.json("/susi/chat.json?q=\(query)", fields)["answers"]?.array?.first
    }

    @Test func `an answer says where its pictures are shown`() throws {
        let house = try Household(["Small Talk/en/pictures.txt": Self.skill])
        let chat = try house.json("/susi/chat.json?q=show+a+cow")
        let pictures = chat["answers"]?.array?.first?["pictures"]?.object
        #expect(
            pictures?.members.map { $0.name } == [
                "https://example.org/cow?id=1", "http://a.test/b&amp;c",
            ]
        )
        let path = pictures?["http://a.test/b&amp;c"]?.string
        #expect(path == house.service.seal.path(of: "http://a.test/b&c"))
        #expect(path?.hasPrefix("/picture?url=http%3A%2F%2Fa.test%2Fb%26c&sign=") == true)
        let memory = try house.json("/susi/memory.json")["cognitions"]?.array?.first
        #expect(memory?["answers"]?.array?.first?["pictures"]?.object == pictures)
    }

    @Test func `a text that is nothing but an address is one`() throws {
        let pictures = try answer("draw+a+horse")?["pictures"]?.object
        #expect(pictures?.members.map { $0.name } == ["https://example.org/horse.JPG"])
    }

    @Test func `other answers are as they were`() throws {
        #expect(try answer("hello")?["pictures"] == nil)
        #expect(try answer("nothing+known")?["pictures"] == nil)
    }

    @Test(
        arguments: [
            ("https://a.test/b.png", ["https://a.test/b.png"]),
            (" https://a.test/b.webp?c=d.e#f\n", ["https://a.test/b.webp?c=d.e#f"]),
            ("https://a.test/b.html", []), ("ftp://a.test/b.png", []), ("a.test/b.png", []),
            ("see https://a.test/b.png", []), ("![x](https://a/b)", ["https://a/b"]),
            ("![x](https://a/b_(c) \"title\")", ["https://a/b_(c)"]),
            ("![x](javascript:alert(1)) ![", []), ("![x] (https://a/b)", []),
            ("a<IMG width=1 SRC=https://a/b>c<img src=\"https://a/b\">", ["https://a/b"]),
            ("<img data-src='https://a/b'>", []), ("<img src=", []),
            ("![x](https://a/b", ["https://a/b"]),
        ]
    )
    func `pictures are found in texts`(text: String, expected: [String]) {
        var found = PictureAddresses(limit: 64)
        found.read(text)
        #expect(found.all == expected)
    }

    @Test func `not too many pictures are found, and quickly`() {
        var answer = Answer()
        answer.data = (0..<100).map { ["a": .string("https://a.test/\($0).png"), "b": "c"] }
        let open = String(repeating: "![", count: 50_000)
        answer.actions = [PlannedAction(.say("https:" + open + "]"))]
        #expect(answer.pictureAddresses.count == 64)
        #expect(answer.pictureAddresses.first == "https://a.test/0.png")
        #expect(Answer().pictureAddresses.isEmpty)
    }

    @Test(arguments: [
        ("", false), ("://", true), (":/", false), ("//", false), ("a://b", true), ("/://", true),
        ("a/b//c:", false), ("a/b//c:/", false), ("a: //", false),
    ])
    func `most answers are not looked at closely`(text: String, expected: Bool) {
        #expect(PictureAddresses.mayBe(in: Array(text.utf8)) == expected)
    }
}
