// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView
import SusiWire

/// What has become of a bubble since it is on the screen; nothing of it is stored.
public struct BubbleState: Equatable, Sendable {
    /// The order of a table.
    struct Order: Equatable, Sendable {
        let column: Int
        let isAscending: Bool
        /// The indices of the rows in that order.
        let rows: [Int]

        init(_ table: TableContent, by column: Int, ascending: Bool) {
            self.column = column
            isAscending = ascending
            rows = table.order(by: column, ascending: ascending)
        }
    }

    /// Something that is fetched when the bubble is seen.
    enum Fetched<Value: Equatable & Sendable>: Equatable, Sendable {
        case unknown, loading, failed
        case found(Value)
    }

    /// A picture that came, with its size in its own pixels, or did not.
    enum Picture: Equatable, Sendable {
        case size(width: Double, height: Double)
        case failed
    }

    var order: Order?
    var showsAll = false
    var zoom: Int?
    var preview = Fetched<PreviewContent>.unknown
    var search = Fetched<[CardContent]>.unknown
    var pictures: [Int: Picture] = [:]
    var isStarted = false
    var cannotPlay = false
    /// How often it was begun anew.
    var beginnings: UInt64 = 0
    /// How loud it is, 0...100.
    var volume = 100
    /// Whether it plays.
    public internal(set) var isPlaying = false

    /// A bubble that nothing has happened to yet.
    public init() {}
}

extension BubbleState {
    private static let patience = 20_000.0

    /// The bubble is seen, perhaps for the first time: what it needs is fetched.
    public mutating func appear(
        _ bubble: Bubble,
        at part: TurnPart,
        _ tickets: inout Tickets
    ) -> [Effect] {
        switch bubble.content {
        case .anchor(_, let address) where preview == .unknown && !address.isEmpty:
            preview = .loading
            let path = "/susi/linkPreview.json?url=\(PercentCoding.encoded(address))"
            let ticket = tickets.issue(.bubble(part, .preview))
            return [.fetch(ticket, path, milliseconds: Self.patience)]
        case .search(let query, let found) where search == .unknown && found.isEmpty:
            search = .loading
            let path = "/susi/websearch.json?query=\(PercentCoding.encoded(query))"
            let ticket = tickets.issue(.bubble(part, .search))
            return [.fetch(ticket, path, milliseconds: Self.patience)]
        default: return []
        }
    }

    /// Something was done to the bubble.
    public mutating func handle(
        _ message: BubbleMessage,
        _ detail: EventDetail,
        of bubble: Bubble,
        at part: TurnPart,
        _ tickets: inout Tickets
    ) -> [Effect] {
        switch message {
        case .sort(let column):
            guard case .table(let table) = bubble.content else { break }
            let isAscending = order?.column != column || order?.isAscending == false
            order = Order(table, by: column, ascending: isAscending)
        case .showAll: showsAll = true
        case .zoom(let steps):
            guard case .map(let map) = bubble.content else { break }
            let wished = min(max((zoom ?? map.zoom) + min(max(steps, -20), 20), 1), 19)
            zoom = wished
        case .play:
            guard case .media = bubble.content else { break }
            isStarted = true
            cannotPlay = false
            return [.media(part.mediaID, isPlaying: true)]
        case .isPlaying(let plays): isPlaying = plays
        case .cannotPlay:
            cannotPlay = true
            isPlaying = false
        case .pictureCame(let number):
            let width = detail.number(.naturalWidth)
            let height = detail.number(.naturalHeight)
            let isSize = width > 0 && height > 0 && width < 1e6 && height < 1e6
            // Drawings need not have a size of their own.
            pictures[number] =
                isSize ? .size(width: width, height: height) : .size(width: 320, height: 240)
        case .pictureFailed(let number): pictures[number] = .failed
        case .enlarge: break
        case .retry:
            guard search == .failed else { break }
            search = .unknown
            return appear(bubble, at: part, &tickets)
        }
        return []
    }

    /// What was fetched has come; nil where it could not be fetched.
    public mutating func answered(_ errand: BubbleErrand, _ value: PageValue?) {
        let answer = value.flatMap { FetchAnswer($0) }
        let body = answer.flatMap { $0.status == 200 ? $0.body : nil }
        switch errand {
        case .preview:
            preview = body.flatMap { PreviewContent(reading: $0) }.map { .found($0) } ?? .failed
        case .search:
            search = body.flatMap { CardContent.found(reading: $0) }.map { .found($0) } ?? .failed
        }
    }
}

extension TurnPart {
    /// By what the page knows the element that plays.
    var mediaID: String { "media-\(turn)-\(number)" }
}
