// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc
import SusiStore

/// Gets documents from other servers, within limits and never from where it should not.
///
/// All calls share one thread; none holds up another. A host's address is checked when the
/// connection to it is opened, whatever its name resolves to at that moment, and again after every
/// redirect.
public final class Fetcher: Sendable {
    private let rules: FetchRules
    private let loop: FetchLoop
    private let thread: pthread_t

    /// Starts the fetcher's thread.
    ///
    /// - Parameters:
    ///   - limits: what each call may take.
    ///   - addresses: who may be called.
    ///   - agent: how it introduces itself.
    /// - Throws: `FetchFailure.broken` where the system gives no memory or no thread.
    public convenience init(
        limits: FetchLimits = FetchLimits(),
        addresses: AddressGuard = AddressGuard(),
        agent: String = "Susi/1.0"
    ) throws(FetchFailure) {
        try self.init(limits: limits, addresses: addresses, agent: agent, resolutions: nil)
    }

    /// Starts a fetcher that knows the addresses of some names, in entries as `host:port:address`.
    init(
        limits: FetchLimits,
        addresses: AddressGuard,
        agent: String = "Susi/1.0",
        resolutions: [String]?
    ) throws(FetchFailure) {
        _ = Fetcher.library
        rules = FetchRules(
            limits: limits,
            budget: FetchBudget(limits.bytesTogether),
            addresses: addresses,
            agent: agent,
            resolutions: resolutions.map { FetchResolutions($0) }
        )
        guard let loop = FetchLoop(connections: limits.connections) else {
            throw .broken("the library has no memory")
        }
        self.loop = loop
        var thread = pthread_t()
        let context = Unmanaged.passRetained(loop)
        guard pthread_create(&thread, nil, runLoop, context.toOpaque()) == 0 else {
            context.release()
            throw .broken("the system starts no more threads")
        }
        self.thread = thread
    }

    deinit {
        loop.stop()
        // The last to hold a fetcher may be one of its own completions.
        if pthread_equal(pthread_self(), thread) != 0 {
            pthread_detach(thread)
        } else {
            pthread_join(thread, nil)
        }
    }

    /// Gets a document; the completion is called on the fetcher's thread and must not wait.
    ///
    /// - Parameters:
    ///   - url: where it is; blanks and letters beyond ASCII are escaped.
    ///   - headers: further header fields; none of them is told to another host after a redirect
    ///     except what the caller accepts.
    ///   - completion: called once, in any case.
    public func fetch(
        _ url: String,
        headers: [(String, String)] = [],
        completion: @escaping @Sendable (Result<FetchResponse, FetchFailure>) -> Void
    ) {
        begin(url, headers, nil, completion)
    }

    /// Sends something, and has the answer heard while it comes; the completion is called as for
    /// `fetch`, with a response without a body.
    func send(
        _ stream: FetchStream,
        to url: String,
        headers: [(String, String)],
        completion: @escaping @Sendable (Result<FetchResponse, FetchFailure>) -> Void
    ) {
        begin(url, headers, stream, completion)
    }

    private func begin(
        _ url: String,
        _ headers: [(String, String)],
        _ stream: FetchStream?,
        _ completion: @escaping @Sendable (Result<FetchResponse, FetchFailure>) -> Void
    ) {
        do throws(FetchFailure) {
            let target = try FetchTarget(url)
            let transfer = FetchTransfer(
                target,
                headers: headers.filter(Fetcher.isProper),
                rules: rules,
                deadline: .now + (stream?.time ?? rules.limits.time),
                stream: stream,
                completion: completion
            )
            guard let transfer else { throw .broken("the library has no memory") }
            if let failure = loop.add(transfer, limit: rules.limits.simultaneous) { throw failure }
        } catch {
            completion(.failure(error))
        }
    }

    /// Gets a document and waits for it; not to be called from a completion.
    ///
    /// - Parameters:
    ///   - url: where it is.
    ///   - headers: further header fields.
    /// - Returns: the answer, or why there is none.
    public func fetchAndWait(
        _ url: String,
        headers: [(String, String)] = []
    ) -> Result<FetchResponse, FetchFailure> {
        let outcome = Monitor<Result<FetchResponse, FetchFailure>?>(nil)
        fetch(url, headers: headers) { result in outcome.update { $0 = result } }
        var received: Result<FetchResponse, FetchFailure> = .failure(.stopped)
        // The library ends every call in time; the rest is for a machine that is busy.
        _ = outcome.wait(atMost: rules.limits.time + .seconds(60)) { result in
            guard let result else { return false }
            received = result
            return true
        }
        return received
    }

    /// The library wants to be told once that it will be used.
    static let library: Void = {
        curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    }()

    /// Whether a header field is one that a skill may set, and nothing else in disguise.
    static func isProper(_ name: String, _ value: String) -> Bool {
        let reserved: Set<String> = [
            "host", "connection", "content-length", "transfer-encoding", "upgrade", "te", "expect",
        ]
        let marks = Array("!#$%&'*+-.^_`|~".utf8)
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: marks.contains(byte)
            }
        }
        return isName && !name.isEmpty && !reserved.contains(name.lowercased())
            && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}

private nonisolated func runLoop(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<FetchLoop>.fromOpaque(context).takeRetainedValue().run() }
    return nil
}
