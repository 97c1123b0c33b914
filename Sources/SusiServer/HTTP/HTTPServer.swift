// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc
import Synchronization

/// Answers HTTP requests with one closure, on one thread a core.
///
/// The closure is called on a connection's own thread: what needs to wait belongs in
/// `HTTPReply.later`. Every response allows pages from everywhere to read it.
public final class HTTPServer: Sendable {
    /// Decides about a request.
    public typealias Handler = @Sendable (HTTPRequest) -> HTTPReply

    /// The port it listens at.
    public let port: UInt16
    private let core: HTTPServerCore
    private let daemon: Mutex<OpaquePointer?>

    /// Starts to listen and to answer.
    public init(
        _ options: HTTPServerOptions = HTTPServerOptions(),
        handler: @escaping Handler
    ) throws(HTTPServerError) {
        HTTPServer.raiseFileLimit()
        let listening = try ListeningSocket(host: options.host, port: options.port)
        port = listening.port
        core = HTTPServerCore(options, handler: handler)
        guard let daemon = HTTPServer.start(core, options, socket: listening.descriptor.number)
        else {
            throw .failed("the HTTP library refused to start")
        }
        self.daemon = Mutex(daemon)
        // From here on the socket is closed by the one who stops the daemon.
        _ = listening.release()
    }

    deinit {
        stop(patience: .zero)
    }

    /// Closes each connection behind its answer, waits for those under way and ends the rest.
    ///
    /// The library's own way to stop listening first is not used: it takes the socket from its
    /// threads while they may be giving it up themselves, and ends the program where both do.
    ///
    /// - Parameter patience: how long answers under way are waited for; those that still rest
    ///   afterwards are told that the server stops.
    public func stop(patience: Duration = .seconds(10)) {
        let running = daemon.withLock { daemon in
            defer { daemon = nil }
            return daemon
        }
        guard let running else { return }
        core.beginStopping()
        if !core.isIdle(within: patience) {
            core.refuseResting()
            _ = core.isIdle(within: .seconds(1))
        }
        MHD_stop_daemon(running)
    }

    /// Each connection is an open file, and systems allow few of them until asked for more.
    private static func raiseFileLimit() {
        var limit = rlimit()
        guard getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
    }

    private static func start(
        _ core: HTTPServerCore,
        _ options: HTTPServerOptions,
        socket: Int32
    ) -> OpaquePointer? {
        var settings = susi_daemon_options()
        settings.listen_socket = socket
        settings.threads = UInt32(clamping: options.threads ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        settings.connection_limit = UInt32(clamping: options.connectionLimit)
        settings.connection_limit_per_address = UInt32(clamping: options.connectionLimitPerAddress)
        settings.idle_seconds = UInt32(clamping: options.idleSeconds)
        settings.connection_memory = options.connectionMemory
        let context = Unmanaged.passUnretained(core).toOpaque()
        let start = {
            susi_start_daemon(&settings, beginRequest, handleRequest, endRequest, context)
        }
        guard let certificate = options.certificate else { return start() }
        return certificate.chain.withCString { chain in
            certificate.key.withCString { key in
                settings.certificate = chain
                settings.key = key
                return start()
            }
        }
    }
}

/// Called with the target of each request, before anything else of it is known.
private nonisolated func beginRequest(
    context: UnsafeMutableRawPointer?,
    target: UnsafePointer<CChar>?,
    connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    let length = target.map { strlen($0) } ?? 0
    let bytes = UnsafeRawBufferPointer(start: target, count: length)
    return Unmanaged.passRetained(HTTPExchange(target: Array(bytes))).toOpaque()
}

/// Called when the header fields are there, for each part of the body, and for the answer.
private nonisolated func handleRequest(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    path: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    part: UnsafePointer<CChar>?,
    partCount: UnsafeMutablePointer<Int>?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let method, let partCount, let own = state?.pointee else {
        return .NO
    }
    let core = Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
    let exchange = Unmanaged<HTTPExchange>.fromOpaque(own).takeUnretainedValue()
    let bytes = UnsafeRawBufferPointer(start: part, count: partCount.pointee)
    partCount.pointee = 0
    return core.advance(exchange, on: connection, method: method, part: bytes) ? .YES : .NO
}

/// Called when a request is over, answered or not.
private nonisolated func endRequest(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    reason: MHD_RequestTerminationCode
) {
    guard let context, let own = state?.pointee else { return }
    state?.pointee = nil
    let core = Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
    core.end(Unmanaged<HTTPExchange>.fromOpaque(own).takeRetainedValue())
}
