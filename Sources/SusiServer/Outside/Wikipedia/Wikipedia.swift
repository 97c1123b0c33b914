// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

/// Looks things up in Wikipedia for skills, and remembers for a while what it found.
final class Wikipedia: Sendable {
    typealias Outcome = Result<JSONObject, Refusal>

    /// Where it is, with `{language}` for the two or three letters of a language.
    static let address = "https://{language}.wikipedia.org"
    /// For how many seconds nobody is asked again: where there was an article, and where not.
    private static let lifetime: (success: Int64, failure: Int64) = (3600, 60)
    private static let longestQuery = 300

    private let address: String
    private let calls: WebCalls?
    private let known = BriefMemory<Outcome>(limit: 500)

    /// Asks by those calls, or nobody, whoever is at that address.
    init(_ calls: WebCalls?, at address: String = Wikipedia.address) {
        self.calls = calls
        self.address = address
    }

    /// What the best article on something says in its first sentence, as a row.
    func find(_ query: String, language: String, at now: Instant) -> Eventually<Outcome> {
        guard let calls else { return .now(.failure(OutsideRefusal.offline)) }
        guard let query = PlainWords.clean(query, longest: Wikipedia.longestQuery) else {
            return .now(.failure(Refusal(400, "What is to be looked up? “query” is empty.")))
        }
        let url = url(for: query, language: language)
        if let outcome = known.value(of: url, at: now) { return .now(outcome) }
        return calls.get(url, headers: [("Accept", "application/json")]).map { result in
            let outcome = Wikipedia.read(result)
            let isSuccess = (try? outcome.get()) != nil
            let lifetime = Wikipedia.lifetime
            let seconds = isSuccess ? lifetime.success : lifetime.failure
            self.known.keep(outcome, as: url, for: seconds, at: now)
            return outcome
        }
    }

    /// Asks for the introduction, the address and the picture of the article that fits best.
    private func url(for query: String, language: String) -> String {
        let letters = language.lowercased().prefix { $0.isASCII && $0.isLetter }
        let place = (2...3).contains(letters.count) ? String(letters) : "en"
        return address.replacing("{language}", with: place)
            + "/w/api.php?action=query&format=json&formatversion=2&redirects=1"
            + "&generator=search&gsrlimit=1&gsrsearch=\(PercentCoding.encoded(query))"
            + "&prop=extracts%7Cinfo%7Cpageimages&exintro=1&explaintext=1"
            + "&inprop=url&piprop=thumbnail&pithumbsize=480"
    }

    private static func read(_ result: Result<FetchResponse, FetchFailure>) -> Outcome {
        do throws(Refusal) {
            let response = try OutsideRefusal.checked(result)
            guard let json = try? JSON(parsing: response.body), json.object != nil else {
                throw Refusal(502, "Wikipedia answered with something else.")
            }
            let page = json["query"]?["pages"]?.array?.first
            guard let page, let extract = page["extract"]?.string.flatMap({ FirstSentence.of($0) })
            else { throw Refusal(404, "Wikipedia has no article on that.") }
            var row: JSONObject = ["extract": .string(extract)]
            if let title = page["title"]?.string { row.append("title", .string(title)) }
            for (name, text) in [
                ("link", page["fullurl"]?.string), ("image", page["thumbnail"]?["source"]?.string),
            ] {
                guard let address = text.flatMap({ WebAddress.resolved($0, in: response.url) })
                else { continue }
                row.append(name, .string(address))
            }
            return .success(row)
        } catch {
            return .failure(error)
        }
    }
}
