// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What the server gets from elsewhere for people: pictures, maps, previews, searches, feeds.
public final class Outside: Sendable {
    /// What an administrator decides about it.
    public struct Options: Sendable {
        /// Where pictures are kept; nil stands for nowhere.
        public var pictureFolder: String?
        /// How many bytes of them are kept.
        public var pictureBytes = 256 << 20
        /// Hosts that may be called although they are not on the public internet.
        public var allowedHosts: Set<String> = []
        /// Whether no other server is ever called.
        public var isOffline = false
        /// Where people find this server, which is told to servers of maps.
        public var publicURL: String?

        /// The usual decisions.
        public init() {}
    }

    private static let day: Int64 = 86_400
    /// What may be under way at the same time is bounded by memory: each may have as many bytes.
    private static let limits = FetchLimits(
        time: .seconds(12),
        bytes: 5 << 20,
        simultaneous: 120,
        connections: 32
    )

    let fetcher: Fetcher?
    let pictures: CachedPictures

    /// Gets ready to call others.
    ///
    /// - Throws: `FetchFailure.broken` where the system gives no memory or no thread.
    public convenience init(_ options: Options) throws(FetchFailure) {
        try self.init(options, limits: Outside.limits)
    }

    init(_ options: Options, limits: FetchLimits) throws(FetchFailure) {
        let addresses = AddressGuard(allowedHosts: options.allowedHosts)
        let agent = Outside.agent(options)
        fetcher =
            options.isOffline
            ? nil : try Fetcher(limits: limits, addresses: addresses, agent: agent)
        let cache = options.pictureFolder.map {
            DiskCache(folder: $0, limit: options.pictureBytes)
        }
        pictures = CachedPictures(
            fetcher,
            cache: cache,
            lifetime: .init(usual: Outside.day, bounds: 300...(30 * Outside.day))
        )
    }

    /// Nobody is called, and nothing kept.
    init() {
        fetcher = nil
        pictures = CachedPictures(
            nil,
            cache: nil,
            lifetime: .init(usual: Outside.day, bounds: Outside.day...Outside.day)
        )
    }

    /// How the server introduces itself to others.
    private static func agent(_ options: Options) -> String {
        let place = options.publicURL.map { "; +\($0)" } ?? ""
        return "Susi/\(Release.version) (self-hosted assistant\(place))"
    }
}
