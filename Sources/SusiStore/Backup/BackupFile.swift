// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file that appears under its name only when it is complete and on disk.
final class BackupFile {
    /// Where it is written to.
    let partial: String
    private let path: String

    init(_ path: String) throws(BackupFailure) {
        self.path = path
        partial = path + ".partial-" + String(UInt32.random(in: .min ... .max), radix: 36)
        if access(path, F_OK) == 0 { throw .exists(path) }
        let made = open(partial, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard made >= 0 else { throw .file(path, BackupFile.reason) }
        close(made)
    }

    deinit {
        unlink(partial)
    }

    /// Puts it in its place, unless something has come there in the meantime.
    func place() throws(BackupFailure) {
        guard BackupFile.flush(partial, O_RDWR) else { throw .file(path, BackupFile.reason) }
        if link(partial, path) != 0 {
            if errno == EEXIST { throw .exists(path) }
            // Where a file cannot have two names, it is renamed.
            guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno), access(path, F_OK) != 0,
                rename(partial, path) == 0
            else { throw .file(path, BackupFile.reason) }
        }
        // Not every file system lets a folder be flushed, and the file itself is on disk.
        _ = BackupFile.flush(BackupFile.folder(of: path), O_RDONLY | O_DIRECTORY)
    }

    private static func flush(_ path: String, _ mode: Int32) -> Bool {
        let descriptor = open(path, mode | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return fsync(descriptor) == 0
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static var reason: String {
        String(cString: strerror(errno))
    }
}
