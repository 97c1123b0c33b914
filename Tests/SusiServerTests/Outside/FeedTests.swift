// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer

@Suite struct FeedTests {
    static let address = "http://farm.test/feeds/all.xml"

    private func entries(_ bytes: [UInt8], type: String = "text/xml") -> [FeedEntry]? {
        Feed.entries(
            in: FetchResponse(
                status: 200,
                url: Self.address,
                fields: ["Content-Type": type],
                body: bytes
            )
        )
    }

    private func entries(_ text: String, type: String = "text/xml") -> [FeedEntry]? {
        entries(Array(text.utf8), type: type)
    }

    private static let july: Int64 = 1_499_092_455_000

    @Test func `RSS 2 is read, with everything that others added to it`() throws {
        let found = try #require(
            entries(
                """
                <?xml version="1.0"?><rss version="2.0" xmlns:media="m" xmlns:content="c">
                <channel><title>Farm</title><link>https://farm.test/</link>
                <atom:link href="https://farm.test/feed" rel="self"/>
                <image><url>https://farm.test/logo.png</url><link>https://farm.test/x</link></image>
                <item><title>Cows &amp;amp; &lt;i&gt;calves&lt;/i&gt;</title><link> /cows </link>
                <description><![CDATA[<p>They <b>graze</b>.</p><img width=1 src=/count>
                <img src="/cow.jpg">]]></description><guid isPermaLink="false">cow-1</guid>
                <pubDate>Mon, 03 Jul 2017 14:34:15 GMT</pubDate></item>
                <item><guid>https://farm.test/2</guid><description>No title here</description>
                <content:encoded><![CDATA[<img src='//a.test/b.png'>Long]]></content:encoded></item>
                <item><title>Three</title><link>https://farm.test/3</link>
                <media:group><media:content url="https://farm.test/3.jpg" medium="image"/>
                <media:title>Other</media:title></media:group></item>
                <item><title>Four</title><enclosure url="4.png" type="image/png" length="1"/></item>
                </channel></rss>
                """
            )
        )
        #expect(found.map { $0.title } == ["Cows & calves", "No title here", "Three", "Four"])
        #expect(found.map { $0.description } == ["They graze.", "No title here", "", ""])
        #expect(
            found.map { $0.link } == [
                "https://farm.test/cows", "https://farm.test/2", "https://farm.test/3", "",
            ]
        )
        #expect(
            found.map { $0.picture } == [
                "https://farm.test/cow.jpg", "https://a.test/b.png", "https://farm.test/3.jpg",
                "https://farm.test/4.png",
            ]
        )
        #expect(found[0].published?.milliseconds == Self.july)
        #expect(found[0].identifier == "cow-1")
        #expect(found[1].published == nil)
    }

    @Test func `RDF and the oldest RSS are read`() throws {
        let rdf = try #require(
            entries(
                """
                <rdf:RDF xmlns:rdf="r" xmlns="http://purl.org/rss/1.0/" xmlns:dc="d">
                <channel rdf:about="http://farm.test/"><link>http://farm.test/</link></channel>
                <item rdf:about="http://farm.test/1"><title>One</title><link>http://farm.test/1</link>
                <dc:date>2017-07-03T16:34:15+02:00</dc:date><dc:description>D</dc:description></item>
                </rdf:RDF>
                """
            )
        )
        #expect(rdf.map { $0.title } == ["One"])
        #expect(rdf.first?.published?.milliseconds == Self.july)
        #expect(rdf.first?.identifier == "http://farm.test/1")
        #expect(rdf.first?.description == "D")
        let old = entries(
            "<rss version='0.91'><channel><item><title>a</title><link>b</link></item></channel></rss>"
        )
        #expect(old?.first?.link == "http://farm.test/feeds/b")
    }

    @Test(arguments: ["", "atom:"])
    func `Atom is read, whatever it calls itself`(prefix: String) throws {
        let text = """
            <?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://b.test/x/">
            <link rel="self" href="http://b.test/feed"/><entry>
            <title type="text">1 &lt; 2 &lt;b&gt;</title><id>tag:1</id>
            <link rel="edit" href="/edit"/><link href="one"/>
            <link rel="enclosure" type="image/webp" href="one.webp"/>
            <published>2017-07-03T14:34:15Z</published><updated>2017-07-03T14:34:15.000Z</updated>
            <summary type="html">&lt;p&gt;Short &amp;amp; sweet</summary></entry><entry xml:base="/y/">
            <title>Two</title><link rel="alternate" href="two"/><content type="xhtml">
            <div><p>In <em>tags</em></p><img src="two.gif"/></div></content></entry></feed>
            """
        let named =
            prefix.isEmpty
            ? text
            : text.replacing("</", with: "<//").replacing(/<([a-z])/) { "<\(prefix)\($0.1)" }
                .replacing("<//", with: "</\(prefix)")
        let found = try #require(entries(named))
        #expect(found.map { $0.title } == ["1 < 2 <b>", "Two"])
        #expect(found.map { $0.link } == ["http://b.test/x/one", "http://farm.test/y/two"])
        #expect(found.map { $0.description } == ["Short & sweet", "In tags"])
        #expect(
            found.map { $0.picture } == ["http://b.test/x/one.webp", "http://farm.test/y/two.gif"]
        )
        #expect(found.first?.published?.milliseconds == Self.july)
        #expect(found.first?.updated?.milliseconds == Self.july)
    }

    @Test func `JSON Feed is read`() throws {
        let found = try #require(
            entries(
                """
                {"version": "https://jsonfeed.org/version/1.1", "title": "Farm", "items": [
                {"id": 1, "url": "/1", "title": "<One>", "content_html": "<p>H &amp; M<img src=h.png>",
                 "date_published": "2017-07-03T14:34:15Z"},
                {"id": "2", "external_url": "https://b.test/", "content_text": "a <b> c",
                 "attachments": [{"mime_type": "audio/ogg", "url": "a"}, {"mime_type": "image/png",
                 "url": "b.png"}]}, {"id": "3"}]}
                """,
                type: "application/feed+json"
            )
        )
        #expect(found.map { $0.title } == ["<One>", "a <b> c"])
        #expect(found.map { $0.description } == ["H & M", "a <b> c"])
        #expect(found.map { $0.link } == ["http://farm.test/1", "https://b.test/"])
        #expect(
            found.map { $0.picture } == [
                "http://farm.test/feeds/h.png", "http://farm.test/feeds/b.png",
            ]
        )
        #expect(found.first?.published?.milliseconds == Self.july)
    }

    @Test(
        arguments: [
            ("Cows & calves", "Cows & calves"), ("K&uuml;he&nbsp;&hellip;", "Kühe …"),
            ("a &nonsense; b &amp; c", "a &nonsense; b & c"),
            ("a &#0; b &#x110000; c", "a b c"),
            ("&#65;&#x42;&apos;", "AB'"), ("bell\u{7}s", "bell s"),
            ("<b>a</i> b &amp; c</b>", "a b & c"),
            ("<![CDATA[a & b]]> <!-- & -->", "a & b"), ("&amp; &", "& &"),
        ]
    )
    func `broken XML is read as it was meant`(title: String, expected: String) {
        let item = "<item><title>\(title)</title></item>"
        let found = entries(
            " \n<rss><channel>\(item)<item><title>c &amp; d</title></item></channel>"
        )
        #expect(found?.map { $0.title } == [expected, "c & d"])
    }

    @Test(
        arguments: [
            ("<?xml version='1.0' encoding='ISO-8859-1'?>", "K\u{FC}he \u{80}", "Kühe €"),
            ("<?xml version='1.0' encoding='utf-8'?>", "K\u{FC}he", "Kühe"),
            ("<?xml version='1.0' encoding='iso-8859-1'?>", "K\u{C3}\u{BC}he", "Kühe"),
            ("<?xml version='1.0' encoding='koi8-r'?>", "\u{CB}\u{CF}\u{D4}", "кот"),
            ("<?xml version='1.0' encoding='no-such'?>", "K\u{FC}he", "Kühe"),
        ]
    )
    func `wrong encodings are seen through`(head: String, title: String, expected: String) {
        let text = "\(head)<rss><item><title>\(title)</title></item></rss>"
        let found = entries(text.unicodeScalars.map { UInt8($0.value) })
        #expect(found?.first?.title == expected)
    }

    @Test func `entities of its own do no harm`() {
        let declared = (1...20).map { "<!ENTITY a\($0) '&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);'>" }
        let text = """
            <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a0 "lol"><!ENTITY f SYSTEM "file:///etc/passwd">
            \(declared.joined())]><rss><item><title>x&a20;&f;y</title></item></rss>
            """
        let title = entries(text)?.first?.title
        #expect(title == nil || title?.contains("root") == false)
        #expect((title?.count ?? 0) < 100)
    }

    @Test(
        arguments: [
            ("Mon, 03 Jul 2017 14:34:15 GMT", true), ("Mon, 03 Jul 2017 16:34:15 +0200", true),
            ("03 Jul 2017 14:34:15 GMT", true), ("Monday, 3 July 17 14:34:15 UT", true),
            ("3 Jul 2017 10:34:15 EDT", true), ("2017-07-03T14:34:15Z", true),
            ("2017-07-03 14:34:15", true), ("Mon, 3 Jul 2017 14:34:15", true),
            ("Mon, 3 Jul 2017 14:34:15 nonsense", true), ("yesterday", false), ("", false),
            ("Mon, 99 Jul 2017 14:34:15 GMT", false), ("1 2 3", false),
        ]
    )
    func `dates are read as they come`(text: String, isDate: Bool) {
        #expect(FeedDate.instant(text)?.milliseconds == (isDate ? Self.july : nil))
    }

    @Test(arguments: [
        "", " ", "<html><body>no feed</body></html>", "{}", "[]", "{\"items\": 1}", "no",
    ])
    func `what is no feed is none`(text: String) {
        #expect(entries(text) == nil)
    }

    @Test func `an endless feed ends`() {
        let many = String(repeating: "<item><title>x</title></item>", count: 1000)
        #expect(entries("<rss><channel>" + many)?.count == FeedReader.mostEntries)
        let deep = String(repeating: "<item>", count: 100_000)
        #expect(entries("<rss><channel>" + deep)?.isEmpty == true)
    }
}
