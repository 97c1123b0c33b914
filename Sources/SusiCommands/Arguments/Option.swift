// Susi. SPDX-License-Identifier: Apache-2.0

/// Something a command can be told by name: `--language de`, `--json`.
public struct Option: Sendable {
    /// The name without its dashes.
    public let name: String
    /// What stands for the value in help; nil for a flag, which has none.
    public let value: String?
    /// What it does, in a few words.
    public let summary: String
    /// Whether it may be given several times.
    public let isRepeatable: Bool

    /// An option that is there or not.
    public static func flag(_ name: String, _ summary: String) -> Option {
        Option(name: name, value: nil, summary: summary, isRepeatable: false)
    }

    /// An option with a value.
    public static func value(
        _ name: String,
        _ value: String,
        _ summary: String,
        isRepeatable: Bool = false
    ) -> Option {
        Option(name: name, value: value, summary: summary, isRepeatable: isRepeatable)
    }

    /// As it is written on the command line.
    var usage: String {
        value.map { "--\(name) \($0)" } ?? "--\(name)"
    }
}
