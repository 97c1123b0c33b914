// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// What was thought; where it asks the app to search the web and the app does not say that it
    /// does, with what was found, as far as that comes in time.
    func searched(
        _ outcome: Thought.Outcome,
        for inquiry: Inquiry,
        _ question: Question
    ) -> Eventually<Thought.Outcome> {
        guard case .answers(let reply) = outcome, let rows = SearchRows(for: reply),
            !inquiry.arguments.flag(.searches)
        else { return .now(outcome) }
        let language = (question.memory.language ?? question.language).code
        return outside.search.find(
            rows.query,
            language: language.isEmpty ? "en" : language,
            at: inquiry.arrival
        )
        .map { found in
            guard let pages = try? found.get(), !pages.isEmpty else { return outcome }
            return .answers(rows.reply(with: pages, in: language))
        }
    }
}
