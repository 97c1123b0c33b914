// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a question was not answered.
public enum Trouble: UInt8, Sendable {
    /// The server could not be reached.
    case unreachable
    /// The answer took too long.
    case slow
    /// The server asks for fewer questions at once.
    case busy
    /// The token has ended: one has to log in again (C15).
    case loggedOut
    /// The server refused the question.
    case refused
    /// The server has a fault.
    case fault
    /// What came was no answer.
    case unreadable
}
