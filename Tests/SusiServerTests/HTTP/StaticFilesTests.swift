// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiServer

@Suite final class StaticFilesTests {
    private let root: URL
    private let files: StaticFiles

    init() throws {
        let name = "susi-files-\(UInt64.random(in: 0 ... .max))"
        root = FileManager.default.temporaryDirectory.appending(path: name)
        let folder = root.appending(path: "public/sub")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, content) in [
            ("secret.txt", "secret"), ("public/index.html", "<p>"), ("public/a.js", "1"),
            ("public/.hidden", "h"), ("public/sub/b.png", "png"), ("public/a b.txt", "blank"),
            ("public/large.wasm", String(repeating: "x", count: 200_000)), ("public/empty.css", ""),
            ("public/a.js.br", "brotli"), ("public/a.js.gz", "gz"), ("public/empty.css.gz", "gz"),
            ("public/shell.0123456789abcdef.js", "hashed"),
        ] {
            try content.write(to: root.appending(path: name), atomically: false, encoding: .utf8)
        }
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: "public/link.txt").path,
            withDestinationPath: "../secret.txt"
        )
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: "public/up").path,
            withDestinationPath: ".."
        )
        files = try #require(StaticFiles(folder: root.appending(path: "public").path))
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    @Test(
        arguments: [
            ("/", "text/html;charset=utf-8", "<p>"),
            ("/index.html", "text/html;charset=utf-8", "<p>"),
            ("//a.js", "text/javascript;charset=utf-8", "1"),
            ("/sub/b.png", "image/png", "png"),
            ("/a%20b.txt", "text/plain;charset=utf-8", "blank"),
            ("/a.js?v=1", "text/javascript;charset=utf-8", "1"),
            ("/empty.css", "text/css;charset=utf-8", ""),
        ]
    )
    func `a file is served with its type`(_ target: String, _ type: String, _ text: String) throws {
        let response = try #require(answer(target))
        #expect(response.status == 200)
        #expect(response.fields["Content-Type"] == type)
        guard case .bytes(let bytes) = response.body else {
            Issue.record("not from memory")
            return
        }
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }

    @Test(
        arguments: [
            "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/sub/../../secret.txt",
            "/..%5csecret.txt", "/sub/..\\..\\secret.txt", "/.hidden", "/./a.js", "/link.txt",
            "/up/secret.txt", "/a.js%00.png", "/a.js/", "/sub", "/sub/", "/nothing", "/a.js/x",
            "//../secret.txt", "/%c0%ae%c0%ae/secret.txt",
            "/\(String(repeating: "a", count: 5000))",
        ]
    )
    func `nothing else can be reached`(_ target: String) {
        #expect(answer(target) == nil)
    }

    @Test func `what a browser has is not sent again`() throws {
        let tag = try #require(answer("/a.js")?.fields["ETag"])
        for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
            let response = try #require(answer("/a.js", ["If-None-Match": field]))
            #expect(response.status == 304)
            #expect(response.fields["ETag"] == tag)
        }
        #expect(answer("/a.js", ["If-None-Match": "\"x\""])?.status == 200)
        try "22".write(
            to: root.appending(path: "public/a.js"),
            atomically: false,
            encoding: .utf8
        )
        #expect(answer("/a.js", ["If-None-Match": tag])?.status == 200)
    }

    @Test(
        arguments: [
            ("br, gzip", "br"), ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("GZIP", "gzip"),
            ("br;q=0.5, gzip;q=0.8", "gzip"), ("br;q=0, *", "gzip"), ("*", "br"), ("*;q=0", nil),
            ("br;q=0,gzip;q=0", nil), ("identity", nil), ("identity, gzip;q=0.5", nil),
            ("br ; q=1 , identity;q=0.5", "br"), ("br;q=2", nil), ("br;q=nan", nil), ("", nil),
            (",;,q", nil), (nil, nil),
        ] as [(String?, String?)]
    )
    func `a browser gets the form that it likes best`(_ accepted: String?, _ coding: String?) throws
    {
        var fields = HTTPFields()
        fields["Accept-Encoding"] = accepted
        let response = try #require(answer("/a.js", fields))
        #expect(response.fields["Content-Encoding"] == coding)
        #expect(response.fields["Content-Type"] == "text/javascript;charset=utf-8")
        #expect(response.fields["Vary"] == "Accept-Encoding")
        guard case .bytes(let bytes) = response.body else {
            Issue.record("not from memory")
            return
        }
        let expected = coding.flatMap { ["br": "brotli", "gzip": "gz"][$0] } ?? "1"
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test func `each form has its own tag, and only forms that are there are sent`() throws {
        let tags = try ["br", "gzip", "identity"].map { coding in
            try #require(answer("/a.js", ["Accept-Encoding": coding])?.fields["ETag"])
        }
        #expect(Set(tags).count == 3)
        let again: HTTPFields = ["Accept-Encoding": "gzip", "If-None-Match": tags[1]]
        #expect(answer("/a.js", again)?.status == 304)
        let other: HTTPFields = ["Accept-Encoding": "gzip", "If-None-Match": tags[0]]
        #expect(answer("/a.js", other)?.status == 200)
        let both: HTTPFields = ["Accept-Encoding": "br, gzip"]
        #expect(answer("/empty.css", both)?.fields["Content-Encoding"] == "gzip")
        #expect(answer("/sub/b.png", both)?.fields["Content-Encoding"] == nil)
    }

    @Test func `what has its content in its name is kept for ever`() {
        let hashed = answer("/shell.0123456789abcdef.js")
        #expect(hashed?.fields["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(answer("/a.js")?.fields["Cache-Control"] == "no-cache")
        for name in [
            "0123456789abcdef.js", "a.0123456789abcde.js", "a.0123456789abcdeg.js", "a.js", "",
            "a.0123456789ABCDEF.js", "a.0123456789abcdef",
        ] {
            #expect(!StaticFiles.saysItsContent(name))
        }
    }

    @Test func `files travel over the wire`() throws {
        let files = files
        let server = try HTTPServer(HTTPServerOptions(host: "127.0.0.1", port: 0)) { request in
            .now(files.response(to: request) ?? .refusal(404, "There is no such page."))
        }
        let large = try #require(try RawClient.get("/large.wasm", port: server.port))
        #expect(large.body.count == 200_000)
        #expect(large.fields["Content-Type"] == "application/wasm")
        let tag = try #require(large.fields["ETag"])
        let again = try RawClient.get(
            "/large.wasm",
            port: server.port,
            fields: "If-None-Match: \(tag)\r\n"
        )
        #expect(again?.status == 304)
        #expect(try RawClient.get("/../secret.txt", port: server.port)?.status == 404)
    }

    @Test func `only reading is possible`() {
        let request = HTTPRequest(.post, target: Array("/a.js".utf8), client: IPAddress(v4: 0))
        #expect(files.response(to: request) == nil)
    }

    private func answer(_ target: String, _ fields: HTTPFields = HTTPFields()) -> HTTPResponse? {
        files.response(
            to: HTTPRequest(
                .get,
                target: Array(target.utf8),
                fields: fields,
                client: IPAddress(v4: 0)
            )
        )
    }
}
