// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Synchronization
import SusiStore

/// What the threads of a server share: how requests are collected, decided about and answered.
final class HTTPServerCore: Sendable {
    private let handler: HTTPServer.Handler
    private let bodyLimit: Int
    private let discardLimit: Int
    private let isStopping = Atomic(false)
    private let underWay = Atomic(0)
    /// Told when the last request under way ends; only a server that stops waits for that.
    private let idle = Monitor(())
    /// The requests whose connections rest; nil when none may rest any more.
    private let resting = Mutex<[ObjectIdentifier: HTTPExchange]?>([:])

    init(_ options: HTTPServerOptions, handler: @escaping HTTPServer.Handler) {
        self.handler = handler
        bodyLimit = options.bodyLimit
        discardLimit = max(options.discardLimit, options.bodyLimit)
    }

    /// Goes on with a request; false where its connection has to be cut.
    func advance(
        _ exchange: HTTPExchange,
        on connection: OpaquePointer,
        method: UnsafePointer<CChar>,
        part: UnsafeRawBufferPointer
    ) -> Bool {
        guard exchange.hasBegun else {
            exchange.hasBegun = true
            underWay.add(1, ordering: .sequentiallyConsistent)
            return begin(on: connection)
        }
        guard part.isEmpty else { return collect(part, for: exchange) }
        if let response = exchange.takeAnswer() {
            resting.withLock { _ = $0?.removeValue(forKey: ObjectIdentifier(exchange)) }
            return queue(response, on: connection)
        }
        if exchange.bodyCount > bodyLimit { return queue(tooLarge, on: connection) }
        return decide(exchange, on: connection, method: HTTPMethod(String(cString: method)))
    }

    /// A request is over.
    func end(_ exchange: HTTPExchange) {
        guard exchange.hasBegun else { return }
        let left = underWay.subtract(1, ordering: .sequentiallyConsistent).newValue
        if left == 0, stops { idle.update { _ in } }
    }
}

extension HTTPServerCore {
    /// From now on every answer ends its connection.
    func beginStopping() {
        isStopping.store(true, ordering: .sequentiallyConsistent)
    }

    /// Whether no request is under way any more; waits for that.
    func isIdle(within patience: Duration) -> Bool {
        idle.wait(atMost: patience) { _ in underWay.load(ordering: .sequentiallyConsistent) == 0 }
    }

    /// Answers what still rests, because a connection at rest cannot be closed.
    func refuseResting() {
        let left = resting.withLock { resting in
            defer { resting = nil }
            return resting ?? [:]
        }
        for exchange in left.values {
            exchange.answer(stopped)
        }
    }

    private var stops: Bool {
        isStopping.load(ordering: .sequentiallyConsistent)
    }
}

extension HTTPServerCore {
    private var tooLarge: HTTPResponse {
        .refusal(413, "The request is larger than \(bodyLimit) bytes.")
    }

    /// Only a body that is far too large is answered now: an answer at this point closes the
    /// connection, and with it the keeping alive that makes a server fast.
    private func begin(on connection: OpaquePointer) -> Bool {
        let announced = HTTPArrival.field("Content-Length", of: connection).flatMap { Int($0) }
        guard let announced, announced > discardLimit else { return true }
        return queue(tooLarge, on: connection)
    }

    private func collect(_ part: UnsafeRawBufferPointer, for exchange: HTTPExchange) -> Bool {
        exchange.bodyCount += part.count
        if exchange.bodyCount <= bodyLimit {
            exchange.body.append(contentsOf: part)
        } else {
            exchange.body = []
        }
        return exchange.bodyCount <= discardLimit
    }

    private func decide(
        _ exchange: HTTPExchange,
        on connection: OpaquePointer,
        method: HTTPMethod
    ) -> Bool {
        if method == .options { return queue(HTTPAnswering.preflight, on: connection) }
        guard let client = HTTPArrival.client(of: connection) else { return false }
        let request = HTTPRequest(
            method,
            target: exchange.target,
            fields: HTTPArrival.fields(of: connection),
            body: exchange.body,
            client: client
        )
        exchange.body = []
        switch handler(request) {
        case .now(let response):
            return queue(response, on: connection)
        case .later(let start):
            let rests = resting.withLock { resting in
                guard resting != nil else { return false }
                resting?[ObjectIdentifier(exchange)] = exchange
                exchange.rest(connection)
                return true
            }
            guard rests else { return queue(stopped, on: connection) }
            start(HTTPPromise(exchange))
            return true
        }
    }

    private var stopped: HTTPResponse {
        .refusal(503, "The server stops. Please ask again in a moment.")
    }

    private func queue(_ response: HTTPResponse, on connection: OpaquePointer) -> Bool {
        HTTPAnswering.queue(response, on: connection, closing: stops)
    }
}
