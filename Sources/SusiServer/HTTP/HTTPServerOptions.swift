// Susi. SPDX-License-Identifier: Apache-2.0

/// Where a server listens and what it puts up with.
///
/// What breaks HTTP itself, such as a line that is no request or header fields that do not fit, is
/// refused by the HTTP library in words of its own: a short constant page, and no field that lets
/// pages of other origins read it.
public struct HTTPServerOptions: Sendable {
    /// The address or name to listen at; nil stands for all addresses of this machine.
    public var host: String?
    /// The port; 0 stands for one that is free.
    public var port: UInt16
    /// How many threads answer; nil stands for one a core.
    public var threads: Int?
    /// The largest request body that is accepted at a path, in bytes.
    public var bodyLimit: @Sendable (_ path: String) -> Int = { _ in 10 << 20 }
    /// How much is read of a body that is too large, so that its sender gets to see the refusal.
    public var discardLimit = 128 << 20
    /// How many bytes of bodies are kept at the same time, of all requests under way.
    public var bodyBudget = 512 << 20
    /// How many connections are open at the same time.
    public var connectionLimit = 12_000
    /// How many of them a neighbourhood may have: an IPv4 address, or the first half of an IPv6
    /// one; 0 stands for any number.
    public var connectionLimitPerAddress = 512
    /// How many questions that wait, streams among them, a neighbourhood may have; as above.
    public var waitingLimitPerAddress = 128
    /// Whether both limits hold for this machine too, where a proxy may run that asks for everybody.
    public var limitsThisMachine = false
    /// How long a connection waits for its next request.
    public var idlePatience = Duration.seconds(60)
    /// How long the header fields may take to arrive once the request's line is there, and how long
    /// a body or an answer may take beside the time that its size is worth.
    public var transferPatience = Duration.seconds(20)
    /// How many bytes a second are worth waiting for.
    public var slowestRate = 4096
    /// How often connections that are too slow are looked for.
    public var sweepPause = Duration.seconds(1)
    /// The memory of a connection, in bytes; a request's line and header fields may take most of it.
    ///
    /// The library empties all of it after each request: more makes all slower.
    public var connectionMemory = 16 << 10
    /// What it proves with who it is; nil stands for plain HTTP.
    public var certificate: HTTPCertificate?

    /// Options for listening there, everything else as usual.
    public init(host: String? = nil, port: UInt16 = 4000) {
        self.host = host
        self.port = port
    }
}
