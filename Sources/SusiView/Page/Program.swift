// Susi. SPDX-License-Identifier: Apache-2.0

/// What a page runs: a value that is told events and says what is to be seen and done.
public protocol Program {
    /// What handlers of its nodes say.
    associatedtype Message

    /// Takes notice of an event; gives what is to be done outside. The instant is in milliseconds
    /// since 1970.
    mutating func handle(_ event: PageEvent<Message>, at instant: Int64) -> [Effect]

    /// What is to be seen.
    func view() -> Node<Message>
}
