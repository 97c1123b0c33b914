// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire
import Synchronization

/// A language model that is asked what no skill answers.
final class AssistantModel: Sendable {
    /// What a model takes at most.
    struct Limits: Sendable {
        /// How long an answer may take that is heard while it comes, and one that is waited for.
        var heard = Duration.seconds(60)
        var waited = Duration.seconds(30)
        /// How long nothing may come.
        var patience = Duration.seconds(15)
        /// How long one that failed is left alone, in milliseconds.
        var rest: Int64 = 60_000
        /// How many bytes may come for an answer; a word travels in some hundred.
        var bytes = 8 << 20
        /// How many may be asked for at the same time.
        var simultaneous = 32

        /// What the calls may take.
        var fetching: FetchLimits {
            FetchLimits(time: patience, bytes: bytes, redirects: 0, simultaneous: simultaneous)
        }
    }

    /// What came of asking.
    enum Outcome: Sendable {
        /// It said something.
        case said(String, model: String)
        /// It said nothing that could be shown.
        case failed(ModelFailure)
    }

    /// Hears all that has been said so far; false where nobody listens any more.
    typealias Listener = @Sendable (_ text: String) -> Bool

    /// What stands for the name of a model that has none.
    private static let nameless = "model"
    private static let longestName = 100

    private struct State {
        /// Which model is asked; empty where the endpoint chooses, nil as long as nobody knows.
        var name: String?
        var restsUntil = Instant.earliest
    }

    private let source: ModelSource
    private let fetcher: Fetcher
    private let limits: Limits
    private let state: Mutex<State>

    /// Asks that endpoint with a fetcher that may call it, wherever it stands.
    init(_ source: ModelSource, _ fetcher: Fetcher, limits: Limits = Limits()) {
        self.source = source
        self.fetcher = fetcher
        self.limits = limits
        state = Mutex(State(name: source.name))
    }

    /// Whether it may be asked now, and has not just failed.
    func isAwake(at now: Instant) -> Bool {
        state.withLock { $0.restsUntil <= now }
    }

    /// Asks; without a listener the answer is waited for, which may take less time.
    ///
    /// The completion is called once, as the listener on a thread that must not wait.
    func ask(
        _ question: Question,
        at now: Instant,
        listener: Listener?,
        completion: @escaping @Sendable (Outcome) -> Void
    ) {
        let finish: @Sendable (Outcome) -> Void = { outcome in
            if case .failed(let failure) = outcome, failure.isLasting {
                let end = now.advanced(byMilliseconds: self.limits.rest)
                self.state.withLock { state in
                    state.restsUntil = end
                    // It may have other models when it is back.
                    state.name = self.source.name
                }
            }
            completion(outcome)
        }
        findName { name in
            switch name {
            case .success(let name):
                self.ask(ModelRequest(model: name, question: question), listener, finish)
            case .failure(let failure): finish(.failed(.unreached(failure)))
            }
        }
    }

    private func ask(
        _ request: ModelRequest,
        _ listener: Listener?,
        _ completion: @escaping @Sendable (Outcome) -> Void
    ) {
        let hearing = ModelHearing(listener)
        let stream = FetchStream(
            body: request.body,
            time: listener == nil ? limits.waited : limits.heard,
            patience: limits.patience,
            hear: hearing.hear
        )
        let headers = [("Content-Type", "application/json"), ("Accept", "text/event-stream")]
        fetcher.send(
            stream,
            to: "\(source.address)/chat/completions",
            headers: headers + source.headers
        ) { result in
            let name = request.model.isEmpty ? AssistantModel.nameless : request.model
            completion(hearing.outcome(result, of: String(name.prefix(AssistantModel.longestName))))
        }
    }

    /// Finds out which model is asked: the one that was named, or else the first that is listed.
    private func findName(
        _ completion: @escaping @Sendable (Result<String, FetchFailure>) -> Void
    ) {
        if let name = state.withLock({ $0.name }) { return completion(.success(name)) }
        fetcher.fetch("\(source.address)/models", headers: source.headers) { result in
            completion(
                result.map { response in
                    // Who lists none has one only, or chooses.
                    let list = (try? JSON(parsing: response.body))?["data"]?.array
                    let name = list?.first?["id"]?.string ?? ""
                    if response.status < 500 { self.state.withLock { $0.name = name } }
                    return name
                }
            )
        }
    }
}
