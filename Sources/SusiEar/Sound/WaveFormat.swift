// Susi. SPDX-License-Identifier: Apache-2.0

/// How the samples of a WAV file are written.
public struct WaveFormat: Sendable, Equatable {
    /// How a sample is written.
    enum Coding: Sendable {
        case unsigned8, signed16, signed24, signed32, float32, float64
    }

    /// Samples a second, of each channel.
    public let rate: Int
    /// Channels, which are mixed into one.
    public let channels: Int
    let coding: Coding

    /// Bytes of a sample.
    var width: Int {
        switch coding {
        case .unsigned8: 1
        case .signed16: 2
        case .signed24: 3
        case .signed32, .float32: 4
        case .float64: 8
        }
    }

    /// Reads the body of a chunk `fmt `.
    init(_ chunk: [UInt8]) throws(WaveFault.Kind) {
        guard chunk.count >= 16 else { throw .shortFormat }
        var reader = ByteReader(chunk)
        let first = reader.word() ?? 0
        let rate = reader.word() ?? 0
        _ = reader.word()
        let last = reader.word() ?? 0
        var tag = first & 0xFFFF
        let channels = first >> 16
        let bits = last >> 16
        if tag == 0xFFFE, chunk.count >= 40 {
            // An extensible format has its real tag at the front of a longer name.
            tag = UInt32(chunk[24]) | UInt32(chunk[25]) << 8
        }
        guard 1...32 ~= channels else { throw .channels(channels) }
        guard Resampler.rates ~= Int(clamping: rate) else { throw .rate(rate) }
        coding =
            switch (tag, bits) {
            case (1, 8): .unsigned8
            case (1, 16): .signed16
            case (1, 24): .signed24
            case (1, 32): .signed32
            case (3, 32): .float32
            case (3, 64): .float64
            case (1, _), (3, _): throw .bits(bits)
            default: throw .coding(tag)
            }
        self.rate = Int(rate)
        self.channels = Int(channels)
        guard last & 0xFFFF == UInt32(width) * channels else { throw .frame }
    }
}
