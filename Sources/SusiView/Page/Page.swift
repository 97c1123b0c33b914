// Susi. SPDX-License-Identifier: Apache-2.0

/// A program in a document: events go in as bytes, a patch and effects come out as bytes.
///
/// In: any number of events, each its kind, the instant and a value. Out: the patch, then the
/// effects, each its kind, ticket, number of values and values, then a 0.
public struct Page<Running: Program> {
    /// The program.
    public private(set) var program: Running
    private var renderer = Renderer<Running.Message>()

    /// A program that has been told nothing yet.
    public init(_ program: Running) {
        self.program = program
    }

    /// Tells the program what happened, in order, and says what then has to change outside.
    ///
    /// What cannot be read as an event ends the reading; what was read before counts.
    public mutating func dispatch(_ events: [UInt8], into output: inout ByteWriter) {
        output.clear()
        var effects: [Effect] = []
        var reader = ByteReader(events)
        while !reader.isAtEnd, let (event, instant) = try? self.event(&reader) {
            guard let event else { continue }
            effects += program.handle(event, at: instant)
        }
        renderer.render(program.view(), into: &output)
        output.endPatch()
        for effect in effects {
            output.write(byte: effect.kind.rawValue)
            output.write(number: UInt64(effect.ticket))
            output.write(number: UInt64(effect.values.count))
            for value in effect.values { output.write(value) }
        }
        output.write(byte: EffectKind.end.rawValue)
    }

    /// Reads an event; nil for one of a node that is gone or no longer wants to be told.
    private mutating func event(
        _ reader: inout ByteReader
    ) throws(ByteError) -> (PageEvent<Running.Message>?, Int64) {
        let start = reader.position
        guard let kind = PageEventKind(rawValue: try reader.byte()) else {
            throw ByteError(.unknown, at: start)
        }
        let instant = Int64(clamping: try reader.number())
        let value = try reader.value()
        let ticket = value[0].number.flatMap { UInt32(exactly: $0) } ?? 0
        switch kind {
        case .started: return (.started(Surroundings(value)), instant)
        case .changed: return (.changed(Surroundings(value)), instant)
        case .happened: return (happened(value), instant)
        case .answered: return (.answered(ticket: ticket, value[1]), instant)
        case .part: return (.part(ticket: ticket, value[1]), instant)
        case .failed:
            let name = value[1].text ?? ""
            return (.failed(ticket: ticket, name: name, reason: value[2].text ?? ""), instant)
        case .told: return (.told(value), instant)
        }
    }

    private mutating func happened(_ value: PageValue) -> PageEvent<Running.Message>? {
        guard let node = value[0].number.flatMap({ UInt32(exactly: $0) }),
            let event = value[1].number.flatMap({ UInt8(exactly: $0) })
                .flatMap({ EventKind(rawValue: $0) }),
            let message = renderer.message(for: node, event)
        else { return nil }
        let detail = EventDetail(event, value[2].values)
        if event == .input || event == .change {
            renderer.learned(detail[.value].text, of: .value, at: node)
            renderer.learned(detail.isSet(.checked) ? "" : nil, of: .checked, at: node)
        }
        return .happened(message, detail)
    }
}
