// Susi. SPDX-License-Identifier: Apache-2.0

/// What is being written, to be written again if that fails.
struct PageWrite: Sendable {
    /// The keys of the pages.
    var pages: [Turn.ID] = []
    /// The keys that are deleted.
    var left: [Turn.ID] = []
    /// Whether everything older is deleted.
    var leavesAll = false
    /// Whether what is kept beside the pages is written.
    var hasState = false
}
