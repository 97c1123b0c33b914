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
}
