// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Everything that was asked and answered: kept on the device in pages, sent, merged with what the
/// account remembers, searched, exported.
///
/// What it needs done it says as effects; their answers come back by `answered`, `came` and `failed`.
/// What is told as sent or deleted has been written before.
public struct Conversation: Sendable {
    // The pages (Conversation+Rows, +Pages, +Keeping).
    var pages: [TurnPage] = []
    /// How many rows there are before each page; one more than pages.
    var starts: [Int] = [0]
    var changes: [RowChange] = []
    var use: UInt32 = 0
    /// Records that could not be read are left where they are, and their keys are not used again.
    var damagedKeys: Set<Turn.ID> = []
    /// The writes that are under way, by their numbers.
    var writes: [UInt32: PageWrite] = [:]
    var lastWrite: UInt32 = 0
    /// Keys whose records are to be deleted with the next write.
    var leftKeys: [Turn.ID] = []
    /// Whether everything stored is to be deleted with the next write.
    var leavesAll = false
    /// What is kept beside the pages, and whether it differs from what is stored.
    var state = ConversationState()
    var stateIsChanged = false
    /// Whether that record cannot be read: then it is left as it is.
    var hasDamagedState = false
    /// What has still to be heard before it is open.
    var opening: (summaries: [StoredRecord]?, hasState: Bool) = (nil, false)
    /// Whether the device could not keep what was last to be written.
    public internal(set) var hasFailedToKeep = false
    var justFailedToKeep = false

    /// The present, in milliseconds since 1970.
    var now: Int64 = 0
    var circumstances = Asking()
    /// The token with which listening and fetching was begun.
    var person: String?
    /// Whether it is known what is kept on the device.
    public internal(set) var isOpen = false
    /// Whether it may send.
    var hasBegun = false
    var news: [ConversationNews] = []
    var dueTimer: (ticket: UInt32, at: Int64)?
    var reach = Reach()

    // Asking (Conversation+Asking, +Answers).
    /// What was asked before it was known what is kept.
    var early: [String] = []
    /// The questions that wait, in the order of asking.
    var waiting: [Turn.ID] = []
    /// The question that is being answered.
    public internal(set) var underWay: Turn.ID?
    /// What has come of its answer.
    var answer = AnswerStream()
    /// The write after which it is sent.
    var sendsAfter: UInt32?
    /// The turns whose opinions have still to be sent.
    var opinions: [Turn.ID] = []
    var isRating = false

    // What the account remembers (Conversation+Merging, +Remembering, +Listening).
    var incoming: [Incoming] = []
    var memory = MemoryWalk()
    var listener = Listener()
    var isForgetting = false

    // On request (Conversation+Search, +Export, +Import).
    /// What is being searched for, and what was found.
    public internal(set) var search: ConversationSearch?
    var export: ConversationExport?
    var intake: ConversationImport?

    /// A conversation about which nothing is known yet.
    public init() {}

    /// How many records on the device cannot be read: damaged, or written by a later version.
    ///
    /// They are left as they are.
    public var damaged: Int { damagedKeys.count + (hasDamagedState ? 1 : 0) }

    /// Whether the server could be reached when it was last tried.
    public var isReached: Bool { reach.ticket == nil }

    /// How the rows have changed since this was last asked.
    public mutating func takeChanges() -> [RowChange] {
        defer { changes = [] }
        return changes
    }

    /// What has happened since this was last asked.
    public mutating func takeNews() -> [ConversationNews] {
        defer { news = [] }
        return news
    }

    /// Takes over what goes with all that is sent, and the present.
    mutating func note(_ asking: Asking, at instant: Int64) {
        circumstances = asking
        now = instant
    }
}
