// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// One skill being looked at, with what people think of it.
struct SkillVisit: Sendable {
    enum State: Sendable {
        case loading, loaded, missing, unreachable
        /// The server would not, in its own words.
        case refused(String)
    }

    let id: SkillName
    /// When everything was asked for, in milliseconds since 1970.
    var since: Int64 = 0
    var state = State.loading
    /// What is known; from the shelf before the server has said more.
    var facts: SkillFacts?
    /// The stars that whoever is logged in gave; 0 for none.
    var myStars = 0
    var isBookmarked = false
    var opinions: [SkillOpinion] = []
    /// Whether what people wrote has come.
    var knowsOpinions = false
    /// What is being written, kept while one looks elsewhere.
    var draft = ""
    var isWriting = false
    /// Whether it is on its way.
    var isSending = false
    var uses = SkillUses()

    init(_ id: SkillName, _ facts: SkillFacts?) {
        self.id = id
        self.facts = facts
    }

    /// What whoever is logged in wrote.
    func mine(_ email: String) -> SkillOpinion? {
        opinions.first { !email.isEmpty && sameBytes($0.email, email) }
    }

    /// What everybody else wrote.
    func others(_ email: String) -> [SkillOpinion] {
        opinions.filter { email.isEmpty || !sameBytes($0.email, email) }
    }
}
