// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Synchronization
import SusiStore

/// What the threads of a server share: how requests are collected, decided about and answered.
final class HTTPServerCore: Sendable {
    /// The open connections.
    let connections: HTTPConnections
    let handler: HTTPServer.Handler
    let options: HTTPServerOptions
    let idle: Int64
    let patience: Int64
    private let isStopping = Atomic(false)
    private let underWay = Atomic(0)
    /// Told when the last request under way ends; only a server that stops waits for that.
    private let lastEnd = Monitor(())
    /// The requests whose connections rest; nil when none may rest any more.
    let resting = Mutex<[ObjectIdentifier: HTTPExchange]?>([:])
    /// The streams that are being sent.
    let streams = Mutex<[ObjectIdentifier: HTTPStream]>([:])
    let waiting: AddressTally
    /// How many bytes of bodies are kept.
    let bodyBytes = Atomic(0)

    init(_ options: HTTPServerOptions, handler: @escaping HTTPServer.Handler) {
        self.handler = handler
        self.options = options
        idle = options.idlePatience.wholeMilliseconds
        patience = options.transferPatience.wholeMilliseconds
        connections = HTTPConnections(options)
        waiting = AddressTally(
            limit: options.waitingLimitPerAddress,
            countsThisMachine: options.limitsThisMachine
        )
    }

    /// A request whose line has arrived.
    func exchange(target: [UInt8], on connection: HTTPConnection?) -> HTTPExchange {
        connection?.allow(until: Uptime.milliseconds + patience)
        return HTTPExchange(target: target, on: connection)
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
            return begin(exchange, on: connection)
        }
        guard part.isEmpty else { return collect(part, for: exchange) }
        if let response = exchange.takeAnswer() {
            resting.withLock { _ = $0?.removeValue(forKey: ObjectIdentifier(exchange)) }
            return queue(response, for: exchange, on: connection)
        }
        if let refusal = exchange.body.refusal {
            return queue(refusal, for: exchange, on: connection)
        }
        return decide(exchange, on: connection, method: HTTPMethod(String(cString: method)))
    }

    /// A request is over.
    func end(_ exchange: HTTPExchange) {
        exchange.connection?.allow(until: Uptime.milliseconds + idle)
        guard exchange.hasBegun else { return }
        if exchange.body.count > 0 {
            bodyBytes.subtract(exchange.body.count, ordering: .relaxed)
        }
        if let address = exchange.countedFor { waiting.remove(address) }
        if let stream = exchange.stream {
            streams.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(stream)) }
            stream.end()
        }
        let left = underWay.subtract(1, ordering: .sequentiallyConsistent).newValue
        if left == 0, stops { lastEnd.update { _ in } }
    }
}

extension HTTPServerCore {
    /// From now on every answer ends its connection, and no stream goes on.
    func beginStopping() {
        isStopping.store(true, ordering: .sequentiallyConsistent)
        for stream in streams.withLock({ Array($0.values) }) { stream.close() }
    }

    /// Whether no request is under way any more; waits for that.
    func isIdle(within patience: Duration) -> Bool {
        lastEnd.wait(atMost: patience) { _ in
            underWay.load(ordering: .sequentiallyConsistent) == 0
        }
    }

    /// Answers what still rests, because a connection at rest cannot be closed.
    func refuseResting() {
        let left = resting.withLock { resting in
            defer { resting = nil }
            return resting ?? [:]
        }
        for exchange in left.values {
            exchange.answer(.stopped)
        }
    }

    var stops: Bool {
        isStopping.load(ordering: .sequentiallyConsistent)
    }
}
