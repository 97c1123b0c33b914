// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiEar

@Suite struct WaveReaderTests {
    /// A WAV file of those samples, a row for each frame.
    private static func file(
        tag: UInt32 = 1,
        bits: UInt32 = 16,
        channels: UInt32 = 1,
        rate: UInt32 = 16_000,
        extensible: Bool = false,
        before: [UInt8] = [],
        data: [UInt8],
        length: UInt32? = nil
    ) -> [UInt8] {
        var format: [UInt8] = []
        format.append(littleEndian: (extensible ? 0xFFFE : tag) | channels << 16)
        format.append(littleEndian: rate)
        format.append(littleEndian: rate * channels * bits / 8)
        format.append(littleEndian: channels * bits / 8 | bits << 16)
        if extensible {
            format.append(littleEndian: 22 | bits << 16)
            format.append(littleEndian: 3)
            format.append(littleEndian: tag)
            format += [UInt8](repeating: 7, count: 12)
        }
        var bytes = Array("RIFF____WAVE".utf8) + before + Array("fmt ".utf8)
        bytes.append(littleEndian: UInt32(format.count))
        bytes += format + Array("data".utf8)
        bytes.append(littleEndian: length ?? UInt32(data.count))
        return bytes + data
    }

    private static func read(_ bytes: [UInt8], pieces: Int = .max) throws -> [Float] {
        var reader = WaveReader()
        var samples: [Float] = []
        for start in stride(from: 0, to: bytes.count, by: min(pieces, bytes.count)) {
            try Array(bytes[start..<min(bytes.count, start + min(pieces, bytes.count))])
                .withUnsafeBufferPointer { bytes throws(WaveFault) in
                    try reader.take(bytes) { piece, _ in samples += piece }
                }
        }
        try reader.end()
        return samples
    }

    @Test func `every coding says the same`() throws {
        let expected: [Float] = [0, 0.5, -0.5, -1]
        let unsigned8: [UInt8] = [128, 192, 64, 0]
        let signed16: [UInt8] = [0, 0, 0, 0x40, 0, 0xC0, 0, 0x80]
        let signed24: [UInt8] = [0, 0, 0, 0, 0, 0x40, 0, 0, 0xC0, 0, 0, 0x80]
        let signed32: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0x40, 0, 0, 0, 0xC0, 0, 0, 0, 0x80]
        var float32: [UInt8] = []
        var float64: [UInt8] = []
        for value in expected {
            float32.append(littleEndian: value.bitPattern)
            float64.append(littleEndian: UInt32(truncatingIfNeeded: Double(value).bitPattern))
            float64.append(littleEndian: UInt32(Double(value).bitPattern >> 32))
        }
        let codings: [(UInt32, UInt32, [UInt8])] = [
            (1, 8, unsigned8), (1, 16, signed16), (1, 24, signed24), (1, 32, signed32),
            (3, 32, float32), (3, 64, float64),
        ]
        for (tag, bits, data) in codings {
            let plain = Self.file(tag: tag, bits: bits, data: data)
            #expect(try Self.read(plain) == expected, "\(bits) bits")
            #expect(try Self.read(plain, pieces: 1) == expected, "\(bits) bits")
            let extensible = Self.file(tag: tag, bits: bits, extensible: true, data: data)
            #expect(try Self.read(extensible, pieces: 7) == expected, "\(bits) bits")
        }
    }

    @Test func `channels are mixed into one`() throws {
        let data: [UInt8] = [0, 0x40, 0, 0xC0, 0, 0x40, 0, 0]
        #expect(try Self.read(Self.file(channels: 2, data: data), pieces: 3) == [0, 0.25])
    }

    @Test func `chunks that say nothing of the sound are passed over`() throws {
        var chunk = Array("LIST".utf8)
        chunk.append(littleEndian: 5)
        chunk += [1, 2, 3, 4, 5, 0]
        let file = Self.file(before: chunk, data: [0, 0x40]) + chunk
        for pieces in [1, 2, 5, .max] { #expect(try Self.read(file, pieces: pieces) == [0.5]) }
    }

    @Test(arguments: [0, .max] as [UInt32])
    func `a file of unknown length goes on to its end`(length: UInt32) throws {
        #expect(
            try Self.read(Self.file(data: [0, 0x40, 0, 0x40, 9], length: length)) == [0.5, 0.5]
        )
    }

    @Test func `a file that ends too early gives what is there`() throws {
        #expect(try Self.read(Self.file(data: [0, 0x40], length: 100)) == [0.5])
    }

    @Test func `what is no sound is refused with a reason and a place`() {
        let cases: [([UInt8], String)] = [
            (
                Array("hello world, hello".utf8),
                "this is no WAV file: it does not begin with RIFF and WAVE (at byte 0)"
            ),
            (
                Array("RIFF".utf8),
                "this is no WAV file: it does not begin with RIFF and WAVE (at byte 4)"
            ),
            (Array("RIFF____WAVE".utf8), "the WAV file ends before its samples begin (at byte 12)"),
            (
                Array("RIFF____WAVEdata".utf8) + [4, 0, 0, 0, 0, 0, 0, 0],
                "the WAV file has samples before it says how they are written (at byte 12)"
            ),
            (
                Self.file(channels: 0, data: []),
                "the WAV file has 0 channels; 1 to 32 can be mixed (at byte 20)"
            ),
            (
                Self.file(rate: 4000, data: []),
                "the WAV file has 4000 samples a second; 8000 to 192000 can be heard (at byte 20)"
            ),
            (
                Self.file(tag: 85, data: []),
                "the WAV file is compressed (coding 85); only PCM and floats can be read (at byte 20)"
            ),
            (
                Self.file(bits: 12, data: []),
                "the WAV file has samples of 12 bits; those of 8, 16, 24 and 32, and floats of 32 and 64 can be read (at byte 20)"
            ),
        ]
        for (bytes, reason) in cases {
            let fault = #expect(throws: WaveFault.self) { try Self.read(bytes) }
            #expect(fault?.description == reason)
        }
    }
}
