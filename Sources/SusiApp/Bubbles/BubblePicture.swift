// Susi. SPDX-License-Identifier: Apache-2.0

/// A picture that is to be seen in full size.
public struct BubblePicture: Equatable, Sendable {
    /// Where it is loaded from.
    public let source: String
    /// What it shows.
    public let name: String
    /// Where it was found on the web.
    public let address: String
}
