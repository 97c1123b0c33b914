// Susi. SPDX-License-Identifier: Apache-2.0

/// Words that the model listens for, and how sure it has to be of them.
public struct Phrase: Sendable {
    /// The words, for people; UTF-8.
    public let name: [UInt8]
    /// The bar that the smoothed logit has to reach, for calm, normal and eager.
    let thresholds: SIMD4<Float>

    /// The bar for a sensitivity.
    public func threshold(_ sensitivity: Sensitivity) -> Float {
        thresholds[Int(sensitivity.rawValue)]
    }
}
