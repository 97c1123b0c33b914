// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiServer

/// Recordings as pages make them.
enum RecordingSample {
    /// A WAV file with so many samples, which count up.
    static func wave(
        samples: Int = 1600,
        rate: Int = 16000,
        channels: Int = 1,
        bits: Int = 16,
        format: Int = 1,
        before: [UInt8] = []
    ) -> [UInt8] {
        let data = (0..<samples).flatMap { number($0 & 0x7FFF, 2) }
        let block = channels * bits / 8
        var bytes = Array("RIFF".utf8) + number(36 + before.count + data.count, 4)
        bytes += Array("WAVEfmt ".utf8) + number(16, 4) + number(format, 2) + number(channels, 2)
        bytes += number(rate, 4) + number(rate * block, 4) + number(block, 2) + number(bits, 2)
        return bytes + before + Array("data".utf8) + number(data.count, 4) + data
    }

    /// The beginning of files of other kinds, and something behind it.
    static let packed: [(type: String, bytes: [UInt8])] = [
        ("audio/webm;codecs=opus", [0x1A, 0x45, 0xDF, 0xA3, 1, 2, 3]),
        ("audio/ogg", Array("OggS moo".utf8)),
        ("audio/mp4", [0, 0, 0, 24] + Array("ftypmp42".utf8)),
    ]

    static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
    }
}
