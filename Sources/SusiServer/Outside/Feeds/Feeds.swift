// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// Gets feeds for people and skills, and remembers them for a while.
final class Feeds: Sendable {
    typealias Outcome = Result<[FeedEntry], Refusal>

    /// For how many seconds nobody is asked again: where there was a feed, and where not.
    private static let lifetime: (success: Int64, failure: Int64) = (600, 60)

    private let fetcher: Fetcher?
    private let known = BriefMemory<Outcome>(limit: 100)
    private let work = SharedWork<Outcome>()
    private let readers = WorkPool(threads: 2)

    /// Asks with that fetcher, or nobody.
    init(_ fetcher: Fetcher?) {
        self.fetcher = fetcher
    }

    /// The entries of the feed at an address, or why there are none.
    func find(_ url: String, at now: Instant) -> Eventually<Outcome> {
        if let refusal = OutsideRefusal.tooLong(url) { return .now(.failure(refusal)) }
        guard let fetcher else { return .now(.failure(OutsideRefusal.offline)) }
        if let outcome = known.value(of: url, at: now) { return .now(outcome) }
        return work.join(url) { finish in
            self.get(url, with: fetcher, followsLinks: true) { outcome in
                let isSuccess = (try? outcome.get()) != nil
                let lifetime = Feeds.lifetime
                let seconds = isSuccess ? lifetime.success : lifetime.failure
                self.known.keep(outcome, as: url, for: seconds, at: now)
                finish(outcome)
            }
        }
    }

    /// Gets a feed, or the one that the page there names.
    private func get(
        _ url: String,
        with fetcher: Fetcher,
        followsLinks: Bool,
        finish: @escaping @Sendable (Outcome) -> Void
    ) {
        fetcher.fetch(url, headers: [("Accept", Feeds.accepted)]) { result in
            let read: @Sendable () -> Void = {
                do throws(Refusal) {
                    let response = try OutsideRefusal.checked(result)
                    if let entries = Feed.entries(in: response) {
                        finish(.success(entries))
                    } else if followsLinks, let link = FeedLink.address(in: response) {
                        self.get(link, with: fetcher, followsLinks: false, finish: finish)
                    } else {
                        throw Refusal(415, "What is there is no feed.")
                    }
                } catch {
                    finish(.failure(error))
                }
            }
            if !self.readers.begin(read) { read() }
        }
    }

    private static let accepted =
        "application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.5"
}
