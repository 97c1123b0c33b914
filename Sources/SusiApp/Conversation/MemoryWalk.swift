// Susi. SPDX-License-Identifier: Apache-2.0

/// How far fetching what the account remembers has come; what has to outlive the page is in
/// `ConversationState`.
struct MemoryWalk: Sendable {
    /// An answer that is being merged.
    struct Batch: Sendable {
        /// The server's time of its oldest question, as it spells it; empty where it has none.
        var oldest = ""
        var oldestTime: Int64 = 0
        var newestTime: Int64 = 0
        /// The times of all its questions.
        var times: Set<Int64> = []
        /// How many older questions there are.
        var remaining: Int64 = 0
    }

    /// Turns that the server no longer remembers being looked for.
    struct Sweep: Sendable {
        var times: ClosedRange<Int64>
        var remembered: Set<Int64>
        /// Later turns are left alone.
        var last: Turn.ID
        /// The last page that was looked through.
        var done: Turn.ID = 0
    }

    /// Whether fetching has begun since the page was opened.
    var hasBegun = false
    /// Whether the latest has to be looked at before something is sent again.
    var isNeeded = false
    /// Whether all has to be compared: something was forgotten elsewhere.
    var hasToCompare = false
    /// Whether the latest is here.
    var isFresh = false
    var isFetching = false
    /// Whether the server does not tell.
    var isRefused = false
    var batch: Batch?
    var sweep: Sweep?
    /// How often a stretch was begun anew because the question to go on from was gone.
    var restarts = 0

    /// Nothing has been fetched.
    init() {}
}
