// Susi. SPDX-License-Identifier: Apache-2.0

/// A program in a page on paper: for tests that tell a program what a browser would, and read what
/// would then be seen and done.
public struct PaperPage<Running: Program> {
    /// What is to be seen.
    public private(set) var document = PaperDocument()
    /// What was to be done after the last events.
    public private(set) var effects: [Effect] = []
    /// Stands for all bytes that have come out: FNV-1a, 64 bits wide.
    public private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    /// What is wrong with what has come out; nil as it should be.
    public private(set) var fault: ByteError?
    /// The present, in milliseconds since 1970.
    public var instant: Int64

    private var page: Page<Running>
    private var output = ByteWriter()

    /// A program that has been told nothing yet.
    public init(_ program: Running, at instant: Int64) {
        page = Page(program)
        self.instant = instant
    }

    /// The program.
    public var program: Running { page.program }

    /// The page has been loaded.
    public mutating func start(_ surroundings: Surroundings = Surroundings()) {
        tell { $0.started(surroundings, at: $1) }
    }

    /// The window, the connection or the device has changed.
    public mutating func change(_ surroundings: Surroundings) {
        tell { $0.changed(surroundings, at: $1) }
    }

    /// Something happened to the first node that has an attribute `id` of that value; false where
    /// there is none that has a handler for it.
    @discardableResult
    public mutating func happen(
        _ event: EventKind,
        at id: String,
        _ details: [(EventField, PageValue)] = []
    ) -> Bool {
        guard let node = document.node(where: .id, is: id) else { return false }
        return happen(event, at: node, details)
    }

    /// Something happened to a node, named by its number; false where it has no handler for it.
    @discardableResult
    public mutating func happen(
        _ event: EventKind,
        at node: UInt32,
        _ details: [(EventField, PageValue)] = []
    ) -> Bool {
        guard document.events(of: node).contains(event) else { return false }
        let values = event.fields.map { field in
            details.first { $0.0 == field }?.1 ?? .nothing
        }
        let detail = EventDetail(event, values)
        document.note(detail, at: node)
        tell { $0.happened(node, detail, at: $1) }
        return true
    }

    /// An effect is done.
    public mutating func answer(_ ticket: UInt32, _ value: PageValue = .nothing) {
        tell { $0.answered(ticket, value, at: $1) }
    }

    /// A part of what an effect brings has come.
    public mutating func part(_ ticket: UInt32, _ value: PageValue) {
        tell { $0.part(ticket, value, at: $1) }
    }

    /// An effect could not be done.
    public mutating func fail(_ ticket: UInt32, name: String, reason: String = "") {
        tell { $0.failed(ticket, name: name, reason: reason, at: $1) }
    }

    /// Another program of the page says something.
    public mutating func hear(_ value: PageValue) {
        tell { $0.told(value, at: $1) }
    }

    private mutating func tell(_ write: (inout PageEventWriter, Int64) -> Void) {
        var events = PageEventWriter()
        write(&events, instant)
        page.dispatch(events.bytes, into: &output)
        for byte in output.bytes { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        do throws(ByteError) {
            var reader = ByteReader(output.bytes)
            try document.apply(&reader)
            effects = []
            while let effect = try Effect(reading: &reader) { effects.append(effect) }
        } catch {
            fault = error
        }
    }
}

extension Effect {
    /// The next effect, nil at the end of their list.
    init?(reading reader: inout ByteReader) throws(ByteError) {
        let at = reader.position
        guard let kind = EffectKind(rawValue: try reader.byte()) else {
            throw ByteError(.unknown, at: at)
        }
        guard kind != .end else { return nil }
        self.kind = kind
        ticket = UInt32(truncatingIfNeeded: try reader.number())
        var values: [PageValue] = []
        for _ in 0..<(try reader.number()) { values.append(try reader.value()) }
        self.values = values
    }
}
