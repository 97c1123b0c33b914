// Susi. SPDX-License-Identifier: Apache-2.0

/// How a handler answers: at once, or when it can.
public enum HTTPReply: Sendable {
    /// The response is there.
    case now(HTTPResponse)
    /// The response needs something else first: the closure begins with that, returns without
    /// waiting, and keeps the promise later.
    case later(@Sendable (HTTPPromise) -> Void)
}
