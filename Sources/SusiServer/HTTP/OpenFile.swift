// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file that was opened to be sent.
public final class OpenFile: Sendable {
    let descriptor: Descriptor
    let size: UInt64

    init(_ descriptor: consuming Descriptor, size: UInt64) {
        self.descriptor = descriptor
        self.size = size
    }

    /// All that is in it; nil where it cannot be read.
    var wholeBytes: [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: Int(size))
        var count = 0
        while count < bytes.count {
            let part = bytes.withUnsafeMutableBytes { bytes in
                pread(
                    descriptor.number,
                    bytes.baseAddress.map { $0 + count },
                    bytes.count - count,
                    off_t(count)
                )
            }
            guard part > 0 else { return nil }
            count += part
        }
        return bytes
    }
}
