// Susi. SPDX-License-Identifier: Apache-2.0

/// How a picture is made small enough to be kept on the device: ever smaller and plainer drawings,
/// until one fits.
struct PictureFit: Equatable {
    /// The most bytes that a wallpaper may have.
    static let mostBytes = 400_000
    /// What is tried, the best first.
    private static let tries: [(longest: Double, quality: Double)] = [
        (1920, 0.82), (1600, 0.75), (1280, 0.7), (1024, 0.6), (800, 0.5), (480, 0.4),
    ]

    /// The picture as it was chosen.
    let original: [UInt8]
    private var count = 0

    init(_ original: [UInt8]) {
        self.original = original
    }

    /// What to try next; nil when nothing is left.
    mutating func next() -> (longest: Double, quality: Double)? {
        guard count < Self.tries.count else { return nil }
        count += 1
        return Self.tries[count - 1]
    }
}
