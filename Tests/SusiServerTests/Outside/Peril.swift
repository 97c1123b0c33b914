// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

/// A server that means no good, or is ill, and what people are told who ask for what is there.
struct Peril: Sendable, CustomTestStringConvertible {
    let name: String
    /// All that it answers, from the first byte on.
    let answer: [UInt8]
    /// Whether it then says nothing more, and does not end the call either.
    var holds = false
    /// The status where a preview, a feed or a picture is asked for.
    let preview: Int
    let feed: Int
    let picture: Int

    var testDescription: String { name }

    private init(_ name: String, _ answer: String, _ preview: Int, _ feed: Int, _ picture: Int) {
        self.init(name, Array(answer.utf8), preview, feed, picture)
    }

    private init(_ name: String, _ answer: [UInt8], _ preview: Int, _ feed: Int, _ picture: Int) {
        self.name = name
        self.answer = answer
        self.preview = preview
        self.feed = feed
        self.picture = picture
    }

    private init(_ name: String, _ answer: String, all status: Int) {
        self.init(name, answer, status, status, status)
    }

    /// More than a call may bring where these are tried.
    static let limit = 1 << 20

    static let all: [Peril] = silent + large + broken + redirecting + mistaken

    private static let silent: [Peril] = [
        ("says nothing", ""), ("stops in the head", "HTTP/1.1 200 OK\r\nContent-Ty"),
        ("stops in the body", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{\"v\""),
        ("stops in a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"),
    ].map { name, answer in
        var peril = Peril(name, answer, all: 504)
        peril.holds = true
        return peril
    }

    private static let large: [Peril] = [
        Peril(
            "says it is huge",
            "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n",
            all: 413
        ),
        Peril(
            "does not end",
            "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "a", count: limit + 1),
            all: 413
        ),
        Peril(
            "has endless fields",
            "HTTP/1.1 200 OK\r\n" + String(repeating: "X-A: \(longWord)\r\n", count: 100),
            all: 413
        ),
        Peril(
            "is always about to answer",
            String(repeating: "HTTP/1.1 103 Early Hints\r\nLink: \(longWord)\r\n\r\n", count: 100),
            all: 413
        ),
        Peril("unpacks to more", packed(PackedZeros.gzip), 413, 413, 413),
        Peril("is packed twice", packed(PackedZeros.gzip, "gzip, gzip"), 502, 502, 502),
    ]

    private static let broken: [Peril] = [
        Peril("hangs up", "", all: 502),
        Peril("breaks off", "HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{\"v\":\"1\"}", all: 502),
        Peril(
            "breaks off in chunks",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n{",
            all: 502
        ),
        Peril(
            "has impossible chunks",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n{",
            all: 502
        ),
        Peril("is not packed", packed(Array("{\"v\":\"1\"}, plainly".utf8)), 502, 502, 502),
        Peril(
            "speaks in riddles",
            "HTTP/1.1 200 OK\r\nContent-Encoding: zebra\r\n\r\n{\"v\":\"1\"}",
            all: 502
        ),
        Peril("speaks something else", "220 mail.test ESMTP\r\n", all: 502),
        Peril("is of another time", "<html>no head at all", all: 502),
        Peril("has a nothing in its head", "HTTP/1.1 200 OK\r\nX: a\u{0}b\r\n\r\n{}", all: 502),
        Peril("has two lengths", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}", all: 502),
    ]

    private static let redirecting: [Peril] = [
        redirect("goes in circles", "/again", 502),
        redirect("leads inside", "http://10.0.0.1/", 403),
        redirect("leads to this machine", "http://[::ffff:7f00:1]/", 403),
        redirect("leads to secrets of the machine", "http://169.254.169.254/latest/", 403),
        redirect("leads to another program", "http://127.0.0.1:22/", 403),
        redirect("leads to a file", "file:///etc/passwd", 422),
        redirect("leads to another protocol", "gopher://a.test/_x", 422),
        redirect("leads to a script", "javascript:alert(1)", 422),
        redirect("leads nowhere", "http://", 422),
    ]

    private static let mistaken: [Peril] = [
        Peril("is a page", typed("text/html", "<title>A</title>"), 200, 415, 415),
        Peril("calls a page a picture", typed("image/png", "<title>A</title>"), 200, 415, 415),
        Peril("calls a page a feed", typed("application/rss+xml", "<p>A"), 200, 415, 415),
        Peril("is nothing of it all", typed("", "\u{1}\u{2}\u{3}"), 200, 415, 415),
        Peril("is JSON of another kind", typed("application/json", "[[1]]"), 200, 415, 415),
        Peril("is empty", typed("application/json", ""), 200, 415, 415),
        Peril("has nothing", "HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n", all: 404),
        Peril("is ill", "HTTP/1.1 500 Ill\r\nContent-Length: 8\r\n\r\n{\"v\":\"1\"", all: 502),
        Peril("wants a name", "HTTP/1.1 401 Who\r\nContent-Length: 0\r\n\r\n", all: 502),
        Peril("has an odd status", "HTTP/1.1 299 Odd\r\nContent-Length: 2\r\n\r\n{}", all: 502),
        Peril("has part of it", "HTTP/1.1 206 Part\r\nContent-Length: 2\r\n\r\n{}", all: 502),
    ]

    private static let longWord = String(repeating: "a", count: 900)

    private static func redirect(_ name: String, _ place: String, _ status: Int) -> Peril {
        let head = "HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n"
        return Peril(name, head, all: status)
    }

    private static func typed(_ type: String, _ text: String) -> String {
        "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
    }

    private static func packed(_ bytes: [UInt8], _ coding: String = "gzip") -> [UInt8] {
        let head = """
            HTTP/1.1 200 OK\r\nContent-Encoding: \(coding)\r\nContent-Length: \(bytes.count)\r\n\r\n
            """
        return Array(head.utf8.dropLast()) + Array("\n".utf8) + bytes
    }
}
