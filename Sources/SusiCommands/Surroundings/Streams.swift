// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// Reads and writes whole pieces, without a buffer in between: what is written is there.
enum Streams {
    /// The next bytes; none at the end.
    static func read(_ descriptor: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
            var got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            while got < 0, errno == EINTR {
                got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            }
            count = max(got, 0)
        }
    }

    /// Writes a text; where nobody reads any more there is nobody to tell.
    static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)[...]
            while !rest.isEmpty {
                let written = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(
                    to: UInt8.self
                ) { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { return }
                rest = rest.dropFirst(written)
            }
        }
    }
}
