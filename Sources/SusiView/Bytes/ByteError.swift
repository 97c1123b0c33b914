// Susi. SPDX-License-Identifier: Apache-2.0

/// Why bytes are not what they should be, and where.
public struct ByteError: Error, Equatable, Sendable {
    /// What is wrong with bytes.
    public enum Kind: UInt8, Sendable {
        /// They end too early.
        case ended
        /// A number has more than 64 bits.
        case tooLarge
        /// A number stands for nothing.
        case unknown
        /// Lists lie too deep in each other.
        case tooDeep
        /// A node is named that is not there, or there is one already.
        case misplaced
    }

    /// What is wrong.
    public let kind: Kind
    /// How many bytes stand before it.
    public let position: Int

    init(_ kind: Kind, at position: Int) {
        self.kind = kind
        self.position = position
    }
}
