// Susi. SPDX-License-Identifier: Apache-2.0

/// The weights of a residual block: a convolution over time for each channel, then a matrix.
final class Block {
    /// How many steps lie between two taps.
    let dilation: Int
    /// Five taps, the oldest first, for each channel.
    let taps: Floats
    /// What is added to them.
    let tapBias: Floats
    /// The matrix from channels to channels.
    let mixing: Layer

    /// How many taps the convolution has.
    static let kernel = 5

    init(dilation: Int, taps: consuming Floats, tapBias: consuming Floats, mixing: Layer) {
        self.dilation = dilation
        self.taps = taps
        self.tapBias = tapBias
        self.mixing = mixing
    }

    /// How many steps the oldest tap looks back.
    var reach: Int { (Self.kernel - 1) * dilation }
}
