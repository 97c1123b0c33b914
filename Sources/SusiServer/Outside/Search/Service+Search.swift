// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// What the web has to say about a question.
    func webSearch(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let query = PlainWords.clean(inquiry.arguments.text(.query) ?? "", longest: 400) ?? ""
        guard !query.isEmpty else {
            throw Refusal(400, "What is to be searched? “query” is empty.")
        }
        guard query.utf8.count <= WebSearch.longest else {
            throw Refusal(422, "The query is longer than \(WebSearch.longest) bytes.")
        }
        let language = Language(inquiry.arguments.text(.language) ?? "en").code
        return outside.search.find(
            query,
            language: language.isEmpty ? "en" : language,
            at: inquiry.arrival
        )
        .map { outcome in
            switch outcome {
            case .success(let pages):
                var reply = SearchReply()
                reply.results = pages.map { self.result($0) }
                let message = pages.isEmpty ? "Nothing was found." : "What the web says about it"
                reply.envelope = inquiry.accepted(message)
                return inquiry.response(reply)
            case .failure(let refusal):
                return refusal.response(to: inquiry.identity)
            }
        }
    }

    private func result(_ page: FoundPage) -> SearchResult {
        var result = SearchResult()
        result.title = page.title
        result.description = page.description
        result.link = page.link
        result.picture = page.picture.map { seal.path(of: $0) }
        return result
    }
}
