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
    private let sweeper: Caretaker

    /// Starts to listen and to answer.
    public init(
        _ options: HTTPServerOptions = HTTPServerOptions(),
        handler: @escaping Handler
    ) throws(HTTPServerError) {
        // The program needs some for itself.
        let room = max(64, HTTPServer.raiseFileLimit() - 256)
        let listening = try ListeningSocket(host: options.host, port: options.port)
        port = listening.port
        core = HTTPServerCore(options, handler: handler)
        let socket = listening.descriptor.number
        guard let daemon = HTTPServer.start(core, options, socket: socket, room: room) else {
            if options.certificate != nil { throw .certificateRefused }
            throw .failed("the HTTP library refused to start")
        }
        self.daemon = Mutex(daemon)
        let connections = core.connections
        sweeper = Caretaker(every: options.sweepPause) { connections.cutOverdue() }
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
    ///
    /// - Returns: how many there may be.
    private static func raiseFileLimit() -> Int {
        var limit = rlimit()
        guard getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        limit.rlim_cur = limit.rlim_max
        setrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
        getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
        return Int(clamping: limit.rlim_cur)
    }

    private static func start(
        _ core: HTTPServerCore,
        _ options: HTTPServerOptions,
        socket: Int32,
        room: Int
    ) -> OpaquePointer? {
        var settings = susi_daemon_options()
        settings.listen_socket = socket
        settings.threads = UInt32(clamping: options.threads ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        settings.connection_limit = UInt32(clamping: min(options.connectionLimit, room))
        settings.connection_memory = options.connectionMemory
        let context = Unmanaged.passUnretained(core).toOpaque()
        var calls = HTTPServer.calls
        let start = { susi_start_daemon(&settings, &calls, context) }
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
