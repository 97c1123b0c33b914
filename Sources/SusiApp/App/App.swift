// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// The app: everything that a person sees, reads or loses is decided here.
public struct App: Program {
    private var draft = ""

    /// An app that knows nothing yet.
    public init() {}

    /// Takes over what happened.
    public mutating func handle(
        _ event: PageEvent<AppMessage>,
        at instant: Int64
    ) -> [Effect] {
        if case .happened(.typed, let detail) = event { draft = detail.text(.value) }
        return []
    }

    /// What is to be seen.
    public func view() -> Node<AppMessage> {
        let box = Node<AppMessage>(
            .textarea,
            [.id("message"), .label("Message"), .value(draft)],
            on: [Handler(.input, .typed)]
        )
        return Node(.main, [], [box])
    }
}
