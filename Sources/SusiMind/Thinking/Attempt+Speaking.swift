// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Attempt {
    /// What becomes of a variable that has no value.
    enum Missing {
        /// The candidate fails.
        case fails
        /// It counts as empty.
        case empty
    }

    /// Fills a text in: variables, assignments, questions to the mind itself.
    ///
    /// Only answers assign. Each round does them in this order; rounds follow each other until nothing changes, so that
    /// an assignment waits until its value is there. What is filled in is never read again: no
    /// person and no web service can put a variable or a question into an author's text.
    mutating func evaluate(
        _ template: String,
        whereMissing missing: Missing = .fails,
        assigning: Bool = false
    ) throws(Interruption) -> String {
        guard SpokenText.hasMarkup(template) else { return template }
        var text = SpokenText(template)
        for _ in 0..<20 {
            var hasChanged = text.substitute(scope)
            if assigning {
                hasChanged = text.assign(in: scope) || hasChanged
            }
            hasChanged = try reflect(&text) || hasChanged
            guard !text.isTooLong else { throw .failure(.tooLong) }
            if !hasChanged { break }
        }
        if let name = text.firstPlaceholder {
            guard case .empty = missing else { throw .failure(.missing(name)) }
            text.clearPlaceholders()
        }
        // Where an invisible assignment stood, blanks are left at the ends.
        return assigning ? text.finished.utf8.trimmedText : text.finished
    }

    /// Asks the innermost questions and puts their answers in.
    private mutating func reflect(_ text: inout SpokenText) throws(Interruption) -> Bool {
        var hasChanged = false
        while let call = text.innermostCall {
            let query = text.query(of: call)
            let answer = try ask(query)
            text.replace(call, by: answer, in: scope)
            hasChanged = true
        }
        return hasChanged
    }

    /// Asks the mind itself; the text of its answer counts, and what else it does comes along.
    private mutating func ask(_ query: String) throws(Interruption) -> String {
        guard query.utf8.count <= Utterance.maximumLength else { throw .failure(.tooLong) }
        let (reply, why) = try thinking.ask(query, depth: depth + 1, within: scope)
        guard let reply, !reply.isPretended else { throw .failure(.reflection(query)) }
        reflections.append((query, why))
        var texts: [String] = []
        for action in reply.actions {
            if action["type"] == "answer", action["plan_delay"] == nil {
                texts.append(action["expression"]?.string ?? "")
            } else {
                actionsOfOthers.append(action)
            }
        }
        // Tables and lists among the actions show these rows.
        if !actionsOfOthers.isEmpty { scope.tables += reply.tables }
        for member in reply.remembered.members {
            scope.assigned[member.name] = member.value
        }
        return texts.isEmpty ? "" : thinking.choose(from: AnswerTemplate(texts))
    }
}

extension String.UTF8View {
    fileprivate var trimmedText: String {
        Array(self).trimmed.text
    }
}
