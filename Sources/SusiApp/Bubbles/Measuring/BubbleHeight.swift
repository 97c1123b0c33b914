// Susi. SPDX-License-Identifier: Apache-2.0

/// How high a bubble is.
public struct BubbleHeight: Equatable, Sendable {
    /// In CSS pixels.
    public var height: Double
    /// Whether the browser will find the same; else it is a good guess.
    public var isExact: Bool

    /// A height.
    public init(_ height: Double, isExact: Bool) {
        self.height = height
        self.isExact = isExact
    }
}
