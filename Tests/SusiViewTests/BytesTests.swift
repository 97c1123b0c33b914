// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiView

@Suite struct BytesTests {
    static let values: [PageValue] = [
        .nothing, .flag(false), .flag(true), .number(0), .number(127), .number(128),
        .number(9_007_199_254_740_991), .number(9_007_199_254_740_992), .number(-1), .number(0.1),
        .number(.infinity), .number(1e300), .text(""), .text("Grüße 👋"), .bytes([]),
        .bytes([0, 255]), .list([]), .list([.list([.text("a")]), .nothing]),
    ]

    @Test(arguments: values)
    func `a value that was written reads back`(_ value: PageValue) throws {
        var writer = ByteWriter()
        writer.write(value)
        var reader = ByteReader(writer.bytes)
        let back = try reader.value()
        #expect(back == value)
        #expect(reader.isAtEnd)
        for count in 0..<writer.bytes.count {
            var reader = ByteReader(Array(writer.bytes[..<count]))
            let part = try? reader.value()
            #expect(part == nil)
        }
    }

    @Test func `minus zero and no number stay what they are`() throws {
        var writer = ByteWriter()
        writer.write(.number(-0.0))
        writer.write(.number(.nan))
        var reader = ByteReader(writer.bytes)
        let numbers = [try reader.value(), try reader.value()]
        #expect(numbers[0].number?.sign == .minus)
        #expect(numbers[1].number?.isNaN == true)
    }

    @Test(
        arguments: [
            ([], .ended), ([0x80], .ended), ([8], .unknown),
            ([3] + Array(repeating: 0xFF, count: 9) + [2], .tooLarge),
            ([7, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F], .ended), ([5, 2, 65], .ended),
            (Array(repeating: [7, 1], count: 30).flatMap { $0 } + [0], .tooDeep),
        ] as [([UInt8], ByteError.Kind)]
    )
    func `bytes that are no value are refused`(_ bytes: [UInt8], _ kind: ByteError.Kind) {
        var reader = ByteReader(bytes[...].first == 0x80 ? [3] + bytes : bytes)
        do throws(ByteError) {
            let value = try reader.value()
            Issue.record("read \(value)")
        } catch {
            #expect(error.kind == kind)
            #expect(error.position <= bytes.count + 1)
        }
    }

    @Test(arguments: [
        ("https://example.org/", true), ("HTTP://example.org", true), ("/a?b:c#d", true),
        ("picture.png", true), ("", true), ("#top", true), ("mailto:a@b.example", true),
        ("tel:+491234", true), ("data:image/png;base64,AAAA", true), ("blob:https://a/b", true),
        ("javascript:alert(1)", false), ("JavaScript:alert(1)", false), ("data:text/html,x", false),
        ("java\nscript:alert(1)", false), (" javascript:alert(1)", false),
        ("\u{1}javascript:alert(1)", false), ("vbscript:x", false), ("data:", false),
        ("httpx:a", false), ("htt:a", false), (":", false), ("file:///etc/passwd", false),
        (String(repeating: " ", count: 80) + "javascript:alert(1)", false),
    ])
    func `an address that would run code is not followed`(_ address: String, _ isSafe: Bool) {
        let attribute = Attribute(.href, address)
        #expect(attribute.value == (isSafe ? address : "about:invalid"))
    }

    @Test(arguments: [
        (0, "0px"), (1.5, "1.50px"), (-3.256, "-3.26px"), (12.05, "12.05px"), (1e7, "10000000px"),
        (.infinity, "0px"), (0.001, "0px"), (-0.004, "0px"),
    ])
    func `a length has no exponent`(_ pixels: Double, _ text: String) {
        #expect(Attribute.height(pixels).value == text)
    }

    @Test func `server-sent events are read however they are cut`() {
        let text =
            "\u{FEFF}: hello\r\nevent: news\rdata: one\r\ndata:two\nid: 7\n\nretry: 3000\ndata\n\nid: 8\n\n"
        let bytes = Array(text.utf8.dropFirst(3))
        for cut in 0...bytes.count {
            var reader = EventStreamReader()
            let events = reader.read(Array(bytes[..<cut])) + reader.read(Array(bytes[cut...]))
            #expect(
                events.map { "\($0.name) \($0.data) \($0.id)" } == [
                    "news one\ntwo 7", "message  7",
                ]
            )
            #expect(reader.lastID == "8")
            #expect(reader.pause == 3000)
        }
    }

    @Test func `an endless event ends the reading`() {
        var reader = EventStreamReader()
        for _ in 0..<20 { _ = reader.read(Array(repeating: 0x61, count: 100_000)) }
        #expect(reader.isTooLong)
    }
}
