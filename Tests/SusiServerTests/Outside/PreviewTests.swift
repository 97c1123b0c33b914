// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer
import SusiStore

@Suite struct PreviewTests {
    private let elsewhere: Elsewhere
    private let house: Household

    init() throws {
        elsewhere = try Elsewhere()
        house = try Household(outside: elsewhere.outside())
    }

    private func response(_ url: String) throws -> HTTPResponse {
        var call = Call(.linkPreview)
        call.set(.url, url)
        return try house.response(.get, call.target)
    }

    /// What is said of a page; pages are remembered by their addresses.
    private func preview(_ page: String, _ number: Int = .random(in: 0 ... .max)) throws -> JSON {
        let url = elsewhere.put(page, at: "/news/page.html")
        let response = try response("\(url)?\(number)")
        try #require(response.status == 200)
        return try JSON(parsing: response.bytes)
    }

    @Test func `a page is shown as it wants to be`() throws {
        let preview = try preview(
            """
            <!doctype html><html><head><title>Old | Site</title>
            <meta property="og:title" content="A cow &amp; a calf">
            <META NAME='twitter:title' CONTENT='Other'>
            <meta property=og:description content="  They
              graze.  ">
            <meta name="description" content="Other">
            <meta property="og:image" content="/cow.jpg?a=1&amp;b=2">
            <meta property="og:site_name" content="Farm News">
            </head><body><script>document.title = "<title>no</title>"</script></body></html>
            """
        )
        let picture = elsewhere.url("/cow.jpg?a=1&b=2")
        #expect(preview["title"]?.string == "A cow & a calf")
        #expect(preview["descriptionShort"]?.string == "They graze.")
        #expect(preview["image"]?.string == picture)
        #expect(preview["picture"]?.string == house.service.seal.path(of: picture))
        #expect(preview["site"]?.string == "Farm News")
        #expect(preview["accepted"] == true)
    }

    @Test func `what stands in other words counts where these are missing`() throws {
        let twitter = try preview(
            """
            <meta name="twitter:title" content="One"><meta name="twitter:image" content="//a.test/b">
            <meta name="description" content="Two"><title>Three</title>
            """
        )
        #expect(twitter["title"]?.string == "One")
        #expect(twitter["descriptionShort"]?.string == "Two")
        #expect(twitter["image"]?.string == "http://a.test/b")
        #expect(twitter["site"]?.string == "127.0.0.1")
        let old = try preview(
            "<base href='/other/'><link rel=image_src href=c.png><title>Three &mdash; four</title>"
        )
        #expect(old["title"]?.string == "Three — four")
        #expect(old["image"]?.string == elsewhere.url("/other/c.png"))
        let data = try preview(
            """
            <script type="application/ld+json">not json</script>
            <script type="application/ld+json">{"@graph": [{"@type": "Organization", "name": "X"},
            {"@type": "Product", "name": "Tea &amp; cups", "description": "<b>Green</b> tea",
             "image": [{"url": "tea.webp"}], "publisher": {"name": "Shop"}}]}</script>
            <title>Other</title>
            """
        )
        #expect(data["title"]?.string == "Tea & cups")
        #expect(data["descriptionShort"]?.string == "Green tea")
        #expect(data["image"]?.string == elsewhere.url("/news/tea.webp"))
        #expect(data["site"]?.string == "Shop")
    }

    @Test(
        arguments: [
            ("text/html", "<meta charset=iso-8859-1><title>K\u{FC}he \u{80}</title>", "Kühe €"),
            ("text/html; charset=windows-1251", "<title>\u{EA}\u{EE}\u{F2}</title>", "кот"),
            ("text/html; charset=Shift_JIS", "<title>\u{8B}\u{8D}</title>", "牛"),
            ("text/html; charset=utf-8", "<title>K\u{FC}he</title>", "Kühe"),
            ("text/html; charset=iso-8859-1", "<title>K\u{C3}\u{BC}he</title>", "Kühe"),
            ("text/html; charset=nonsense", "<title>K\u{FC}he</title>", "Kühe"),
            ("text/html; charset=utf-7", "<title>+AGE- \u{FC}</title>", "+AGE- ü"),
            ("text/html", "\u{FF}\u{FE}<\0t\0i\0t\0l\0e\0>\0c\0o\0w\0", "cow"),
            (
                "text/html", "\u{EF}\u{BB}\u{BF}<meta charset=latin1><title>\u{C3}\u{BC}</title>",
                "ü"
            ),
        ]
    )
    func `every way to write is read`(type: String, latin: String, title: String) throws {
        let bytes = latin.unicodeScalars.map { UInt8($0.value) }
        let url = elsewhere.put(bytes, ["Content-Type": type], at: "/a")
        let preview = try JSON(parsing: response(url).bytes)
        #expect(preview["title"]?.string == title)
    }

