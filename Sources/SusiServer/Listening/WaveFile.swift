// Susi. SPDX-License-Identifier: Apache-2.0

/// Sound as WAV files have it: one channel of samples with 16 bits.
struct WaveFile: Sendable {
    /// Why a file is not taken.
    enum Fault: Error, Equatable {
        /// It is none, or breaks off before its sound.
        case noWave
        /// It has other sound than this.
        case otherSound
    }

    /// Samples in a second.
    let rate: Int
    /// Where the samples lie in the file.
    let samples: Range<Int>

    /// How long it takes to hear, in milliseconds.
    var milliseconds: Int { samples.count / 2 * 1000 / rate }

    /// Finds the sound in a file; chunks of other kinds may stand around it.
    init(_ bytes: [UInt8]) throws(Fault) {
        guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8),
            bytes[8..<12].elementsEqual("WAVE".utf8)
        else { throw .noWave }
        var rate: Int?
        var at = 12
        while at + 8 <= bytes.count {
            let name = bytes[at..<(at + 4)]
            let size = Self.number(bytes, at + 4, 4)
            let start = at + 8
            // Who records while writing cannot know how much it will be.
            let end = min(start + size, bytes.count)
            if name.elementsEqual("fmt ".utf8) {
                guard end - start >= 16 else { throw .noWave }
                let format = Self.number(bytes, start, 2)
                let found = Self.number(bytes, start + 4, 4)
                guard format == 1 || format == 0xFFFE, Self.number(bytes, start + 2, 2) == 1,
                    Self.number(bytes, start + 14, 2) == 16, (8000...48000).contains(found)
                else { throw .otherSound }
                rate = found
            } else if name.elementsEqual("data".utf8) {
                guard let rate else { throw .noWave }
                self.rate = rate
                samples = start..<(start + (end - start) / 2 * 2)
                return
            }
            // Each chunk begins at an even place.
            at = end + size % 2
        }
        throw .noWave
    }

    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
}
