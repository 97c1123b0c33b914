// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// The stream on which the server tells what other devices of the account do.
struct Listener: Sendable {
    /// The ticket of the stream; nil while there is none.
    var ticket: UInt32?
    var reader = EventStreamReader()
    /// By what the stream is taken up again.
    var lastID = ""
    /// Whether the server does not offer one.
    var isRefused = false
    /// Whether nobody looks at the page: browsers have few connections to a server, and all their
    /// windows share them.
    var isResting = false

    /// No stream.
    init() {}
}
