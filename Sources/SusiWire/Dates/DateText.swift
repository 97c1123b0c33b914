// Susi. SPDX-License-Identifier: Apache-2.0

/// A date as it travels: its spelling is kept, its moment computed when somebody asks.
public struct DateText: Sendable, Equatable {
    /// The date as it was written.
    public let text: String
    /// Whether it was written here as chat answers have it, so that nobody has to look again.
    private let isChat: Bool

    /// Takes a date as it was written.
    public init(_ text: String) {
        self.text = text
        isChat = false
    }

    /// Writes an instant.
    public init(_ instant: Instant, _ format: DateFormat) {
        text = instant.text(format)
        isChat = format == .chat
    }

    /// Compares the spelling.
    public static func == (left: DateText, right: DateText) -> Bool {
        left.text == right.text
    }

    /// The moment, or nil where the text is no date; one without a zone is local time.
    public func instant(at offset: TimeZoneOffset = .utc) -> Instant? {
        try? Instant(reading: text, at: offset)
    }

    /// The same date in exactly this format, or a stand-in where it is none.
    func strict(
        _ format: DateFormat,
        or standIn: @autoclosure () -> Instant = .earliest
    ) -> DateText {
        if isChat, format == .chat { return self }
        if (try? Instant(text, format)) != nil { return self }
        return DateText(instant() ?? standIn(), format)
    }
}

extension DateText: WireValue {
    static var kind: String { "a date" }
    static var schema: JSON { ["type": "string"] }

    init?(wire json: JSON) {
        guard let text = json.string else { return nil }
        self.init(text)
    }

    var json: JSON { .string(text) }

    func write(with writer: inout JSONWriter) {
        writer.write(text)
    }
}
