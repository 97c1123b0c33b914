// Susi. SPDX-License-Identifier: Apache-2.0

/// A short hint that is given once on a device, where it helps.
public enum Hint: UInt8, CaseIterable, Sendable {
    /// What can be done with an answer.
    case answers
    /// How skills are tried.
    case skills

    /// By what it is kept among those that were seen.
    var letter: UInt8 {
        switch self {
        case .answers: UInt8(ascii: "a")
        case .skills: UInt8(ascii: "s")
        }
    }
}

extension AppSettings {
    /// Whether a hint was seen and put away.
    public func hasSeen(_ hint: Hint) -> Bool {
        self[.hints].utf8.contains(hint.letter)
    }

    /// The hints that were seen, with one more.
    public func seen(_ hint: Hint) -> String {
        String(decoding: Array(self[.hints].utf8) + [hint.letter], as: UTF8.self)
    }
}
