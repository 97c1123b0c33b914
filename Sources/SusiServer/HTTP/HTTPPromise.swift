// Susi. SPDX-License-Identifier: Apache-2.0

/// A response that is owed; whoever drops it without an answer has answered with an error.
public final class HTTPPromise: Sendable {
    private let exchange: HTTPExchange

    init(_ exchange: HTTPExchange) {
        self.exchange = exchange
    }

    deinit {
        exchange.answer(.refusal(500, "This question was lost on its way. Please ask again."))
    }

    /// Answers, from any thread; only the first answer counts.
    public func keep(with response: HTTPResponse) {
        exchange.answer(response)
    }
}
