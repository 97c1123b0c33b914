// Susi. SPDX-License-Identifier: Apache-2.0

/// What became of a skill's script.
public enum ScriptOutcome: Sendable, Equatable {
    /// The value of its last expression, or what it printed where that was empty.
    case value(String)
    /// Why there is no value, in words for the skill's author.
    case failed(reason: String)
}
