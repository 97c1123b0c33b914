// Susi. SPDX-License-Identifier: Apache-2.0

import CSQLite
import Glibc

extension SQLiteConnection {
    /// What a result of SQLite's means for whoever asked.
    static func failure(_ code: Int32, of handle: OpaquePointer?) -> StoreFailure {
        let words = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        let reason = words.map { String(cString: $0) } ?? "unknown"
        switch code & 0xFF {
        case SQLITE_FULL: return .full
        case SQLITE_READONLY, SQLITE_PERM: return .readOnly
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy
        case SQLITE_CONSTRAINT: return .conflict(reason)
        case SQLITE_IOERR, SQLITE_CANTOPEN:
            return systemFailure(of: handle) ?? .unreachable(reason)
        case SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_AUTH: return .unreachable(reason)
        default: return .failed(reason)
        }
    }

    /// What the operating system said, where that is clearer than SQLite's words.
    private static func systemFailure(of handle: OpaquePointer?) -> StoreFailure? {
        guard let handle else { return nil }
        switch sqlite3_system_errno(handle) {
        case ENOSPC, EDQUOT, EFBIG: return .full
        case EROFS, EACCES, EPERM: return .readOnly
        case ENOENT: return .unreachable("there is no such file or folder")
        case 0: return nil
        case let code: return .unreachable(String(cString: strerror(code)))
        }
    }
}
