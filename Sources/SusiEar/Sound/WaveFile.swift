// Susi. SPDX-License-Identifier: Apache-2.0

/// Sound as a file.
public enum WaveFile {
    /// Samples of one channel as a WAV file of 16 bits.
    public static func bytes(of samples: UnsafeBufferPointer<Int16>, rate: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        let length = UInt32(samples.count) * 2
        bytes.reserveCapacity(Int(length) + 44)
        bytes.append(name: "RIFF")
        bytes.append(littleEndian: length + 36)
        bytes.append(name: "WAVEfmt ")
        bytes.append(littleEndian: 16)
        // PCM, one channel.
        bytes.append(littleEndian: 0x0001_0001)
        bytes.append(littleEndian: UInt32(rate))
        bytes.append(littleEndian: UInt32(rate) * 2)
        // Two bytes a frame, 16 bits.
        bytes.append(littleEndian: 0x0010_0002)
        bytes.append(name: "data")
        bytes.append(littleEndian: length)
        for sample in samples {
            bytes.append(UInt8(truncatingIfNeeded: sample))
            bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
        return bytes
    }
}
