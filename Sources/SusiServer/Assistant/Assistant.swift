// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiLore
public import SusiMind
import SusiStore
import SusiWire
import Synchronization

/// A mind with hands: answers questions, and gets for a thought what it needs from outside.
public final class Assistant: Sendable {
    private let current: Mutex<(mind: Mind, guide: SkillGuide?)>
    private let scripts: ScriptRunner
    /// What is known in the house.
    let lore: Lore
    /// Makes the web calls of skills, where they are allowed.
    let calls: WebCalls?
    let feeds: Feeds
    private let wikipedia: Wikipedia

    /// Brings a mind together with what serves its needs.
    ///
    /// - Parameters:
    ///   - mind: what can be answered.
    ///   - lore: what is known in the house.
    ///   - scripts: runs the scripts of skills.
    ///   - fetcher: makes their web calls; without one all web calls fail.
    public convenience init(
        _ mind: Mind,
        lore: Lore = Lore(),
        scripts: ScriptRunner = ScriptRunner(),
        fetcher: Fetcher?
    ) {
        self.init(
            mind,
            lore: lore,
            scripts: scripts,
            fetcher: fetcher,
            wikipedia: Wikipedia.address
        )
    }

    /// Brings them together with another place in Wikipedia's stead, as tests do.
    init(
        _ mind: Mind,
        lore: Lore = Lore(),
        scripts: ScriptRunner,
        fetcher: Fetcher?,
        wikipedia address: String
    ) {
        current = Mutex((mind, nil))
        var lore = lore
        lore.secrets = lore.secrets ?? SystemSecrets.bytes
        self.lore = lore
        self.scripts = scripts
        calls = fetcher.map { WebCalls($0) }
        feeds = Feeds(fetcher)
        wikipedia = Wikipedia(calls, at: address)
    }

    /// What new questions are answered with; questions under way keep what they began with.
    public var mind: Mind {
        get { current.withLock { $0.mind } }
        set { current.withLock { $0 = (newValue, nil) } }
    }

    /// What its skills are good for; put together when it is asked for.
    private var guide: SkillGuide {
        current.withLock { current in
            let guide = current.guide ?? SkillGuide(current.mind.skills)
            current.guide = guide
            return guide
        }
    }

    /// Answers a question; waits for whatever it needs, within the limits of calls and scripts.
    public func answer(
        _ question: Question,
        with notebook: NotebookInHand? = nil
    ) -> Thought.Outcome {
        var thought = Thought(question, with: mind)
        while true {
            let outcome = thought.think()
            guard case .needs(let need) = outcome else { return outcome }
            let own = notebook?.fulfilment(of: need, for: question)
            thought.fulfil(own ?? fulfilment(of: need, for: question))
        }
    }

    /// Gets what a thought needs; blocks until it is there or certain not to come.
    public func fulfilment(of need: Need, for question: Question) -> Fulfilment {
        switch need {
        case .script(let source):
            switch scripts.run(source, minutesEast: -question.timezoneOffset) {
            case .value(let value): return .value(value)
            case .failed(let reason): return .failed(reason: reason)
            }
        case .fetch(let url, let headers):
            guard let calls else { return .failed(reason: "web calls are switched off") }
            return Fulfilment(calls.get(url, headers: headers.map { ($0.name, $0.value) }).waited())
        case .rows(let service, let arguments):
            return rows(of: service, arguments, for: question).waited()
        }
    }

    /// What takes no time to get; nil where the need has to wait.
    func atOnce(_ need: Need, for question: Question) -> Fulfilment? {
        guard case .rows(let service, let arguments) = need else { return nil }
        return known(to: service, arguments, for: question)
    }

    /// What a service of the house says; nil where none of that name is in the house.
    private func known(
        to service: String,
        _ arguments: [(name: String, value: String)],
        for question: Question
    ) -> Fulfilment? {
        if service.lowercased() == "skills" {
            return guide.fulfilment(of: LoreRequest(arguments, in: question))
        }
        return lore.fulfilment(of: service, arguments, for: question)
    }

    /// The rows of a service that skills ask for by name.
    func rows(
        of service: String,
        _ arguments: [(name: String, value: String)],
        for question: Question
    ) -> Eventually<Fulfilment> {
        if let known = known(to: service, arguments, for: question) { return .now(known) }
        func argument(_ name: String) -> String? {
            arguments.first { $0.name.lowercased() == name }?.value
        }
        switch service.lowercased() {
        case "rss":
            return feeds.find(argument("url") ?? "", at: question.now).map { outcome in
                Fulfilment(outcome.map { entries in entries.map { $0.row } })
            }
        case "wikipedia":
            return wikipedia.find(
                argument("query") ?? "",
                language: argument("language") ?? question.language.code,
                at: question.now
            )
            .map { Fulfilment($0.map { [$0] }) }
        default:
            return .now(.failed(reason: "the service “\(service)” is not offered here"))
        }
    }
}

extension Fulfilment {
    /// Rows, or why there are none.
    init(_ result: Result<[JSONObject], Refusal>) {
        switch result {
        case .success(let rows): self = .rows(rows)
        case .failure(let refusal): self = .failed(reason: refusal.message)
        }
    }

    /// What came of a web call.
    init(_ result: Result<FetchResponse, FetchFailure>) {
        switch result {
        case .success(let response):
            self = .response(
                status: response.status,
                headers: response.fields.all.map { ($0.name, $0.value) },
                body: response.body
            )
        case .failure(let failure):
            self = .failed(reason: failure.description)
        }
    }
}
