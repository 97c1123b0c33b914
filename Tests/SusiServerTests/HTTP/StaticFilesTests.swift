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
