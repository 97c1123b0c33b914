// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What another device of an account did, as its stream tells it.
struct Event: Sendable {
    /// What happened.
    enum Kind: String, Sendable {
        /// The stream begins; from now on nothing is missed.
        case hello
        /// A question was answered: the chat answer.
        case message
        /// The answer sets or stops timers: the actions that do so.
        case timer
        /// Settings were changed: all of them.
        case settings
        /// The conversation was forgotten, or changed as a whole.
        case memory
        /// The token has ended, and the stream with it.
        case logout
    }

    let kind: Kind
    /// The number of the message it belongs to, by which a stream goes on where it was cut.
    var id: Int64?
    let data: JSON

    /// The event as server-sent events are written.
    var bytes: [UInt8] {
        var text = "event: \(kind.rawValue)\n"
        if let id { text += "id: \(id)\n" }
        // JSON without layout has no line breaks, so one line holds all of it.
        text += "data: \(data.text())\n\n"
        return Array(text.utf8)
    }

    /// What keeps the ways between server and device from falling asleep.
    static let heartbeat = Array(":\n\n".utf8)
}