    @Test(
        arguments: [
            "", "<", "<title>", "<html", "<meta content=x>", "<meta property='og:title'>",
            "<!--", "<script type=application/ld+json>", "<title></title><title>no</title>",
            "<script type='application/ld+json'>[[[[[[{\"headline\":\"x\"}]]]]]]</script>", "\0\0",
            "<meta property=og:image content=javascript:alert(1)>",
            "<meta property=og:image content='file:///etc/passwd'>",
        ]
    )
    func `a page that says nothing is shown by its host`(page: String) throws {
        let preview = try preview(page)
        #expect(preview["image"] == nil)
        #expect(preview["picture"] == nil)
        #expect(["127.0.0.1", "page.html"].contains(preview["title"]?.string))
        #expect(preview["site"]?.string == "127.0.0.1")
    }

    @Test func `long words are cut, and hidden signs left out`() throws {
        let long = String(repeating: "cow ", count: 500)
        let preview = try preview(
            "<title>a\u{202E}b\u{7}c \u{200B} d</title><meta name=description content='\(long)'>"
        )
        #expect(preview["title"]?.string == "abc d")
        #expect(preview["descriptionShort"]?.string?.unicodeScalars.count == 401)
        #expect(preview["descriptionShort"]?.string?.hasSuffix("…") == true)
    }

    @Test func `deep and endless pages do no harm`() throws {
        let pages = ["<div>", "<b><p>", "<a href=", "<!--", "&", "<script>", "<meta ", "</p>"]
        for page in pages {
            _ = try preview(String(repeating: page, count: 5000))
        }
        let deep = String(repeating: "<div>", count: 20_000)
        _ = try preview(deep + String(repeating: "</i>", count: 20_000))
    }

    @Test func `a picture is its own preview, and a file has a name`() throws {
        let url = elsewhere.put(PictureTests.png(), at: "/a/brown%20cow.png")
        elsewhere.put(PictureTests.png(), at: "/a/brown cow.png")
        let picture = try JSON(parsing: response(url).bytes)
        #expect(picture["title"]?.string == "brown cow.png")
        #expect(picture["image"]?.string == url)
        #expect(picture["picture"]?.string == house.service.seal.path(of: url))
        let file = elsewhere.put("%PDF", "application/pdf", at: "/herd.pdf")
        #expect(try JSON(parsing: response(file).bytes)["title"]?.string == "herd.pdf")
    }

    @Test func `a page is asked once in an hour`() throws {
        for _ in 0..<3 { _ = try preview("<title>One</title>", 1) }
        #expect(elsewhere.asked.count == 1)
        house.wait(milliseconds: 3_600_001)
        #expect(try preview("<title>Two</title>", 1)["title"]?.string == "Two")
    }

    @Test func `why there is no preview is said`() throws {
        #expect(try response(elsewhere.url("/none")).status == 404)
        #expect(try response("http://10.0.0.1/").status == 403)
        #expect(try response("cow").status == 422)
        #expect(try response("ftp://a.test/").status == 422)
        let long = "http://a.test/" + String(repeating: "a", count: 2000)
        #expect(try response(long).status == 422)
        elsewhere.put([], status: 500, at: "/ill")
        #expect(try response(elsewhere.url("/ill")).message?.contains("500") == true)
        let missing = try house.response(.get, "/susi/linkPreview.json")
        #expect(missing.status == 200)
        let reply = try JSON(parsing: missing.bytes)
        #expect(reply["accepted"] == false)
        #expect(reply["message"]?.string == "URL Not given")
        #expect(
            try Household().response(.get, "/susi/linkPreview.json?url=http://a/").status == 503
        )
    }
}
