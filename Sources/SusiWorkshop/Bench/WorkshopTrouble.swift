// Susi. SPDX-License-Identifier: Apache-2.0

/// What went wrong, with what can be done.
struct WorkshopTrouble: Sendable {
    /// What can be done at once.
    enum Remedy: Sendable {
        case nothing, login, compare
    }

    let sentence: String
    let remedy: Remedy

    init(_ sentence: String, _ remedy: Remedy = .nothing) {
        self.sentence = sentence
        self.remedy = remedy
    }
}
