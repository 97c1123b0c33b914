// Susi. SPDX-License-Identifier: Apache-2.0

/// A question that is being taken.
struct Hearing {
    /// Who understands it.
    enum Way: Equatable {
        /// The browser.
        case recogniser
        /// The server, from a recording.
        case server
    }

    enum Stage: Equatable {
        case listening
        /// The recording is being handed over by the ear.
        case handingOver
        /// A recording is with the server.
        case understanding
    }

    var way: Way
    var stage = Stage.listening
    /// What was understood so far.
    var text = ""
    /// Whether somebody has begun to speak.
    var hasBegun = false
    /// How loud it is, 0...1.
    var loudness = 0.0
}
