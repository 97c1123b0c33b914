// Susi. SPDX-License-Identifier: Apache-2.0

/// Why something could not be stored or read.
public enum StoreFailure: Error, Sendable, Equatable {
    /// The disk, or what the database may use of it, is full; nothing was lost.
    case full
    /// The database cannot be written.
    case readOnly
    /// Others held the database for too long, or too much is waiting for it.
    case busy
    /// A newer Susi has written the database; the two numbers are its version and ours.
    case newer(found: Int, known: Int)
    /// A row would stand twice, or refer to what does not exist.
    case conflict(String)
    /// There is no database there, or no way to it.
    case unreachable(String)
    /// The connection broke just when it was to be stored: it may be, or not.
    case uncertain
    /// The database is closed, because the server stops.
    case closed
    /// Anything else, in the database's own words.
    case failed(String)
}

extension StoreFailure: CustomStringConvertible {
    /// What is wrong and what to do, in one sentence or two.
    public var description: String {
        switch self {
        case .full:
            "The disk is full, so nothing more can be stored; what was stored before is safe. Make room and try again."
        case .readOnly:
            "The database cannot be written. Check who owns its folder and whether the disk is mounted read-only."
        case .busy:
            "The database is busy. Please try again in a moment."
        case .newer(let found, let known):
            "A newer Susi has written this database (version \(found), this program knows \(known)). Install that version, or restore a backup made before."
        case .conflict(let reason):
            "The database refuses a row: \(reason)."
        case .unreachable(let reason):
            "The database cannot be reached: \(reason)."
        case .uncertain:
            "The connection to the database broke at the last moment, so nobody knows whether this was stored. Look before you try again."
        case .closed:
            "The server stops. Please try again in a moment."
        case .failed(let reason):
            "The database failed: \(reason)."
        }
    }
}
