// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiWire

/// By what a file is known to be the same as before.
struct FileStamp: Sendable, Equatable {
    /// The length in bytes.
    let size: Int
    private let inode: UInt64
    private let seconds: Int
    private let nanoseconds: Int

    /// Looks at a file; nil where there is none or it is of another kind.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        size = Int(status.st_size)
        inode = UInt64(status.st_ino)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// When the file last changed.
    var modified: Instant {
        Instant(clamping: Int64(seconds) * 1000 + Int64(nanoseconds) / 1_000_000)
    }
}
