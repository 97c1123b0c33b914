// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// What the app itself keeps on the device beside the conversation, and how it is written: one
/// write at a time, so that typing never waits, and what came meanwhile right after it.
struct Keepsakes {
    /// One thing that is kept.
    enum Name: UInt8, CaseIterable {
        case settings, login, draft, alarms

        var key: String {
            switch self {
            case .settings: "settings"
            case .login: "session"
            case .draft: "draft"
            case .alarms: "alarms"
            }
        }
    }

    private var isWriting = false
    private var changed: [Name] = []
    /// Whether the last write failed: then the page says so, for what is typed may be lost.
    private(set) var hasFailed = false

    /// The keys in the order of the names.
    static var keys: [String] { Name.allCases.map { $0.key } }

    /// Notes that something is to be written.
    mutating func note(_ name: Name) {
        if !changed.contains(name) { changed.append(name) }
    }

    /// What to write now; empty where nothing is, or a write is under way.
    mutating func due() -> [Name] {
        guard !isWriting, !changed.isEmpty else { return [] }
        isWriting = true
        defer { changed = [] }
        return changed
    }

    /// The write is done.
    mutating func wrote() {
        isWriting = false
        hasFailed = false
    }

    /// The write could not be done; it is tried again with the next change.
    mutating func failed() {
        isWriting = false
        hasFailed = true
    }
}
