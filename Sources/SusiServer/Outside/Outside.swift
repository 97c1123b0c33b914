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
        /// Whom squares of maps are got from; nil stands for nobody.
        public var tiles: TileSource? = .openStreetMap
        /// Whom the server asks what the web knows; nil stands for nobody.
        public var search: SearchSource? = .duckDuckGo
        /// The language model that is asked what no skill answers; nil stands for none.
        public var model: ModelSource?
        /// What it may take.
        var modelLimits = AssistantModel.Limits()
        /// Who writes down what people say; nil stands for nobody.
        public var recogniser: RecogniserSource?
        /// What that may take.
        var recogniserLimits = Recogniser.Limits()
        /// Where people find this server, which is told to servers of maps.
        public var publicURL: String?

        /// The usual decisions.
        public init() {}
    }

    private static let day: Int64 = 86_400
    /// Slow servers take connections only, of which there are many; memory is what they share.
    private static let limits = FetchLimits(
        time: .seconds(12),
        bytes: 5 << 20,
        simultaneous: 500,
        bytesTogether: 128 << 20
    )

    /// How long a search may take.
    private static let searchTime = Duration.seconds(6)

    /// Servers of maps ask for no more than two connections.
    private static let tileLimits = FetchLimits(
        time: .seconds(15),
        bytes: 1 << 20,
        simultaneous: 400,
        connections: 2
    )

    let fetcher: Fetcher?
    let pictures: CachedPictures
    let tiles: CachedPictures
    let tileSource: TileSource?
    let previews: Previews
    let search: WebSearch
    let model: AssistantModel?
    let recogniser: Recogniser?
    /// Reads documents that have come.
    let readers = WorkPool(threads: 2)

    /// Gets ready to call others.
    ///
    /// - Throws: `FetchFailure.broken` where the system gives no memory or no thread.
    public convenience init(_ options: Options) throws(FetchFailure) {
        try self.init(options, limits: Outside.limits, tileLimits: Outside.tileLimits)
    }

    init(
        _ options: Options,
        limits: FetchLimits,
        tileLimits: FetchLimits
    ) throws(FetchFailure) {
        fetcher = try Outside.fetcher(options, limits: limits)
        let cache = options.pictureFolder.map {
            DiskCache(folder: $0, limit: options.pictureBytes)
        }
        pictures = CachedPictures(
            fetcher,
            cache: cache,
            lifetime: .init(usual: Outside.day, bounds: 300...(30 * Outside.day))
        )
        previews = Previews(fetcher, readers: readers)
        // Answers wait for a search, so it is given up sooner than other calls; and nobody else may
        // call what an administrator has in their own network.
        var searchLimits = limits
        searchLimits.time = min(limits.time, Outside.searchTime)
        let searchFetcher = try Outside.fetcher(
            options,
            limits: searchLimits,
            trusting: options.search?.kind == .searxng ? options.search?.address : nil
        )
        search = WebSearch(options.search, searchFetcher, readers: readers)
        model = try Outside.model(options)
        recogniser = try Outside.recogniser(options)
        tileSource = options.isOffline ? nil : options.tiles
        let tileFetcher = try Outside.fetcher(
            options,
            limits: tileLimits,
            trusting: tileSource == .openStreetMap ? nil : tileSource?.place
        )
        tiles = CachedPictures(tileFetcher, cache: cache, lifetime: Outside.tileLifetime)
    }

    /// Nobody is called, and nothing kept.
    init() {
        fetcher = nil
        tileSource = nil
        pictures = CachedPictures(nil, cache: nil, lifetime: Outside.tileLifetime)
        tiles = pictures
        search = WebSearch(.duckDuckGo, nil, readers: readers)
        model = nil
        recogniser = nil
        previews = Previews(nil, readers: readers)
    }

    /// Maps change slowly, and their servers ask that squares be kept for a week at least.
    private static let tileLifetime = CachedPictures.Lifetime(
        usual: 7 * day,
        bounds: (7 * day)...(30 * day)
    )

    /// A fetcher as the administrator wants it, that may call one more server wherever it stands.
    private static func fetcher(
        _ options: Options,
        limits: FetchLimits,
        trusting place: String? = nil
    ) throws(FetchFailure) -> Fetcher? {
        guard !options.isOffline else { return nil }
        var addresses = AddressGuard(allowedHosts: options.allowedHosts)
        if let target = place.flatMap({ try? FetchTarget($0) }) {
            addresses.allowedHosts.insert("\(target.host.lowercased()):\(target.port)")
        }
        return try Fetcher(limits: limits, addresses: addresses, agent: agent(options))
    }

    /// The model, with a fetcher of its own: nobody else may call where it stands.
    private static func model(_ options: Options) throws(FetchFailure) -> AssistantModel? {
        guard let source = options.model else { return nil }
        var options = options
        // Who calls no other server may well ask a model on this one.
        if source.isOnThisMachine { options.isOffline = false }
        options.allowedHosts = []
        let fetcher = try fetcher(
            options,
            limits: options.modelLimits.fetching,
            trusting: source.address
        )
        return fetcher.map { AssistantModel(source, $0, limits: options.modelLimits) }
    }

    /// The recogniser, with a fetcher of its own where it is one of the web.
    private static func recogniser(_ options: Options) throws(FetchFailure) -> Recogniser? {
        guard let source = options.recogniser else { return nil }
        var options = options
        if source.isOnThisMachine { options.isOffline = false }
        guard !options.isOffline else { return nil }
        options.allowedHosts = []
        let limits = options.recogniserLimits
        guard case .transcriptions(let address) = source.kind else {
            return Recogniser(source, nil, limits: limits)
        }
        let fetcher = try fetcher(options, limits: limits.fetching, trusting: address)
        return Recogniser(source, fetcher, limits: limits)
    }

    /// How the server introduces itself to others.
    private static func agent(_ options: Options) -> String {
        let place = options.publicURL.map { "; +\($0)" } ?? ""
        return "Susi/\(Release.version) (self-hosted assistant\(place))"
    }
}
