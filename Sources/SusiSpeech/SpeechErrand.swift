// Susi. SPDX-License-Identifier: Apache-2.0

/// What an effect with a ticket was begun for.
enum SpeechErrand: Equatable, Sendable {
    /// What the device keeps, what the browser can do, what the server can do.
    case opening, abilities, status
    /// Something being written.
    case keeping
    /// The open microphone, and the next try to open it.
    case microphone, retry
    /// The browser's recogniser at work on a question.
    case recognising
    /// A pause in a question, or the longest that it may take; the wait for its beginning.
    case silence, patience
    /// A recording with the server.
    case understanding
    /// A sentence being said, and the longest that this may take.
    case speaking, overlong
    /// The browser's recogniser waiting for a word that stops the reading.
    case stopWord
    /// A sentence that goes by itself.
    case notice
    /// A second of the listening minute.
    case second
}
