// Susi. SPDX-License-Identifier: Apache-2.0

/// Samples in, forty features every ten milliseconds out.
///
/// A feature is the logarithm of a band's energy without its slow mean, so that the loudness of the
/// microphone cancels out.
final class FrontEnd {
    /// How many samples there are from one frame to the next.
    static let hop = 160

    /// The features of the last frame.
    let features = Floats(count: MelBands.count)
    /// The logarithms of the last frame's energies.
    let logs = Floats(count: MelBands.count)
    /// How loud the newest samples of the last frame were.
    private(set) var loudness = Loudness()

    private let rate: Float
    private let spectrum = PowerSpectrum()
    private let bands = MelBands()
    private let means = Floats(count: MelBands.count)
    private let samples = Floats(count: PowerSpectrum.span)
    private var filled = 0
    private var isFirst = true

    /// Takes how fast the means follow: by what part of the way each frame.
    init(rate: Float) {
        self.rate = rate
    }

    /// Takes samples from `position` on until a frame is complete; false when they ran out before.
    func complete(
        _ input: UnsafeBufferPointer<Float>,
        _ position: inout Int
    ) -> Bool {
        if filled == PowerSpectrum.span {
            // The next frame begins with the rest of this one.
            filled -= Self.hop
            samples.start.update(from: samples.start + Self.hop, count: filled)
        }
        let count = min(PowerSpectrum.span - filled, input.count - position)
        for index in 0..<count {
            samples.start[filled + index] = Sample.cleaned(input[position + index])
        }
        filled += count
        position += count
        guard filled == PowerSpectrum.span else { return false }
        measure()
        return true
    }

    /// Hands out the samples of the last frame that no frame had before.
    func newest(_ take: (UnsafePointer<Float>, Int) -> Void) {
        let count = Int(loudness.count)
        take(samples.start + PowerSpectrum.span - count, count)
    }

    /// Forgets all that was heard.
    func reset() {
        filled = 0
        isFirst = true
        loudness = Loudness()
    }

    private func measure() {
        let newest = isFirst ? PowerSpectrum.span : Self.hop
        loudness = Loudness(samples.start + PowerSpectrum.span - newest, count: newest)
        spectrum.measure(samples.start)
        bands.measure(spectrum.power.start, into: logs.start)
        for eight in 0..<MelBands.count / 8 {
            let log = logs.lanes[eight]
            var mean = isFirst ? log : means.lanes[eight]
            mean += rate * (log - mean)
            means.lanes[eight] = mean
            features.lanes[eight] = log - mean
        }
        isFirst = false
    }
}
