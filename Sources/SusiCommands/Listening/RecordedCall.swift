// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar

/// A call in a file, with quiet before and after it as at a microphone.
///
/// Recordings are often cut so closely that nothing tells how quiet it was. So their quietest tenth
/// of a second is heard again and again before they begin, and after they end.
struct RecordedCall {
    private var samples: [Float] = []
    private let name: String

    /// The longest recording in which a call is looked for: half a minute.
    private static let longest = 30 * Ear.rate
    private static let quiet = Ear.rate / 10

    init(_ path: String, called name: String) throws(CommandFailure) {
        self.name = name
        var all: [Float] = []
        var resampler: Resampler?
        do throws(CommandFailure) {
            try SoundFile(path).read { samples, format in
                if format.rate != Ear.rate, resampler == nil {
                    resampler = Resampler(rate: format.rate)
                }
                guard all.count < Self.longest else { return }
                all += resampler?.resampled(samples) ?? Array(samples)
            }
        } catch {
            throw CommandFailure("\(name): \(error.reason)")
        }
        samples = all
    }

    /// Lets an ear hear it.
    func hear(with ear: Ear, _ tell: (EarEvent) -> Void) {
        let quiet = quietest
        let around = (0..<12).flatMap { _ in quiet }
        (around + samples + around).withUnsafeBufferPointer { ear.hear($0, tell) }
    }

    private var quietest: [Float] {
        guard samples.count > Self.quiet else { return [Float](repeating: 0, count: Self.quiet) }
        var best = samples[..<Self.quiet]
        var least = Float.infinity
        for start in stride(from: 0, through: samples.count - Self.quiet, by: Self.quiet / 4) {
            let piece = samples[start..<start + Self.quiet]
            let power = piece.reduce(0) { $0 + $1 * $1 }
            guard power < least else { continue }
            least = power
            best = piece
        }
        return Array(best)
    }
}

extension Resampler {
    /// All that comes out for so many samples.
    fileprivate func resampled(_ samples: UnsafeBufferPointer<Float>) -> [Float] {
        var output: [Float] = []
        var block = [Float](repeating: 0, count: 1024)
        var position = 0
        while true {
            let count = block.withUnsafeMutableBufferPointer {
                take(samples, &position, into: $0)
            }
            guard count > 0 else { return output }
            output += block[..<count]
        }
    }
}
