// Susi. SPDX-License-Identifier: Apache-2.0

/// How loud a few samples were.
public struct Loudness: Sendable {
    /// The mean of their squares.
    public private(set) var power: Float = 0
    /// The greatest of their magnitudes.
    public private(set) var peak: Float = 0
    /// How many of them were at the end of the scale.
    public private(set) var clipped: Int32 = 0
    /// How many there were.
    public private(set) var count: Int32 = 0

    /// From here on a sample counts as cut off; resampling rounds what was.
    static let full: Float = 0.985

    init() {}

    init(_ samples: UnsafePointer<Float>, count: Int) {
        var sum: Float = 0
        for index in 0..<count {
            let magnitude = samples[index].magnitude
            sum += magnitude * magnitude
            if magnitude > peak { peak = magnitude }
            if magnitude >= Self.full { clipped += 1 }
        }
        power = count == 0 ? 0 : sum / Float(count)
        self.count = Int32(count)
    }

    /// The power in decibels, where a square wave at full scale has 0; not below -120.
    public var level: Float {
        Float(Reckoning.decibels(power: Double(power)))
    }
}
