// Susi. SPDX-License-Identifier: Apache-2.0

/// A phrase that fitted a question.
public struct Candidate: Sendable {
    let skill: Skill
    let filed: FiledIntent
    let alternative: Int
    /// What it is worth beside others.
    public let rank: Rank

    /// The path of its skill.
    public var path: String {
        skill.path
    }

    /// The line of its phrases.
    public var line: Int {
        filed.intent.line
    }

    /// The phrase as its author wrote it.
    public var phrase: String {
        filed.intent.phrases[alternative].text
    }
}

/// How an answer came about.
public struct Why: Sendable {
    /// The candidate that answered; nil where none did.
    public internal(set) var candidate: Candidate?
    /// What its wildcards stood for.
    public internal(set) var captures: [String] = []
    /// Better candidates that failed, in the order they were tried, each with its reason.
    public internal(set) var failed: [(candidate: Candidate, reason: Failure)] = []
    /// How the questions that the answer itself asked were answered.
    public internal(set) var reflections: [(query: String, why: Why)] = []
}

extension Why {
    /// The explanation for people, a line each thing.
    public var text: String {
        text(indentation: "")
    }

    private func text(indentation: String) -> String {
        var text = ""
        if let candidate {
            text += "\(indentation)answered by \(candidate.described)\n"
            for (index, capture) in captures.enumerated() {
                text += "\(indentation)  $\(index + 1)$ is “\(capture)”\n"
            }
            let parts = candidate.rank.parts.map { "\($0.name) \($0.value)" }
            text += "\(indentation)  rank: \(parts.joined(separator: ", "))\n"
        } else {
            text += "\(indentation)nothing answered\n"
        }
        for (candidate, reason) in failed {
            text += "\(indentation)before it, \(candidate.described) failed: "
            text += "\(reason.description)\n"
        }
        for (query, why) in reflections {
            text += "\(indentation)asked itself “\(query)”:\n"
            text += why.text(indentation: indentation + "  ")
        }
        return text
    }
}

extension Candidate {
    fileprivate var described: String {
        "“\(phrase)” in \(path), line \(line)"
    }
}
