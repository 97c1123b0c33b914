// Susi. SPDX-License-Identifier: Apache-2.0

/// Where a server listens and what it puts up with.
public struct HTTPServerOptions: Sendable {
    /// The address or name to listen at; nil stands for all addresses of this machine.
    public var host: String?
    /// The port; 0 stands for one that is free.
    public var port: UInt16
    /// How many threads answer; nil stands for one a core.
    public var threads: Int?
    /// The largest request body that is accepted, in bytes.
    public var bodyLimit = 10 << 20
    /// How much is read of a body that is too large, so that its sender gets to see the refusal.
    public var discardLimit = 64 << 20
    /// How many connections are open at the same time.
    public var connectionLimit = 12_000
    /// How many of them one address may have; 0 stands for any number.
    public var connectionLimitPerAddress = 0
    /// After how many seconds without any byte a connection is closed.
    public var idleSeconds = 60
    /// The memory of a connection, in bytes; a request's line and header fields fit in half of it.
    public var connectionMemory = 32 << 10
    /// A certificate chain and its key as PEM text; nil stands for plain HTTP.
    public var certificate: (chain: String, key: String)?

    /// Options for listening there, everything else as usual.
    public init(host: String? = nil, port: UInt16 = 4000) {
        self.host = host
        self.port = port
    }
}
