// Susi. SPDX-License-Identifier: Apache-2.0

// The device's storage: records of bytes, ordered by their keys as texts.
extension Effect {
    /// Is answered by a list with the bytes of each key, or nothing for those that are not there.
    public static func read(_ ticket: UInt32, _ keys: [String]) -> Effect {
        Effect(.read, ticket: ticket, .texts(keys))
    }

    /// Is answered by records whose keys lie from one to before another, read by `StoredRecord`.
    public static func scan(
        _ ticket: UInt32,
        from first: String,
        to end: String,
        atMost limit: Int,
        backwards: Bool = false
    ) -> Effect {
        Effect(
            .scan,
            ticket: ticket,
            .text(first),
            .text(end),
            .number(Double(limit)),
            .flag(backwards)
        )
    }

    /// Deletes all records whose keys lie in the ranges, then writes others: all or nothing, and
    /// answered with nothing when it is on disk.
    public static func write(
        _ ticket: UInt32,
        _ records: [StoredRecord],
        deleting ranges: [(from: String, to: String)] = []
    ) -> Effect {
        Effect(
            .write,
            ticket: ticket,
            .list(records.map { $0.value }),
            .list(ranges.map { .list([.text($0.from), .text($0.to)]) })
        )
    }

    /// Is answered by whether the browser will never clear the storage by itself.
    public static func persist(_ ticket: UInt32) -> Effect { Effect(.persist, ticket: ticket) }
}
