// Susi. SPDX-License-Identifier: Apache-2.0

/// A list of skills from the server: an author's, or one's own.
struct SkillPile: Sendable {
    enum State: Sendable {
        case loading, loaded, unreachable
        case refused(String)
    }

    var state = State.loading
    var skills: [SkillFacts] = []
}
