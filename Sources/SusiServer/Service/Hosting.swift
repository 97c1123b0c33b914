// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore

/// A server with everything it needs, from the moment it listens until it is stopped.
public final class Hosting: Sendable {
    /// What an administrator decides.
    public struct Options: Sendable {
        /// The port; 0 stands for one that is free.
        public var port: UInt16 = 4000
        /// The address or name to listen at; nil stands for all addresses of this machine.
        public var host: String?
        /// The folder of skills, whose authors are trusted.
        public var skills: String
        /// The folder of the page; nil where only apps are served.
        public var page: String?
        /// Hosts that skills may call although they are not on the public internet.
        public var allowedHosts: Set<String> = []
        /// The file of the database; nil where everything is forgotten with the program.
        public var database: String?
        /// Whether no other server is ever called.
        public var isOffline = false

        /// The usual decisions.
        public init(skills: String) {
            self.skills = skills
        }
    }

    /// How often the folder of skills is looked at.
    private static let pause = Duration.seconds(2)

    /// Where people find it.
    public let address: String
    private let server: HTTPServer
    private let caretaker: Caretaker
    private let log: Log

    /// Starts to listen.
    public init(_ options: Options, log: Log) throws(HostingFailure) {
        let scripts = ScriptRunner()
        // Before anything else has threads or open files that the program need not know of.
        scripts.warmUp()
        let fetcher = try Hosting.fetcher(options)
        let store = try Hosting.store(options)
        let service = Service(
            Assistant(Mind(), scripts: scripts, fetcher: fetcher),
            shelf: SkillShelf(SkillFolder(options.skills, trust: .system), log: log),
            store: store,
            page: options.page.flatMap { StaticFiles(folder: $0) },
            log: log
        )
        do throws(HTTPServerError) {
            let listening = HTTPServerOptions(host: options.host, port: options.port)
            server = try HTTPServer(listening) { service.reply(to: $0) }
        } catch {
            throw HostingFailure(reason: error.description)
        }
        let name = options.host ?? "localhost"
        address = "http://\(name.contains(":") ? "[\(name)]" : name):\(server.port)"
        caretaker = Caretaker(every: Hosting.pause) { service.tidy() }
        self.log = log
        log(.info, "started", ["address": address])
    }

    /// Ends the answers under way and listens no more.
    public func stop() {
        log(.info, "stopping")
        server.stop()
        log(.info, "stopped")
    }

    private static func store(_ options: Options) throws(HostingFailure) -> Store {
        do throws(StoreFailure) {
            guard let path = options.database else { return try Store.inMemory() }
            return try Store.sqlite(path: path)
        } catch {
            throw HostingFailure(reason: error.description)
        }
    }

    private static func fetcher(_ options: Options) throws(HostingFailure) -> Fetcher? {
        guard !options.isOffline else { return nil }
        do throws(FetchFailure) {
            return try Fetcher(addresses: AddressGuard(allowedHosts: options.allowedHosts))
        } catch {
            throw HostingFailure(reason: "Other servers cannot be called: \(error).")
        }
    }
}
