// Susi. SPDX-License-Identifier: Apache-2.0

/// A small answer that unpacks to a large one.
enum PackedZeros {
    /// One byte more than two megabytes, all zero.
    static let count = (2 << 20) + 1

    /// The zeros in gzip's form: a run of references to the byte before.
    static let gzip: [UInt8] =
        [
            31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 49, 1, 0, 0, 0, 194, 160, 245, 79, 109, 12,
            31, 160,
        ] + [UInt8](repeating: 0, count: 2032)
        + [206, 6, 49, 58, 50, 101, 1, 0, 32, 0]
}
