// Susi. SPDX-License-Identifier: Apache-2.0

/// What a program wants to be told when something happens to a node: data, not code.
public struct Handler<Message> {
    /// What happens.
    public let event: EventKind
    /// What the program is told then, beside the event's own details.
    public let message: Message

    /// A handler of an event.
    public init(_ event: EventKind, _ message: Message) {
        self.event = event
        self.message = message
    }
}

extension Handler: Sendable where Message: Sendable {}
