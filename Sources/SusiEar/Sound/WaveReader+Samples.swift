// Susi. SPDX-License-Identifier: Apache-2.0

extension WaveReader {
    /// How many samples are handed out at once.
    private static let most = 2048

    /// Reads so many bytes of samples; what is less than a frame waits for more.
    mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ position: inout Int,
        _ count: Int,
        _ hand: (UnsafeBufferPointer<Float>, WaveFormat) -> Void
    ) {
        guard let format, count > 0 else { return }
        let end = position + count
        passed(count)
        let frame = format.width * format.channels
        if !pending.isEmpty {
            let missing = min(frame - pending.count, end - position)
            pending += bytes[position..<position + missing]
            position += missing
            guard pending.count == frame else { return }
            pending.withUnsafeBufferPointer { Self.decode(.init(rebasing: $0[...]), format, hand) }
            pending.removeAll(keepingCapacity: true)
        }
        let whole = (end - position) / frame * frame
        if whole > 0 {
            Self.decode(.init(rebasing: bytes[position..<position + whole]), format, hand)
            position += whole
        }
        pending += bytes[position..<end]
        position = end
    }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ format: WaveFormat,
        _ hand: (UnsafeBufferPointer<Float>, WaveFormat) -> Void
    ) {
        let frame = format.width * format.channels
        let frames = bytes.count / frame
        withUnsafeTemporaryAllocation(of: Float.self, capacity: min(frames, most)) { samples in
            samples.initialize(repeating: 0)
            var start = 0
            while start < frames {
                let count = min(most, frames - start)
                let piece = UnsafeRawBufferPointer(
                    rebasing: UnsafeRawBufferPointer(bytes)[start * frame..<(start + count) * frame]
                )
                decode(piece, format, into: .init(rebasing: samples[..<count]))
                hand(.init(rebasing: samples[..<count]), format)
                start += count
            }
        }
    }

    private static func decode(
        _ bytes: UnsafeRawBufferPointer,
        _ format: WaveFormat,
        into samples: UnsafeMutableBufferPointer<Float>
    ) {
        let share = 1 / Float(format.channels)
        switch format.coding {
        case .unsigned8:
            mix(bytes, format, samples) { (Float(bytes[$0]) - 128) * (share / 128) }
        case .signed16:
            mix(bytes, format, samples) { Float(word16(bytes, $0)) * (share / 32768) }
        case .signed24:
            mix(bytes, format, samples) {
                let low = Int32(bytes[$0]) | Int32(bytes[$0 + 1]) << 8
                let number = low | Int32(Int8(bitPattern: bytes[$0 + 2])) << 16
                return Float(number) * (share / 8_388_608)
            }
        case .signed32:
            mix(bytes, format, samples) {
                Float(Int32(bitPattern: word32(bytes, $0))) * (share / 2_147_483_648)
            }
        case .float32:
            mix(bytes, format, samples) {
                Sample.cleaned(Float(bitPattern: word32(bytes, $0))) * share
            }
        case .float64:
            mix(bytes, format, samples) {
                let low = UInt64(word32(bytes, $0))
                let number = Double(bitPattern: low | UInt64(word32(bytes, $0 + 4)) << 32)
                return Sample.cleaned(Float(number)) * share
            }
        }
    }

    @inline(__always)
    private static func mix(
        _ bytes: UnsafeRawBufferPointer,
        _ format: WaveFormat,
        _ samples: UnsafeMutableBufferPointer<Float>,
        _ read: (Int) -> Float
    ) {
        let width = format.width
        var place = 0
        for index in 0..<samples.count {
            var sum: Float = 0
            for _ in 0..<format.channels {
                sum += read(place)
                place += width
            }
            samples[index] = sum
        }
    }

    @inline(__always)
    private static func word16(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Int16 {
        Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Int16.self))
    }

    @inline(__always)
    private static func word32(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }
}
