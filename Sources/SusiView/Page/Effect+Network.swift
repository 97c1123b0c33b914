// Susi. SPDX-License-Identifier: Apache-2.0

extension Effect {
    /// Asks a server; is answered by a `FetchAnswer`, also where the status tells of an error, and
    /// fails where there was no answer.
    ///
    /// With `inParts`, status and headers come at once as a part, then the body as parts of bytes,
    /// then the answer with an empty body: so a stream of events is read, with `EventStreamReader`.
    public static func fetch(
        _ ticket: UInt32,
        method: String = "GET",
        _ address: String,
        headers: [(name: String, value: String)] = [],
        body: PageValue = .nothing,
        inParts: Bool = false,
        milliseconds: Double = 0
    ) -> Effect {
        Effect(
            .fetch,
            ticket: ticket,
            .text(method),
            .text(address),
            .list(headers.map { .list([.text($0.name), .text($0.value)]) }),
            body,
            .flag(inParts),
            .number(milliseconds)
        )
    }
}
