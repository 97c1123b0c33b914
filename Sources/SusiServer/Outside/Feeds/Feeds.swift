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
        let accepted =
            "application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.5"
        return work.join(url) { finish in
            fetcher.fetch(url, headers: [("Accept", accepted)]) { result in
                let read: @Sendable () -> Void = {
                    let outcome = Feeds.read(result)
                    let isSuccess = (try? outcome.get()) != nil
                    let lifetime = Feeds.lifetime
                    let seconds = isSuccess ? lifetime.success : lifetime.failure
                    self.known.keep(outcome, as: url, for: seconds, at: now)
                    finish(outcome)
                }
                if !self.readers.begin(read) { read() }
            }
        }
    }

    private static func read(_ result: Result<FetchResponse, FetchFailure>) -> Outcome {
        do throws(Refusal) {
            guard let entries = Feed.entries(in: try OutsideRefusal.checked(result)) else {
                throw Refusal(415, "What is there is no feed.")
            }
            return .success(entries)
        } catch {
            return .failure(error)
        }
    }
}
