// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// Looks at pages for people, and remembers for a while what they say about themselves.
final class Previews: Sendable {
    typealias Outcome = Result<Preview, Refusal>

    /// For how many seconds a page is not asked again: where it answered, and where it did not.
    private static let lifetime: (success: Int64, failure: Int64) = (3600, 60)
    private static let limit = 1000

    private let fetcher: Fetcher?
    private let known = BriefMemory<Outcome>(limit: limit)
    private let work = SharedWork<Outcome>()
    /// Reads pages; the fetcher's own thread has better to do.
    private let readers: WorkPool

    /// Asks with that fetcher, or nobody; has pages read there.
    init(_ fetcher: Fetcher?, readers: WorkPool) {
        self.fetcher = fetcher
        self.readers = readers
    }

    /// What the page at an address says about itself, or why not.
    func find(_ url: String, at now: Instant) -> Eventually<Outcome> {
        if let refusal = OutsideRefusal.tooLong(url) { return .now(.failure(refusal)) }
        if let outcome = known.value(of: url, at: now) { return .now(outcome) }
        guard let fetcher else { return .now(.failure(OutsideRefusal.offline)) }
        return work.join(url) { finish in
            let accepted = "text/html,application/xhtml+xml,image/*;q=0.8,*/*;q=0.5"
            fetcher.fetch(url, headers: [("Accept", accepted)]) { result in
                let begins = self.readers.begin { finish(self.read(result, url, at: now)) }
                if !begins { finish(self.read(result, url, at: now)) }
            }
        }
    }

    private func read(
        _ result: Result<FetchResponse, FetchFailure>,
        _ url: String,
        at now: Instant
    ) -> Outcome {
        let outcome: Outcome
        do throws(Refusal) {
            outcome = .success(Preview(try OutsideRefusal.checked(result)))
            known.keep(outcome, as: url, for: Previews.lifetime.success, at: now)
        } catch {
            outcome = .failure(error)
            known.keep(outcome, as: url, for: Previews.lifetime.failure, at: now)
        }
        return outcome
    }
}
