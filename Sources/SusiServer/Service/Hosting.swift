// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
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
        /// Where everything is kept that has to last: a file, or the URL of a PostgreSQL.
        public var database: String
        /// Where people find this server, without a slash at the end; nil where it listens.
        public var publicURL: String?
        /// What it proves with who it is; nil stands for plain HTTP.
        public var certificate: HTTPCertificate?
        /// The mail server, as a URL; nil where no mail is sent.
        public var smtp: String?
        /// The file with the authority that vouches for the mail server; nil where it is one that
        /// this machine knows.
        public var smtpAuthority: String?
        /// The sender of mails.
        public var sender: String?
        /// Whether no other server is ever called.
        public var isOffline = false
        /// Whom squares of maps are got from; nil stands for nobody.
        public var tiles: TileSource? = .openStreetMap
        /// Whom the server asks what the web knows; nil stands for nobody.
        public var search: SearchSource? = .duckDuckGo
        /// The language model that is asked what no skill answers; nil stands for none.
        public var model: ModelSource?
        /// Who writes down what people say; nil stands for nobody.
        public var recogniser: RecogniserSource?
        /// Where what comes from elsewhere is kept for a while; nil stands for nowhere.
        public var cache: String?

        /// The usual decisions.
        public init(skills: String, database: String) {
            self.skills = skills
            self.database = database
        }
    }

    /// How often the folder of skills is looked at.
    private static let pause = Duration.seconds(2)
    /// How often those who listen to events hear that we are still there.
    private static let heartbeat = Duration.seconds(15)

    /// Where people find it.
    public let address: String
    private let server: HTTPServer
    private let service: Service
    private let store: Store
    private let caretakers: [Caretaker]
    private let log: Log

    /// Starts to listen.
    public init(_ options: Options, log: Log) throws(HostingFailure) {
        let scripts = ScriptRunner()
        // Before anything else has threads or open files that the program need not know of.
        scripts.warmUp()
        let fetcher = try Hosting.fetcher(options)
        let store = try Hosting.store(options)
        let tail = LogTail()
        let log = log.kept(in: tail)
        let folder = SkillFolder(options.skills, trust: .system)
        let service = Service(
            Assistant(
                Mind(),
                lore: Lore(tables: folder.tables(), zones: ZoneFolder().zones),
                scripts: scripts,
                fetcher: fetcher
            ),
            shelf: SkillShelf(folder, log: log),
            store: store,
            page: options.page.flatMap { StaticFiles(folder: $0) },
            outside: try Hosting.outside(options),
            office: AccountOffice(try Hosting.office(options), store: store, log: log),
            tail: tail,
            log: log
        )
        do throws(HTTPServerError) {
            var listening = HTTPServerOptions(host: options.host, port: options.port)
            listening.certificate = options.certificate
            listening.bodyLimit = Service.bodyLimit
            server = try HTTPServer(listening) { service.reply(to: $0) }
        } catch {
            throw HostingFailure(reason: error.description)
        }
        let name = options.host ?? "localhost"
        let scheme = options.certificate == nil ? "http" : "https"
        address = "\(scheme)://\(name.contains(":") ? "[\(name)]" : name):\(server.port)"
        self.service = service
        self.store = store
        caretakers = [
            Caretaker(every: Hosting.pause) { service.tidy() },
            Caretaker(every: Hosting.heartbeat) { service.beat() },
        ]
        self.log = log
        log(.info, "started", ["address": address])
        service.greetRecogniser()
    }

    /// Ends the answers under way and listens no more.
    public func stop() {
        log(.info, "stopping")
        service.finish()
        server.stop()
        service.settle()
        store.close()
        log(.info, "stopped")
    }

    private static func office(
        _ options: Options
    ) throws(HostingFailure) -> AccountOffice.Options {
        var decisions = AccountOffice.Options()
        decisions.publicURL = options.publicURL
        guard let smtp = options.smtp else { return decisions }
        guard options.publicURL != nil else {
            throw HostingFailure(
                reason: "Mails have links to this server in them, so --smtp needs --public-url."
            )
        }
        do throws(MailServer.Misspelling) {
            decisions.mailServer = try MailServer(smtp, sender: options.sender)
        } catch {
            throw HostingFailure(reason: error.description)
        }
        guard let authority = options.smtpAuthority else { return decisions }
        do throws(HTTPServerError) {
            // It is read again for each mail; what is wrong with it is better told now.
            _ = try HTTPCertificate.text(of: authority, naming: "CERTIFICATE-----")
        } catch {
            throw HostingFailure(reason: "--smtp-ca: \(error.description)")
        }
        decisions.mailServer?.authority = authority
        return decisions
    }

    private static func store(_ options: Options) throws(HostingFailure) -> Store {
        do throws(StoreFailure) {
            return try Store.open(options.database)
        } catch {
            throw HostingFailure(reason: error.description)
        }
    }

    private static func outside(_ options: Options) throws(HostingFailure) -> Outside {
        var decisions = Outside.Options()
        decisions.pictureFolder = options.cache.map { "\($0)/pictures" }
        decisions.allowedHosts = options.allowedHosts
        decisions.isOffline = options.isOffline
        decisions.publicURL = options.publicURL
        decisions.tiles = options.tiles
        decisions.search = options.search
        decisions.model = options.model
        decisions.recogniser = options.recogniser
        do throws(FetchFailure) {
            return try Outside(decisions)
        } catch {
            throw HostingFailure(reason: "Other servers cannot be called: \(error).")
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
