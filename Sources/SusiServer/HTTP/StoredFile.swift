// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// An opened file, as it was when it was opened.
struct StoredFile {
    private let file: OpenFile
    /// Changes whenever the file does.
    let tag: String

    /// Takes a descriptor; nil where it is no ordinary file.
    init?(_ descriptor: consuming Descriptor) {
        var status = stat()
        guard fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        let parts = [
            UInt64(status.st_ino), UInt64(status.st_size),
            UInt64(bitPattern: Int64(status.st_mtim.tv_sec)),
            UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)),
        ]
        tag = "\"" + parts.map { String($0, radix: 36) }.joined(separator: "-") + "\""
        file = OpenFile(descriptor, size: UInt64(status.st_size))
    }

    /// Its content, read at once where it is small; nil where it cannot be read.
    func body(inMemoryUpTo limit: Int) -> HTTPResponse.Body? {
        guard file.size <= limit else { return .file(file) }
        var bytes = [UInt8](repeating: 0, count: Int(file.size))
        let count = pread(file.descriptor.number, &bytes, bytes.count, 0)
        return count == bytes.count ? .bytes(bytes) : nil
    }
}
