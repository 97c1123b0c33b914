// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads server-sent events from the parts of a body, however it was cut.
public struct EventStreamReader: Sendable {
    /// An event of the stream.
    public struct StreamEvent: Equatable, Sendable {
        /// What kind of event; `message` where the server did not say.
        public let name: String
        /// What it says, lines joined.
        public let data: String
        /// What to name when the stream is taken up again.
        public let id: String
    }

    /// An event that is longer ends the reading.
    private static let longest = 1 << 20

    private var line: [UInt8] = []
    private var endedWithReturn = false
    private var name = ""
    private var data = ""
    private var hasData = false
    /// The last identifier that the server gave.
    public private(set) var lastID = ""
    /// How many milliseconds the server asks to wait before the stream is taken up again.
    public private(set) var pause: Double?
    /// Whether an event was longer than is read.
    public private(set) var isTooLong = false

    /// The beginning of a stream.
    public init() {}

    /// Takes a part of the body; gives the events that it completes.
    public mutating func read(_ part: [UInt8]) -> [StreamEvent] {
        var events: [StreamEvent] = []
        for byte in part where !isTooLong {
            let follows = endedWithReturn && byte == 0x0A
            endedWithReturn = byte == 0x0D
            if follows { continue }
            guard byte == 0x0A || byte == 0x0D else {
                line.append(byte)
                isTooLong = line.count + data.utf8.count > EventStreamReader.longest
                continue
            }
            if let event = endLine() { events.append(event) }
            line.removeAll(keepingCapacity: true)
        }
        return events
    }

    private mutating func endLine() -> StreamEvent? {
        guard !line.isEmpty else { return endEvent() }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
        var value = line.dropFirst(colon + 1)
        if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
        let text = String(decoding: value, as: UTF8.self)
        let field = line[..<colon]
        if field.elementsEqual("data".utf8) {
            if hasData { data += "\n" }
            data += text
            hasData = true
        } else if field.elementsEqual("event".utf8) {
            name = text
        } else if field.elementsEqual("id".utf8), !value.contains(0) {
            lastID = text
        } else if field.elementsEqual("retry".utf8), let number = UInt32(text) {
            pause = Double(number)
        }
        return nil
    }

    private mutating func endEvent() -> StreamEvent? {
        defer {
            name = ""
            data = ""
            hasData = false
        }
        guard hasData else { return nil }
        return StreamEvent(name: name.isEmpty ? "message" : name, data: data, id: lastID)
    }
}
