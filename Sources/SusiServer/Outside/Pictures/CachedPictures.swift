// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// Gets pictures from elsewhere and keeps them for a while.
final class CachedPictures: Sendable {
    typealias Outcome = Result<CachedPicture, Refusal>

    /// For how many seconds a picture is good.
    struct Lifetime: Sendable {
        /// Where its server does not say.
        var usual: Int64
        /// Whatever its server says.
        var bounds: ClosedRange<Int64>
    }

    /// For how many seconds nobody is asked again who had no picture.
    private static let pause: Int64 = 60
    /// How many of those are remembered.
    private static let failureLimit = 1000

    private let fetcher: Fetcher?
    private let cache: DiskCache?
    private let lifetime: Lifetime
    private let work = SharedWork<Outcome>()
    private let failures = BriefMemory<Refusal>(limit: failureLimit)
    /// Writes what has come; the fetcher's own thread must not wait for a disk.
    private let writers = WorkPool(threads: 2)

    /// Asks with that fetcher, or nobody; keeps in that cache, or nowhere.
    init(_ fetcher: Fetcher?, cache: DiskCache?, lifetime: Lifetime) {
        self.fetcher = fetcher
        self.cache = cache
        self.lifetime = lifetime
    }

    /// The picture at an address, or why there is none.
    func find(_ url: String, at now: Instant) -> Eventually<Outcome> {
        let name = Hex.text(of: Sodium.digest(Array(url.utf8)))
        let kept = cache?.find(name, at: now).flatMap { CachedPicture($0) }
        if let kept, kept.expires > now { return .now(.success(kept)) }
        if let refusal = failures.value(of: name, at: now) {
            // An old picture is better than none.
            return .now(kept.map { .success($0) } ?? .failure(refusal))
        }
        guard let fetcher else {
            return .now(kept.map { .success($0) } ?? .failure(OutsideRefusal.offline))
        }
        return work.join(name) { finish in
            fetcher.fetch(url, headers: [("Accept", "image/*")]) { result in
                let begins = self.writers.begin { finish(self.take(result, name, at: now)) }
                if !begins { finish(self.take(result, name, at: now)) }
            }
        }
        .map { outcome in
            if case .failure = outcome, let kept { return .success(kept) }
            return outcome
        }
    }

    /// Looks at what has come, and keeps it.
    private func take(
        _ result: Result<FetchResponse, FetchFailure>,
        _ name: String,
        at now: Instant
    ) -> Outcome {
        do throws(Refusal) {
            let response = try OutsideRefusal.checked(result)
            guard let kind = PictureKind(of: response.body) else {
                throw Refusal(415, "What is there is no picture that is shown here.")
            }
            let expires = now.advanced(byMilliseconds: seconds(response) * 1000)
            if let cache, cache.store(response.body, as: name, until: expires, at: now),
                let kept = cache.find(name, at: now).flatMap({ CachedPicture($0) })
            {
                return .success(kept)
            }
            return .success(CachedPicture(response.body, kind, until: expires))
        } catch {
            failures.keep(error, as: name, for: CachedPictures.pause, at: now)
            return .failure(error)
        }
    }

    /// For how long the sender says that its picture is good, within bounds.
    private func seconds(_ response: FetchResponse) -> Int64 {
        let field = response.fields["Cache-Control"] ?? ""
        let directives = field.lowercased().split(separator: ",")
        let ages = directives.compactMap { directive -> Int64? in
            let words = directive.split(separator: "=", maxSplits: 1)
            guard words.count == 2, words[0].filter({ $0 != " " }) == "max-age" else { return nil }
            return Int64(words[1].filter { $0 != " " && $0 != "\"" })
        }
        let seconds = ages.first ?? lifetime.usual
        return min(max(seconds, lifetime.bounds.lowerBound), lifetime.bounds.upperBound)
    }
}
