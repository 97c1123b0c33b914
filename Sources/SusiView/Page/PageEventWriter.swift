// Susi. SPDX-License-Identifier: Apache-2.0

/// Writes events as the page does, for tests that stand in for it.
public struct PageEventWriter: Sendable {
    private var writer = ByteWriter()

    /// No events yet.
    public init() {}

    /// The events so far.
    public var bytes: [UInt8] { writer.bytes }

    /// The page has been loaded.
    public mutating func started(_ surroundings: Surroundings, at instant: Int64) {
        write(.started, instant, surroundings.value)
    }

    /// The window, the connection or the device has changed.
    public mutating func changed(_ surroundings: Surroundings, at instant: Int64) {
        write(.changed, instant, surroundings.value)
    }

    /// Something happened to a node.
    public mutating func happened(_ node: UInt32, _ detail: EventDetail, at instant: Int64) {
        let fields = detail.event.fields.map { detail[$0] }
        let event = PageValue.number(Double(detail.event.rawValue))
        write(.happened, instant, .list([.number(Double(node)), event, .list(fields)]))
    }

    /// An effect is done.
    public mutating func answered(_ ticket: UInt32, _ value: PageValue, at instant: Int64) {
        write(.answered, instant, .list([.number(Double(ticket)), value]))
    }

    /// Another program of the page says something.
    public mutating func told(_ value: PageValue, at instant: Int64) {
        write(.told, instant, value)
    }

    /// A part of what an effect brings.
    public mutating func part(_ ticket: UInt32, _ value: PageValue, at instant: Int64) {
        write(.part, instant, .list([.number(Double(ticket)), value]))
    }

    /// An effect could not be done.
    public mutating func failed(
        _ ticket: UInt32,
        name: String,
        reason: String,
        at instant: Int64
    ) {
        let values: [PageValue] = [.number(Double(ticket)), .text(name), .text(reason)]
        write(.failed, instant, .list(values))
    }

    private mutating func write(_ kind: PageEventKind, _ instant: Int64, _ value: PageValue) {
        writer.write(byte: kind.rawValue)
        writer.write(number: UInt64(clamping: instant))
        writer.write(value)
    }
}
