// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiWire

/// A file of a cache, opened.
struct CachedFile: Sendable {
    /// Files up to this size are sent from memory, which needs one call less.
    private static let smallSize = 64 << 10

    /// What is sent of it.
    let body: HTTPResponse.Body
    /// Its first byte, which says what it is.
    let beginning: [UInt8]
    /// Changes whenever the file does.
    let tag: String
    /// Until when it is good.
    let expires: Instant

    /// Reads a file; nil where that does not succeed.
    init?(_ descriptor: consuming Descriptor, expires: Instant) {
        var first: UInt8 = 0
        guard pread(descriptor.number, &first, 1, 0) == 1, let file = StoredFile(descriptor),
            let body = file.body(inMemoryUpTo: CachedFile.smallSize)
        else { return nil }
        self.body = body
        beginning = [first]
        tag = file.tag
        self.expires = expires
    }
}
