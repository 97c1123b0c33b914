// Susi. SPDX-License-Identifier: Apache-2.0

/// How much a JSON text from outside may ask of us.
public struct JSONLimits: Sendable {
    /// How deep arrays and objects may nest.
    public var depth: Int
    /// How many bytes the text may have.
    public var bytes: Int

    /// Sets both limits; nobody needs more than 128 levels, and 64 MB fit on every machine.
    public init(depth: Int = 128, bytes: Int = 64 << 20) {
        self.depth = depth
        self.bytes = bytes
    }

    /// What is right wherever nothing else is known.
    public static let standard = JSONLimits()
}
