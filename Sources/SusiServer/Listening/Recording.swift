// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What somebody has said, as it came from their device.
struct Recording: Sendable {
    /// How many bytes are taken.
    static let mostBytes = 4 << 20
    /// How long it may be, in milliseconds; only of WAV it can be told.
    static let longest = 60_000

    /// What is recorded in which way.
    enum Kind: String, Sendable, CaseIterable {
        case wav, webm, ogg, mp4

        /// The kind of a media type; nil where it is none that is taken.
        init?(type: String) {
            switch type {
            case "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave": self = .wav
            case "audio/webm": self = .webm
            case "audio/ogg", "application/ogg": self = .ogg
            case "audio/mp4", "audio/m4a", "audio/x-m4a": self = .mp4
            default: return nil
            }
        }

        /// Whether a file begins as such files do.
        func begins(_ bytes: [UInt8]) -> Bool {
            switch self {
            case .wav: bytes.starts(with: "RIFF".utf8)
            case .webm: bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
            case .ogg: bytes.starts(with: "OggS".utf8)
            case .mp4: bytes.dropFirst(4).starts(with: "ftyp".utf8)
            }
        }
    }

    let kind: Kind
    let bytes: [UInt8]
    /// The sound itself, where it is not packed.
    let wave: WaveFile?

    /// Looks at the body of a request.
    init(_ bytes: [UInt8], type: String) throws(Refusal) {
        guard let kind = Kind(type: ContentType(type).essence) else {
            throw Refusal(
                415,
                "Send a recording: audio/wav (16 bits, one channel), audio/webm, audio/ogg or audio/mp4."
            )
        }
        guard !bytes.isEmpty else { throw Refusal(400, "The recording is empty.") }
        guard bytes.count <= Recording.mostBytes else { throw Recording.tooLong }
        guard kind.begins(bytes) else {
            throw Refusal(415, "The recording is no \(kind.rawValue) file, as its type says.")
        }
        self.kind = kind
        self.bytes = bytes
        guard kind == .wav else {
            wave = nil
            return
        }
        let wave = try Recording.wave(in: bytes)
        guard wave.milliseconds <= Recording.longest else { throw Recording.tooLong }
        guard !wave.samples.isEmpty else { throw Refusal(400, "The recording is empty.") }
        self.wave = wave
    }

    private static let tooLong = Refusal(
        413,
        "The recording is too long: 60 seconds and 4 MB are heard. Say it in shorter pieces."
    )

    private static func wave(in bytes: [UInt8]) throws(Refusal) -> WaveFile {
        do throws(WaveFile.Fault) {
            return try WaveFile(bytes)
        } catch {
            let words =
                switch error {
                case .noWave: "The recording is no WAV file, or breaks off before its sound."
                case .otherSound:
                    "Of WAV, samples of 16 bits in one channel are heard, best 16,000 a second."
                }
            throw Refusal(415, words)
        }
    }
}
