// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Synchronization

extension HTTPServerCore {
    /// Only a body that is far too large, or whose sender asks first, is answered now: an answer
    /// at this point closes the connection, and with it the keeping alive that makes a server fast.
    func begin(_ exchange: HTTPExchange, on connection: OpaquePointer) -> Bool {
        guard HTTPArrival.hasBody(connection) else { return true }
        let limit = options.bodyLimit(HTTPRequest.path(of: exchange.target))
        exchange.body.limit = limit
        exchange.body.began = Uptime.milliseconds
        exchange.connection?.allow(until: exchange.body.began + patience)
        let announced = HTTPArrival.field("Content-Length", of: connection).flatMap { Int($0) }
        guard let announced, announced > limit else { return true }
        let asksFirst = HTTPArrival.field("Expect", of: connection) != nil
        guard announced > options.discardLimit || asksFirst else { return true }
        return queue(.tooLarge(limit: limit), for: exchange, on: connection)
    }

    func collect(_ part: UnsafeRawBufferPointer, for exchange: HTTPExchange) -> Bool {
        let limit = exchange.body.limit ?? 0
        exchange.body.append(part)
        let kept = bodyBytes.add(part.count, ordering: .relaxed).newValue
        if exchange.body.refusal == nil {
            if exchange.body.count > limit {
                exchange.body.refuse(with: .tooLarge(limit: limit))
            } else if kept > options.bodyBudget {
                exchange.body.refuse(with: .overburdened)
            }
        }
        // The more has come, the longer the rest may take.
        let worth = Int64(exchange.body.count) * 1000 / Int64(options.slowestRate)
        exchange.connection?.allow(until: exchange.body.began + patience + worth)
        return exchange.body.count <= max(limit, options.discardLimit)
    }

    func decide(
        _ exchange: HTTPExchange,
        on connection: OpaquePointer,
        method: HTTPMethod
    ) -> Bool {
        if method == .options {
            return queue(HTTPAnswering.preflight, for: exchange, on: connection)
        }
        guard let client = HTTPArrival.client(of: connection) else { return false }
        let request = HTTPRequest(
            method,
            target: exchange.target,
            fields: HTTPArrival.fields(of: connection),
            body: exchange.body.take(),
            client: client
        )
        switch handler(request) {
        case .now(let response):
            return queue(response, for: exchange, on: connection)
        case .later(let start):
            guard count(exchange, for: client) else {
                return queue(.tooManyWaiting, for: exchange, on: connection)
            }
            exchange.connection?.allow(until: nil)
            let rests = resting.withLock { resting in
                guard resting != nil else { return false }
                resting?[ObjectIdentifier(exchange)] = exchange
                exchange.rest(connection)
                return true
            }
            guard rests else { return queue(.stopped, for: exchange, on: connection) }
            start(HTTPPromise(exchange))
            return true
        }
    }

    /// Counts a request that waits, once; false where its sender has too many of them.
    func count(_ exchange: HTTPExchange, for client: IPAddress) -> Bool {
        guard exchange.countedFor == nil else { return true }
        guard waiting.addWhereThereIsRoom(client) else { return false }
        exchange.countedFor = client
        return true
    }
}
