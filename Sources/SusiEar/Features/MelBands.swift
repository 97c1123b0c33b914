// Susi. SPDX-License-Identifier: Apache-2.0

/// Forty overlapping triangles from 60 to 7600 Hz, as wide as the ear tells pitches apart.
final class MelBands {
    /// How many bands there are.
    static let count = 40

    private static let lowest = 60.0
    private static let highest = 7600.0

    /// The first bin of each band, and where its weights begin; one entry more says where all end.
    private let firstBins: [Int32]
    private let begins: [Int32]
    private let weights = Floats(count: PowerSpectrum.bins * 2)

    init() {
        var firstBins: [Int32] = []
        var begins: [Int32] = [0]
        let width = Double(Ear.rate) / Double(PowerSpectrum.length)
        var place = 0
        for band in 0..<Self.count {
            let left = Self.corner(band)
            let centre = Self.corner(band + 1)
            let right = Self.corner(band + 2)
            var first = -1
            for bin in 0..<PowerSpectrum.bins {
                let frequency = Double(bin) * width
                let rising = (frequency - left) / (centre - left)
                let falling = (right - frequency) / (right - centre)
                let weight = min(rising, falling)
                guard weight > 0 else { continue }
                if first < 0 { first = bin }
                weights.start[place] = Float(weight)
                place += 1
            }
            firstBins.append(Int32(max(first, 0)))
            begins.append(Int32(place))
        }
        self.firstBins = firstBins
        self.begins = begins
    }

    /// Writes the logarithm of each band's energy.
    func measure(_ power: UnsafePointer<Float>, into logs: UnsafeMutablePointer<Float>) {
        let weights = self.weights.start
        firstBins.withUnsafeBufferPointer { firstBins in
            begins.withUnsafeBufferPointer { begins in
                for band in 0..<Self.count {
                    var bin = Int(firstBins[band])
                    var energy: Float = 0
                    for place in Int(begins[band])..<Int(begins[band + 1]) {
                        energy += weights[place] * power[bin]
                        bin += 1
                    }
                    logs[band] = Reckoning.ln(energy + 1e-6)
                }
            }
        }
    }

    /// The frequency of one of 42 points that lie equally far apart in mel.
    private static func corner(_ index: Int) -> Double {
        let low = mel(lowest)
        let mel = low + (mel(highest) - low) * Double(index) / Double(count + 1)
        return 700 * (Reckoning.exp(mel / 2595 * ln10) - 1)
    }

    private static func mel(_ frequency: Double) -> Double {
        2595 * Reckoning.ln(1 + frequency / 700) / ln10
    }

    private static let ln10 = 2.302_585_092_994_046
}
