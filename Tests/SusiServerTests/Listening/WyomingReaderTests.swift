// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

@Suite struct WyomingReaderTests {
    /// Reads a text in parts of that many bytes; the messages, and what was wrong.
    private func read(
        _ bytes: [UInt8],
        parts size: Int
    ) -> (events: [WyomingEvent], trouble: String?) {
        var reader = WyomingReader()
        var events: [WyomingEvent] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            Array(rest.prefix(size)).withUnsafeBytes { reader.append($0) }
            rest = rest.dropFirst(size)
            while let event = reader.next() { events.append(event) }
        }
        return (events, reader.trouble)
    }

    private func read(
        _ text: String,
        parts size: Int = 7
    ) -> (events: [WyomingEvent], trouble: String?) {
        read(Array(text.utf8), parts: size)
    }

    /// Data beside the line counts more; payloads are skipped, whatever is in them.
    private static let talk = """
        {"type": "ping", "version": "1.5.4"}
        {"type": "noise", "data": {"rate": 16000}, "payload_length": 9}
        {"a": 1}
        {"type": "transcript", "data": {"text": "no", "x": 1}, "data_length": 22, "payload_length": 2}
        {"text": "Grüße \\n"}
        """

    @Test(arguments: Array(1...40) + [1000])
    func `however messages are cut, the same is read`(size: Int) throws {
        let (events, trouble) = read(Self.talk + "??{\"type\": \"end\"}\n", parts: size)
        #expect(trouble == nil)
        try #require(events.map(\.type) == ["ping", "noise", "transcript", "end"])
        #expect(events[2].data == ["text": "Grüße \n", "x": 1])
    }

    @Test(arguments: [
        "moo\n", "[]\n", "{}\n", "\n", "{\"type\": 7}\n",
        "{\"type\": \"x\", \"data_length\": -1}\n",
        "{\"type\": \"x\", \"data_length\": 99999999999}\n",
        "{\"type\": \"x\", \"payload_length\": \"9\"}\n",
        "{\"type\": \"x\", \"data_length\": 3}\nmoo", "HTTP/1.1 400 Bad Request\r\n\r\n",
    ])
    func `what is no message is trouble`(text: String) {
        let (events, trouble) = read(text)
        #expect(events.isEmpty && trouble != nil)
    }

    @Test func `nothing is read without end`() {
        #expect(
            read(String(repeating: "x", count: 70_000), parts: 999).trouble == "it says too much"
        )
        let many = String(repeating: "{\"type\": \"ping\"}\n", count: 5000)
        #expect(read(many, parts: 999).trouble == "it says too much")
    }

    @Test func `what was written is read again`() throws {
        var event = WyomingEvent(type: "transcribe")
        event.data = ["language": "de", "name": "small\n"]
        let (events, _) = read(event.bytes(payload: [1, 2, 0x0A]) + event.bytes(), parts: 5)
        #expect(events == [event, event])
    }

    @Test func `no bytes break the reader, and parts make no difference`() {
        var dice = SystemRandomNumberGenerator()
        let whole = Array((Self.talk + "??{\"type\": \"end\"}\n").utf8)
        for _ in 0..<3000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...8, using: &dice) {
                let place = Int.random(in: 0..<bytes.count, using: &dice)
                bytes[place] = UInt8.random(in: 0...255, using: &dice)
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &dice))
            let parts = read(bytes, parts: Int.random(in: 1...50, using: &dice))
            let atOnce = read(bytes, parts: .max)
            #expect(parts.events == atOnce.events && parts.trouble == atOnce.trouble)
        }
    }
}
