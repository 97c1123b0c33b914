// Susi. SPDX-License-Identifier: Apache-2.0

/// What a sample may be: a number whose full scale is 1.
enum Sample {
    /// As far as anything is believed: 18 dB above full scale.
    private static let limit: Float = 8

    /// A number that can be reckoned with; what is none is silence.
    @inline(__always)
    static func cleaned(_ sample: Float) -> Float {
        if sample.magnitude <= limit { return sample }
        guard sample.isFinite else { return 0 }
        return sample < 0 ? -limit : limit
    }
}
