// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization

/// Has what people say written down, by whom the administrator has named.
final class Recogniser: Sendable {
    /// What it may take.
    struct Limits: Sendable {
        /// How long somebody waits.
        var time = Duration.seconds(30)
        /// How long it may take to say who it is.
        var greeting = Duration.seconds(5)
        /// How many recordings are listened to at the same time.
        var simultaneous = 8

        /// What the calls may take.
        var fetching: FetchLimits {
            FetchLimits(
                time: time,
                bytes: TranscriptionRequest.mostReply,
                redirects: 0,
                simultaneous: simultaneous
            )
        }
    }

    typealias Outcome = Result<String, RecogniserFailure>

    private let source: RecogniserSource
    /// Calls endpoints of the web; nobody else may call where they stand.
    private let fetcher: Fetcher?
    private let limits: Limits
    /// Wait for servers that speak Wyoming.
    private let threads: WorkPool
    private let underWay = Atomic(0)

    /// Asks that recogniser, with a fetcher where it is one of the web.
    init(_ source: RecogniserSource, _ fetcher: Fetcher?, limits: Limits = Limits()) {
        self.source = source
        self.fetcher = fetcher
        self.limits = limits
        threads = WorkPool(threads: limits.simultaneous)
    }

    /// What is said in a recording.
    ///
    /// - Parameters:
    ///   - recording: what was said.
    ///   - language: the one it is in, as two or three letters; nil where nobody knows.
    /// - Returns: the words in one line, or why there are none.
    func words(of recording: Recording, in language: String?) -> Eventually<Outcome> {
        let count = underWay.add(1, ordering: .relaxed).newValue
        guard count <= limits.simultaneous else {
            underWay.subtract(1, ordering: .relaxed)
            return .now(.failure(.tooBusy))
        }
        return .later { finish in
            self.begin(recording, language) { outcome in
                self.underWay.subtract(1, ordering: .relaxed)
                finish(outcome)
            }
        }
    }

    /// What the recogniser calls itself; nil where it is of a kind that does not say.
    func name() -> Eventually<Outcome>? {
        guard case .wyoming(let host, let port) = source.kind else { return nil }
        let call = WyomingCall(host: host, port: port, deadline: .now + limits.greeting)
        return .later { finish in
            let begins = self.threads.begin {
                let answer = call.ask(WyomingEvent.describe, for: "info")
                finish(answer.flatMap(Recogniser.name))
            }
            if !begins { finish(.failure(.tooBusy)) }
        }
    }

    private static func name(in info: WyomingEvent) -> Outcome {
        // Those that only speak, or wait for a word, answer too.
        guard let name = info.data["asr"]?.array?.first?["name"]?.string else {
            return .failure(.senseless("it is no recogniser of speech"))
        }
        return .success(RecognisedText.clipped(name, 100))
    }

    private func begin(
        _ recording: Recording,
        _ language: String?,
        _ finish: @escaping @Sendable (Outcome) -> Void
    ) {
        switch source.kind {
        case .transcriptions(let address): send(recording, language, to: address, finish)
        case .wyoming(let host, let port):
            guard let wave = recording.wave else { return finish(.failure(.packed)) }
            let call = WyomingCall(host: host, port: port, deadline: .now + limits.time)
            let model = source.model
            let begins = threads.begin {
                let messages = WyomingEvent.transcribe(
                    recording.bytes[wave.samples],
                    rate: wave.rate,
                    language: language,
                    model: model
                )
                finish(call.ask(messages, for: "transcript").flatMap(Recogniser.words))
            }
            if !begins { finish(.failure(.tooBusy)) }
        }
    }

    private static func words(in transcript: WyomingEvent) -> Outcome {
        guard let text = transcript.data["text"]?.string else {
            return .failure(.senseless("its transcript has no “text”"))
        }
        return RecognisedText.words(text).map { .success($0) } ?? .failure(.silence)
    }

    private func send(
        _ recording: Recording,
        _ language: String?,
        to address: String,
        _ finish: @escaping @Sendable (Outcome) -> Void
    ) {
        guard let fetcher else { return finish(.failure(.tooBusy)) }
        let chance = UInt64.random(in: .min ... .max)
        let request = TranscriptionRequest(
            recording,
            language: language,
            model: source.model,
            mark: "susi-\(String(chance, radix: 16))"
        )
        let stream = FetchStream(
            body: request.body,
            time: limits.time,
            patience: limits.time,
            hear: request.hear
        )
        var headers = [("Content-Type", request.type), ("Accept", "application/json")]
        if let key = source.key { headers.append(("Authorization", "Bearer \(key)")) }
        fetcher.send(stream, to: address, headers: headers) { finish(request.outcome($0)) }
    }
}
