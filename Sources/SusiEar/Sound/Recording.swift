// Susi. SPDX-License-Identifier: Apache-2.0

/// Keeps what was heard, as a WAV file of 16,000 samples a second and 16 bits.
final class Recording {
    private let bytes: UnsafeMutablePointer<Int16>
    private let capacity: Int
    private var count = 0

    /// Makes room for so many seconds, from 1 to 300.
    init(seconds: Int) {
        capacity = min(max(seconds, 1), 300) * Ear.rate
        bytes = .allocate(capacity: capacity)
    }

    deinit {
        bytes.deallocate()
    }

    /// Takes samples, as long as there is room.
    func take(_ samples: UnsafePointer<Float>, count: Int) {
        let count = min(count, capacity - self.count)
        for index in 0..<count {
            let sample = min(max(samples[index], -1), 1) * 32767
            bytes[self.count + index] = Int16(sample.rounded())
        }
        self.count += count
    }

    /// The file so far.
    func file() -> [UInt8] {
        WaveFile.bytes(of: UnsafeBufferPointer(start: bytes, count: count), rate: Ear.rate)
    }
}
