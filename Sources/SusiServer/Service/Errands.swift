// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import Synchronization

/// Gets what thoughts need from outside, without holding up the thread that asks, nor each other.
final class Errands: Sendable {
    /// A thought on its way.
    private struct Errand: Sendable {
        var thought: Thought
        let question: Question
        let personal: Personal
        let deadline: ContinuousClock.Instant
        let completion: @Sendable (Thought.Outcome) -> Void
    }

    /// What services about the asker say; nil for needs that have to do with nobody.
    typealias Personal = @Sendable (Need, Question) -> Eventually<Fulfilment>?

    /// How many thoughts may be on their way.
    private static let limit = 2000

    private let assistant: Assistant
    private let time: Duration
    /// Thinks on with what has arrived.
    private let thinkers = WorkPool(threads: 2)
    /// Waits for scripts; as many as may run at the same time.
    private let hands = WorkPool(threads: 16)
    private let underWay = Atomic(0)

    /// Gets things for an assistant's thoughts; what is not there in time, fails.
    init(_ assistant: Assistant, time: Duration = .seconds(20)) {
        self.assistant = assistant
        self.time = time
    }

    /// How many thoughts are on their way.
    var count: Int { underWay.load(ordering: .relaxed) }

    /// Takes over a thought that needs something; false where too many are on their way.
    ///
    /// The completion is called once, on a thread that may not be held up for long either.
    func begin(
        _ thought: Thought,
        _ need: Need,
        for question: Question,
        personal: @escaping Personal = { _, _ in nil },
        completion: @escaping @Sendable (Thought.Outcome) -> Void
    ) -> Bool {
        let count = underWay.add(1, ordering: .relaxed).newValue
        guard count <= Errands.limit else {
            underWay.subtract(1, ordering: .relaxed)
            return false
        }
        let errand = Errand(
            thought: thought,
            question: question,
            personal: personal,
            deadline: .now + time,
            completion: completion
        )
        get(need, for: errand)
        return true
    }

    private func get(_ need: Need, for errand: Errand) {
        if errand.deadline < .now {
            resume(errand, with: .failed(reason: "the question took longer than \(time)"))
        } else if case .fetch(let url, let headers) = need, let calls = assistant.calls {
            calls.get(url, headers: headers.map { ($0.name, $0.value) }).whenDone { result in
                // Thinking would hold up all other fetches.
                let fulfilment = Fulfilment(result)
                let begins = self.thinkers.begin { self.resume(errand, with: fulfilment) }
                if !begins { self.resume(errand, with: fulfilment) }
            }
        } else if case .rows(let service, let arguments) = need {
            let rows =
                errand.personal(need, errand.question)
                ?? assistant.rows(of: service, arguments, for: errand.question)
            rows.whenDone { fulfilment in
                let begins = self.thinkers.begin { self.resume(errand, with: fulfilment) }
                if !begins { self.resume(errand, with: fulfilment) }
            }
        } else {
            let begins = hands.begin {
                self.resume(errand, with: self.assistant.fulfilment(of: need, for: errand.question))
            }
            if !begins { resume(errand, with: .failed(reason: "the system starts no threads")) }
        }
    }

    private func resume(_ errand: Errand, with fulfilment: Fulfilment) {
        var errand = errand
        errand.thought.fulfil(fulfilment)
        let outcome = errand.thought.think()
        if case .needs(let need) = outcome {
            get(need, for: errand)
        } else {
            underWay.subtract(1, ordering: .relaxed)
            errand.completion(outcome)
        }
    }
}
