// Susi. SPDX-License-Identifier: Apache-2.0

/// A value that is there at once, or that comes later and is told to whoever asks for it.
public enum Eventually<Value: Sendable>: Sendable {
    /// What is told when the value is there.
    public typealias Listener = @Sendable (Value) -> Void

    /// The value is there.
    case now(Value)
    /// Nothing has begun yet: the closure begins, returns without waiting, and calls its argument
    /// once, from any thread.
    case later(@Sendable (@escaping Listener) -> Void)

    /// Begins what has to be done and tells of its result.
    public func whenDone(_ listener: @escaping Listener) {
        switch self {
        case .now(let value): listener(value)
        case .later(let begin): begin(listener)
        }
    }

    /// What is made of the value.
    public func map<Other: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Other
    ) -> Eventually<Other> {
        switch self {
        case .now(let value): .now(transform(value))
        case .later(let begin): .later { finish in begin { finish(transform($0)) } }
        }
    }

    /// What comes of a further step that begins with the value.
    public func then<Other: Sendable>(
        _ next: @escaping @Sendable (Value) -> Eventually<Other>
    ) -> Eventually<Other> {
        switch self {
        case .now(let value): next(value)
        case .later(let begin): .later { finish in begin { next($0).whenDone(finish) } }
        }
    }

    /// The value, waited for; not for threads that others depend on.
    public func waited() -> Value {
        if case .now(let value) = self { return value }
        let result = Monitor<Value?>(nil)
        whenDone { value in result.update { $0 = value } }
        var value: Value?
        while value == nil {
            _ = result.wait(atMost: .seconds(3600)) { state in
                value = state
                return state != nil
            }
            if let value { return value }
        }
        preconditionFailure("the loop ends with a value only")
    }
}
