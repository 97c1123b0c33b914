// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a backup was not made or not restored; nothing was changed then.
public enum BackupFailure: Error, Sendable, Equatable {
    /// Something of that name is there already.
    case exists(String)
    /// The file cannot be written or read, in the system's words.
    case file(String, String)
    /// It is something else.
    case noBackup(String)
    /// Something in it is not as it was written.
    case damaged(String)
    /// A newer Susi made it; the two numbers are its version and ours.
    case newer(found: Int, known: Int)
    /// The database to restore into has something in it.
    case notEmpty
    /// The database refuses.
    case store(StoreFailure)
}

extension BackupFailure: CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .exists(let path):
            "“\(path)” is there already. Choose another name, or remove it first."
        case .file(let path, let reason):
            "“\(path)”: \(reason)."
        case .noBackup(let path):
            "“\(path)” is no backup of Susi."
        case .damaged(let path):
            "“\(path)” is damaged, so nothing was restored. Use another backup."
        case .newer(let found, let known):
            "A newer Susi made this backup (version \(found), this program knows \(known)). Install that version."
        case .notEmpty:
            "There is something in the database already. Restore into an empty one, or add --replace to have all of it replaced."
        case .store(let failure):
            failure.description
        }
    }
}
