// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiEar

@Suite struct ResamplerTests {
    private func resampled(_ samples: [Float], _ resampler: Resampler) -> [Float] {
        resampler.reset()
        let all = samples + [Float](repeating: 0, count: resampler.tail)
        var output: [Float] = []
        var block = [Float](repeating: 0, count: 333)
        all.withUnsafeBufferPointer { input in
            var position = 0
            while true {
                let count = block.withUnsafeMutableBufferPointer {
                    resampler.take(input, &position, into: $0)
                }
                guard count > 0 else { return }
                output += block[..<count]
            }
        }
        return output
    }

    private func sine(_ frequency: Double, rate: Int, seconds: Double = 0.3) -> [Float] {
        (0..<Int(Double(rate) * seconds)).map {
            Float(0.5 * sin(2 * .pi * frequency * Double($0) / Double(rate)))
        }
    }

    /// The level without the ends, in decibels over that of the sine that went in.
    private func level(_ samples: [Float]) -> Double {
        let middle = samples.dropFirst(400).dropLast(400)
        let power = middle.reduce(0) { $0 + Double($1 * $1) } / Double(middle.count)
        return 10 * log10(power / 0.125 + 1e-30)
    }

    @Test(arguments: [8000, 11_025, 12_345, 22_050, 32_000, 44_100, 48_000, 96_000, 192_000])
    func `a tone keeps its level and its place`(rate: Int) {
        let resampler = Resampler(rate: rate)
        let highest = min(7200, Double(rate) * 0.44)
        for frequency in [100, 440, 1000, 3000, highest] {
            let output = resampled(sine(frequency, rate: rate), resampler)
            #expect(abs(level(output)) < 0.1, "\(frequency) Hz")
            let expected = sine(frequency, rate: 16_000)
            #expect(abs(output.count - expected.count) <= 20)
            // What is left is the table between its places: -60 dB at the worst.
            let inner = output.dropFirst(400).dropLast(400)
            let other = Array(expected.dropFirst(400).prefix(inner.count))
            #expect(Array(inner).distance(from: other) < 0.005, "\(frequency) Hz")
        }
    }

    @Test(arguments: [44_100, 48_000, 96_000])
    func `what could fold into the bands is gone`(rate: Int) {
        let resampler = Resampler(rate: rate)
        for frequency in stride(from: 8600.0, to: Double(rate) / 2 - 100, by: 700) {
            let output = resampled(sine(frequency, rate: rate), resampler)
            #expect(level(output) < -65, "\(frequency) Hz")
        }
    }

    @Test func `a rate nobody has is taken for the nearest`() {
        #expect(resampled([1, 2, 3], Resampler(rate: 0)).count > 0)
        #expect(resampled([1, 2, 3], Resampler(rate: .max)).count <= 1)
    }
}
