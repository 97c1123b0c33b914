// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// Asks a search service for people, and remembers its answers for a while.
final class WebSearch: Sendable {
    typealias Outcome = Result<[FoundPage], Refusal>

    /// The longest query that is passed on, in bytes.
    static let longest = 500
    /// How many pages are shown.
    private static let most = 20
    /// For how many seconds nobody is asked again: where there was an answer, and where not.
    private static let lifetime: (success: Int64, failure: Int64) = (600, 30)

    private let source: SearchSource?
    private let fetcher: Fetcher?
    private let known = BriefMemory<Outcome>(limit: 500)
    private let work = SharedWork<Outcome>()
    private let readers: WorkPool

    /// Asks that service with that fetcher.
    init(_ source: SearchSource?, _ fetcher: Fetcher?, readers: WorkPool) {
        self.source = source
        self.fetcher = fetcher
        self.readers = readers
    }

    /// What is passed on of a text; nil where it is empty, or so long that nobody meant it.
    static func query(_ text: String) -> String? {
        PlainWords.clean(text, longest: 400).flatMap { $0.utf8.count <= longest ? $0 : nil }
    }

    /// What is found for a query, or why nothing can be.
    func find(_ query: String, language: String, at now: Instant) -> Eventually<Outcome> {
        guard let source else {
            return .now(.failure(Refusal(503, "Web search is switched off here (--search none).")))
        }
        guard let fetcher else { return .now(.failure(OutsideRefusal.offline)) }
        let url = source.url(for: query, language: language)
        let name = "\(language) \(url)"
        if let outcome = known.value(of: name, at: now) { return .now(outcome) }
        let headers = [("Accept", "application/json"), ("Accept-Language", language)]
        return work.join(name) { finish in
            fetcher.fetch(url, headers: headers) { result in
                let read: @Sendable () -> Void = {
                    let outcome = WebSearch.read(result, from: source, language: language)
                    let lifetime = WebSearch.lifetime
                    let isSuccess = (try? outcome.get()) != nil
                    let seconds = isSuccess ? lifetime.success : lifetime.failure
                    self.known.keep(outcome, as: name, for: seconds, at: now)
                    finish(outcome)
                }
                if !self.readers.begin(read) { read() }
            }
        }
    }

    private static func read(
        _ result: Result<FetchResponse, FetchFailure>,
        from source: SearchSource,
        language: String
    ) -> Outcome {
        do throws(Refusal) {
            let response = try OutsideRefusal.checked(result)
            guard let json = try? JSON(parsing: response.body),
                let pages = source.results(in: json, language: language)
            else { throw Refusal(502, "The search service answered with something else.") }
            return .success(Array(pages.prefix(most)))
        } catch {
            let reason = "The web cannot be searched at the moment. \(error.message)"
            return .failure(Refusal(error.status == 404 ? 502 : error.status, reason))
        }
    }
}
