// Susi. SPDX-License-Identifier: Apache-2.0

import CSQLite
import Glibc

extension SQLiteConnection {
    /// What a result of SQLite's means for whoever asked.
    static func failure(_ code: Int32, of handle: OpaquePointer?) -> StoreFailure {
        // Of what fails in a COMMIT, SQLite does not keep it.
        let last = errno
        let words = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        let reason = words.map { String(cString: $0) } ?? "unknown"
        switch code & 0xFF {
        case SQLITE_FULL: return .full
        case SQLITE_READONLY, SQLITE_PERM: return .readOnly
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy
        case SQLITE_CONSTRAINT: return .conflict(reason)
        case SQLITE_IOERR, SQLITE_CANTOPEN:
            let kept = handle.map { sqlite3_system_errno($0) } ?? 0
            return failure(ofSystem: kept == 0 ? last : kept) ?? .unreachable(reason)
        case SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_AUTH: return .unreachable(reason)
        default: return .failed(reason)
        }
    }

    /// What the operating system said, where that is clearer than SQLite's words.
    static func failure(ofSystem code: Int32) -> StoreFailure? {
        switch code {
        case 0: nil
        case ENOSPC, EDQUOT, EFBIG: .full
        case EROFS, EACCES, EPERM: .readOnly
        case ENOENT: .unreachable("there is no such file or folder")
        default: .unreachable(String(cString: strerror(code)))
        }
    }
}
