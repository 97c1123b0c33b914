// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Synchronization

extension HTTPServerCore {
    /// Answers a request; false where its connection has to be cut.
    func queue(
        _ response: HTTPResponse,
        for exchange: HTTPExchange,
        on connection: OpaquePointer
    ) -> Bool {
        if case .stream(let stream) = response.body {
            return queue(response, stream, for: exchange, on: connection)
        }
        let worth = Int64(clamping: response.body.count) / Int64(options.slowestRate) * 1000
        exchange.connection?.allow(until: Uptime.milliseconds + patience + worth)
        return HTTPAnswering.queue(response, on: connection, closing: stops)
    }

    private func queue(
        _ response: HTTPResponse,
        _ stream: HTTPStream,
        for exchange: HTTPExchange,
        on connection: OpaquePointer
    ) -> Bool {
        guard let client = HTTPArrival.client(of: connection), count(exchange, for: client) else {
            stream.end()
            return queue(.tooManyWaiting, for: exchange, on: connection)
        }
        exchange.stream = stream
        exchange.connection?.allow(until: nil)
        exchange.connection?.expectReceipts(within: idle)
        stream.attach(to: exchange.connection)
        streams.withLock { $0[ObjectIdentifier(stream)] = stream }
        let isQueued = HTTPAnswering.queue(response, on: connection, closing: stops)
        // It is in the list now, or the one who stops the server has looked before.
        if stops { stream.close() }
        return isQueued
    }
}
