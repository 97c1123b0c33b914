// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiEar

@Suite struct PowerSpectrumTests {
    @Test func `it is the transform by its definition`() {
        let samples = (0..<PowerSpectrum.span).map { (index: Int) -> Float in
            let glide = sin(Double(index * index) * 0.001)
            return Float(glide + 0.3 * cos(Double(index) * 1.7))
        }
        let spectrum = PowerSpectrum()
        samples.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            spectrum.measure(start)
        }
        for bin in 0..<PowerSpectrum.bins {
            var real = 0.0
            var imaginary = 0.0
            for (index, sample) in samples.enumerated() {
                let window = 0.5 - 0.5 * cos(2 * .pi * Double(index) / 400)
                let angle = 2 * .pi * Double(index * bin % 512) / 512
                real += Double(sample) * window * cos(angle)
                imaginary -= Double(sample) * window * sin(angle)
            }
            let expected = real * real + imaginary * imaginary
            let power = Double(spectrum.power.start[bin])
            #expect(abs(power - expected) < 1e-5 * expected + 1e-4, "bin \(bin)")
        }
    }
}
