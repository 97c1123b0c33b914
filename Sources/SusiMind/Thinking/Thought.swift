// Susi. SPDX-License-Identifier: Apache-2.0

/// One question being answered.
///
/// Thinking is a pure function of the question, the mind and what came from outside so far. When
/// something is missing it stops and says what; once it is there, thinking starts again from the
/// beginning and, since nothing in it depends on anything else, comes to the same place and goes
/// on. A thought costs microseconds and what it waits for costs milliseconds, so nothing is gained
/// by remembering where it was, and everything stays plain recursion.
public struct Thought: Sendable {
    /// What thinking comes to.
    public enum Outcome: Sendable {
        /// Something has to be got from outside: give it to `fulfil` and ask again.
        case needs(Need)
        /// An answer.
        case answers(Reply)
        /// No skill answers; why tells what was tried.
        case silence(Why)
        /// The question is too long to be thought about.
        case refused(reason: String)
    }

    /// How many needs a thought may have; the next one fails.
    public static let maximumNeeds = 40

    private let asked: Asked
    private var fulfilments: [Fulfilment] = []

    /// Begins to think about a question.
    public init(_ question: Question, with mind: Mind) {
        asked = Asked(question, mind)
    }

    /// Thinks until there is an answer, or something is needed.
    public func think() -> Outcome {
        guard asked.question.text.utf8.count <= Utterance.maximumLength else {
            return .refused(
                reason: """
                    the question has \(asked.question.text.utf8.count) bytes; \
                    more than \(Utterance.maximumLength) are too many
                    """
            )
        }
        let thinking = Thinking(asked, fulfilments)
        do throws(Interruption) {
            let (reply, why) = try thinking.ask(asked.question.text, depth: 0, within: nil)
            guard let reply else { return .silence(why) }
            return .answers(reply)
        } catch {
            switch error {
            case .need(let need): return .needs(need)
            case .failure: return .silence(Why())
            }
        }
    }

    /// Takes what came of the latest need.
    public mutating func fulfil(_ fulfilment: Fulfilment) {
        fulfilments.append(fulfilment)
    }
}

/// A question and the mind it is put to, behind one reference.
final class Asked: Sendable {
    let question: Question
    let mind: Mind

    init(_ question: Question, _ mind: Mind) {
        self.question = question
        self.mind = mind
    }
}
