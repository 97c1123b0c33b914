// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// Where skills are written: a program of its own, as it brings the mind's parser along.
public struct Workshop: Program {
    /// What handlers of nodes say.
    public enum Message: Equatable, Sendable {
        case nothing
    }

    /// A workshop that knows nothing yet.
    public init() {}

    /// Takes notice of what happened.
    public mutating func handle(_ event: PageEvent<Message>, at instant: Int64) -> [Effect] { [] }

    /// What is to be seen.
    public func view() -> Node<Message> {
        Node(.main, [.class("screen page")], [Node(.h1, text: "Write")])
    }
}
