// Susi. SPDX-License-Identifier: Apache-2.0

/// What an effect with a ticket was begun for.
enum WorkshopErrand: Equatable, Sendable {
    /// What the device keeps being read.
    case opening
    /// A sentence that goes by itself.
    case news
    // Choosing.
    case drafts, own, found, searching, discarding
    // Writing.
    case groups, draft, history, source, reviewing, keepingSoon, keeping, saving
    // Trying.
    case asking(Int), examining(Int)
    // Versions.
    case versions, version(Int), rollingBack, deleting, restoring
}
