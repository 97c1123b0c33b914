// Susi. SPDX-License-Identifier: Apache-2.0

/// Why bytes are no WAV file that can be heard, and where.
public struct WaveFault: Error, Equatable {
    /// What is wrong.
    public enum Kind: Error, Equatable, Sendable {
        /// It does not begin as such files do.
        case notAWave
        /// It ends before its samples begin.
        case ended
        /// The samples come before it is said how they are written.
        case noFormat
        /// The description of the format is too short.
        case shortFormat
        /// So many channels cannot be mixed.
        case channels(UInt32)
        /// So many samples a second cannot be resampled.
        case rate(UInt32)
        /// Samples of so many bits cannot be read.
        case bits(UInt32)
        /// Samples in this coding cannot be read.
        case coding(UInt32)
        /// The size of a frame is not what its samples take.
        case frame
    }

    /// What is wrong.
    public let kind: Kind
    /// How many bytes lie before it.
    public let offset: Int64
}

extension WaveFault: CustomStringConvertible {
    /// Says what is wrong and where, for people.
    public var description: String {
        "\(reason) (at byte \(offset))"
    }

    private var reason: String {
        switch kind {
        case .notAWave: "this is no WAV file: it does not begin with RIFF and WAVE"
        case .ended: "the WAV file ends before its samples begin"
        case .noFormat: "the WAV file has samples before it says how they are written"
        case .shortFormat: "the WAV file's description of its format is too short"
        case .channels(let count): "the WAV file has \(count) channels; 1 to 32 can be mixed"
        case .rate(let rate):
            "the WAV file has \(rate) samples a second; 8000 to 192000 can be heard"
        case .bits(let bits):
            "the WAV file has samples of \(bits) bits; those of 8, 16, 24 and 32, and floats of "
                + "32 and 64 can be read"
        case .coding(let tag):
            "the WAV file is compressed (coding \(tag)); only PCM and floats can be read"
        case .frame: "the WAV file has frames of another size than its samples take"
        }
    }
}
