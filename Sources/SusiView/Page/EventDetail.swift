// Susi. SPDX-License-Identifier: Apache-2.0

/// The details of something that happened to a node.
public struct EventDetail: Equatable, Sendable {
    /// What happened.
    public let event: EventKind
    private let values: [PageValue]

    /// Details in the order of the event's fields.
    public init(_ event: EventKind, _ values: [PageValue] = []) {
        self.event = event
        self.values = values
    }

    /// A detail, nothing where the browser did not tell it.
    public subscript(field: EventField) -> PageValue {
        guard let index = event.fields.firstIndex(of: field), index < values.count else {
            return .nothing
        }
        return values[index]
    }

    /// A detail that is a text, else the empty one.
    public func text(_ field: EventField) -> String { self[field].text ?? "" }
    /// A detail that is a number, else 0.
    public func number(_ field: EventField) -> Double { self[field].number ?? 0 }
    /// Whether a detail is the flag that is set.
    public func isSet(_ field: EventField) -> Bool { self[field].isSet }
}
