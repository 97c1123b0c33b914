// Susi. SPDX-License-Identifier: Apache-2.0

/// Figures in the text form that Prometheus reads.
struct FiguresText {
    /// What a figure does.
    enum Kind: String {
        /// It only grows.
        case counter
        /// It goes up and down.
        case gauge
        /// It is spread over buckets.
        case histogram
    }

    /// The lines so far.
    private(set) var text = ""

    /// Begins figures of one name; the sentence has no line breaks and no backslashes.
    mutating func begin(_ name: String, _ kind: Kind, _ sentence: String) {
        text += "# HELP \(name) \(sentence)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    /// Adds a figure; the values of labels are words of ours, which need no escapes.
    mutating func add(
        _ name: String,
        _ labels: KeyValuePairs<String, String> = [:],
        _ value: String
    ) {
        let list = labels.map { "\($0.key)=\"\($0.value)\"" }.joined(separator: ",")
        text += list.isEmpty ? "\(name) \(value)\n" : "\(name){\(list)} \(value)\n"
    }

    /// One figure without labels.
    mutating func add(_ name: String, _ kind: Kind, _ sentence: String, _ value: Int64) {
        begin(name, kind, sentence)
        add(name, [:], "\(value)")
    }
}
