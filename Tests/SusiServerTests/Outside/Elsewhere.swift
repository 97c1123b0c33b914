// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire

@testable import SusiServer
import SusiStore

/// Plays other servers: at each path what a test has put there.
final class Elsewhere: Sendable {
    private struct State {
        var pages: [String: HTTPResponse] = [:]
        var asked: [HTTPRequest] = []
        /// Those whose path begins with `/held`, until they are released.
        var held: [(HTTPPromise, HTTPResponse)] = []
    }

    private let state: Monitor<State>
    private let server: HTTPServer

    init() throws {
        let state = Monitor(State())
        self.state = state
        server = try HTTPServer(HTTPServerOptions(host: "127.0.0.1", port: 0)) { request in
            let page = state.update { state in
                state.asked.append(request)
                return state.pages[request.path] ?? .refusal(404, "There is nothing here.")
            }
            guard request.path.hasPrefix("/held") else { return .now(page) }
            return .later { promise in state.update { $0.held.append((promise, page)) } }
        }
    }

    var host: String { "127.0.0.1:\(server.port)" }

    func url(_ path: String) -> String { "http://\(host)\(path)" }

    /// Puts something at a path.
    @discardableResult
    func put(
        _ bytes: [UInt8],
        _ fields: HTTPFields = HTTPFields(),
        status: Int = 200,
        at path: String
    ) -> String {
        state.update {
            $0.pages[path] = HTTPResponse(status: status, fields: fields, body: bytes)
        }
        return url(path)
    }

    @discardableResult
    func put(_ text: String, _ type: String = "text/html", at path: String) -> String {
        put(Array(text.utf8), ["Content-Type": type], at: path)
    }

    /// What has been asked for so far.
    var asked: [HTTPRequest] { state.look { $0.asked } }

    /// Answers the held questions as soon as there are so many; tells how many there were.
    @discardableResult
    func release(_ count: Int) -> Int {
        var held: [(HTTPPromise, HTTPResponse)] = []
        _ = state.wait(atMost: .seconds(10)) { state in
            guard state.held.count >= count else { return false }
            (held, state.held) = (state.held, [])
            return true
        }
        for (promise, page) in held { promise.keep(with: page) }
        return held.count
    }

    /// What a server gets from here, and from nowhere else.
    func outside(
        cache: URL? = nil,
        bytes: Int = 256 << 20,
        limits: FetchLimits = FetchLimits(bytes: 5 << 20),
        search: SearchSource? = nil,
        also hosts: Set<String> = []
    ) throws -> Outside {
        var options = Outside.Options()
        options.pictureFolder = cache?.path
        options.pictureBytes = bytes
        options.allowedHosts = hosts.union([host])
        options.tiles = TileSource(url("/map/{z}/{x}/{y}"))
        options.search = search
        options.publicURL = "https://susi.test"
        return try Outside(options, limits: limits, tileLimits: limits)
    }
}
