// Susi. SPDX-License-Identifier: Apache-2.0

/// A named set of measurements; `script/bench NAME` runs it alone.
struct Bench: Sendable {
    /// What people type.
    let name: String
    /// Measures, and gives one row for each thing measured.
    let rows: @Sendable () throws -> [Row]
}

extension Bench {
    /// Every bench there is; a new one is one more line.
    static let all = [
        Bench(name: "json-parse", rows: parseJSON),
        Bench(name: "json-write", rows: writeJSON),
        Bench(name: "json-weight", rows: weighJSON),
        Bench(name: "mind-corpus", rows: answerFromCorpus),
        Bench(name: "mind-load", rows: loadMind),
        Bench(name: "mind-growth", rows: growMind),
        Bench(name: "mind-adversarial", rows: askAdversarially),
        Bench(name: "mind-peers", rows: outrunPeers),
        Bench(name: "store", rows: storeAnswers),
        Bench(name: "server", rows: serve),
        Bench(name: "outside", rows: reachOutside),
        Bench(name: "ear", rows: listen),
        Bench(name: "app", rows: openApp),
    ]
}
