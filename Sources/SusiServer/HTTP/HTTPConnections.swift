// Susi. SPDX-License-Identifier: Apache-2.0

import Synchronization

/// All open connections of a server.
final class HTTPConnections: Sendable {
    private let open = Mutex<[ObjectIdentifier: HTTPConnection]>([:])
    private let neighbours: AddressTally
    private let idle: Int64

    init(_ options: HTTPServerOptions) {
        neighbours = AddressTally(
            limit: options.connectionLimitPerAddress,
            countsThisMachine: options.limitsThisMachine
        )
        idle = options.idlePatience.wholeMilliseconds
    }

    /// Whether somebody from there may open one more.
    func admits(_ address: IPAddress) -> Bool {
        neighbours.hasRoom(for: address)
    }

    /// Somebody has opened a connection.
    func opened(socket: Int32, by address: IPAddress) -> HTTPConnection {
        let connection = HTTPConnection(
            socket: socket,
            to: address,
            until: Uptime.milliseconds + idle
        )
        // It may be one more than admitted, where several came at once; that harms nobody.
        neighbours.add(address)
        open.withLock { $0[ObjectIdentifier(connection)] = connection }
        return connection
    }

    /// A connection is about to be closed.
    func closed(_ connection: HTTPConnection) {
        connection.forgetSocket()
        neighbours.remove(connection.address)
        open.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }

    /// Ends all connections whose time is over.
    func cutOverdue() {
        let now = Uptime.milliseconds
        open.withLock { open in
            for connection in open.values { connection.cut(ifOverdueAt: now) }
        }
    }

    /// How many there are.
    var count: Int {
        open.withLock { $0.count }
    }
}
