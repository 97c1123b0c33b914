// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// Makes the web calls of skills: what others let it keep is not asked for twice, and equal calls
/// at the same moment are one.
///
/// What is kept belongs to nobody: a call that could say who asks, by a key, a cookie or a name in
/// its address, is made for itself, and so is every call whose header fields are not known to be
/// harmless. Therefore a response that is `private` may be kept too: it was not made for a person.
final class WebCalls: Sendable {
    typealias Outcome = Result<FetchResponse, FetchFailure>

    /// The header fields that say nothing of who asks; they are part of what a response is kept as,
    /// so that no other value of them gets it.
    private static let harmless: Set<String> = [
        "accept", "accept-charset", "accept-language", "content-type", "referer", "user-agent",
        "x-requested-with",
    ]

    private let fetcher: Fetcher
    private let kept: KeptResponses
    private let work = SharedWork<Outcome>()
    private let now: @Sendable () -> Instant

    /// Calls with that fetcher and keeps as much as there.
    init(
        _ fetcher: Fetcher,
        kept: KeptResponses = KeptResponses(bytes: 16 << 20, entries: 1000),
        now: @escaping @Sendable () -> Instant = ClockAndDice.real.now
    ) {
        self.fetcher = fetcher
        self.kept = kept
        self.now = now
    }

    /// Gets a document; who is told of it, maybe on the fetcher's thread, must not wait.
    func get(_ url: String, headers: [(String, String)] = []) -> Eventually<Outcome> {
        let headers = headers.filter(Fetcher.isProper)
        guard let name = WebCalls.name(of: url, headers) else {
            return .later { finish in
                self.fetcher.fetch(url, headers: headers, completion: finish)
            }
        }
        let known = kept.find(name)
        if let known, known.isGood(at: now()) { return .now(.success(known.response)) }
        return work.join(name) { finish in
            let asked = self.now()
            let conditions = known?.conditions ?? []
            self.fetcher.fetch(url, headers: headers + conditions) { outcome in
                guard case .success(let response) = outcome, response.status == 304, let known
                else { return finish(self.keep(outcome, as: name, asked: asked)) }
                if let confirmed = known.confirmed(by: response) {
                    finish(self.keep(.success(confirmed), as: name, asked: asked))
                } else {
                    self.fetcher.fetch(url, headers: headers) { outcome in
                        finish(self.keep(outcome, as: name, asked: asked))
                    }
                }
            }
        }
    }

    /// Keeps what may be kept, and forgets what has been replaced.
    private func keep(_ outcome: Outcome, as name: String, asked: Instant) -> Outcome {
        if case .success(let response) = outcome, response.status == 200 {
            kept.keep(KeptResponse(response, asked: asked), as: name)
        }
        return outcome
    }

    /// What tells a call from all others; nil where it is nobody else's business.
    private static func name(of url: String, _ headers: [(String, String)]) -> String? {
        guard let target = try? FetchTarget(url), !target.namesAPerson,
            headers.allSatisfy({ harmless.contains($0.0.lowercased()) })
        else { return nil }
        // Header fields have no line breaks, so that no address can pass for one of them.
        return headers.map { "\($0.0.lowercased()): \($0.1)\n" }.sorted().joined() + "\n" + url
    }
}
