// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads a WAV file as it comes, in any pieces, and mixes its channels into one.
///
/// Chunks that say nothing of the sound are passed over. Samples whose length is not known, as
/// recorders write that have not ended yet, go on to the end.
public struct WaveReader: Sendable {
    private enum Place: Sendable {
        case riff
        case header
        case format(UInt32)
        case skipping(Int64)
        case samples(Int64)
    }

    /// How the samples are written; nil until it was said.
    public private(set) var format: WaveFormat?
    /// Where the next byte lies.
    private var offset: Int64 = 0
    private var place = Place.riff
    /// What was read of something that is not complete yet: at most a frame of 32 channels.
    var pending: [UInt8] = []

    /// The most of a format that is of interest.
    private static let formatLength: UInt32 = 40

    /// Begins a file.
    public init() {}

    /// Takes more bytes and hands out what samples were in them, in one piece or several.
    public mutating func take(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ hand: (UnsafeBufferPointer<Float>, WaveFormat) -> Void
    ) throws(WaveFault) {
        var position = 0
        while position < bytes.count {
            switch place {
            case .riff:
                guard collect(12, bytes, &position) else { return }
                guard pending.has(name: "RIFF"), pending.has(name: "WAVE", at: 8) else {
                    throw WaveFault(kind: .notAWave, offset: 0)
                }
                pending.removeAll(keepingCapacity: true)
                place = .header
            case .header:
                guard collect(8, bytes, &position) else { return }
                try beginChunk()
                pending.removeAll(keepingCapacity: true)
            case .format(let length):
                let wanted = min(length, Self.formatLength)
                guard collect(Int(wanted), bytes, &position) else { return }
                try readFormat()
                pending.removeAll(keepingCapacity: true)
                place = .skipping(Int64(length - wanted) + Int64(length & 1))
            case .skipping:
                skip(bytes.count - position, &position)
            case .samples(let rest):
                let count = Int(min(Int64(bytes.count - position), rest))
                read(bytes, &position, count, hand)
                place = .samples(rest - Int64(count))
                // What comes after the samples is of no interest.
                if count == 0 { position = bytes.count }
            }
        }
    }

    /// Says that no more bytes come.
    public func end() throws(WaveFault) {
        guard case .samples = place else {
            let kind: WaveFault.Kind = if case .riff = place { .notAWave } else { .ended }
            throw WaveFault(kind: kind, offset: offset)
        }
    }

    /// Takes bytes until so many are pending.
    private mutating func collect(
        _ wanted: Int,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ position: inout Int
    ) -> Bool {
        let count = min(wanted - pending.count, bytes.count - position)
        pending += bytes[position..<position + count]
        position += count
        offset += Int64(count)
        return pending.count == wanted
    }

    private mutating func beginChunk() throws(WaveFault) {
        var reader = ByteReader(pending, from: 4)
        let length = reader.word() ?? 0
        if pending.has(name: "fmt ") {
            guard length >= 16 else { throw WaveFault(kind: .shortFormat, offset: offset) }
            place = .format(length)
        } else if pending.has(name: "data") {
            guard format != nil else { throw WaveFault(kind: .noFormat, offset: offset - 8) }
            let isOpen = length == 0 || length >= 0x7FFF_0000
            place = .samples(isOpen ? .max : Int64(length))
        } else {
            place = .skipping(Int64(length) + Int64(length & 1))
        }
    }

    private mutating func readFormat() throws(WaveFault) {
        do throws(WaveFault.Kind) {
            format = try WaveFormat(pending)
        } catch {
            throw WaveFault(kind: error, offset: offset - Int64(pending.count))
        }
    }

    /// Notes that so many bytes of samples were read.
    mutating func passed(_ count: Int) {
        offset += Int64(count)
    }

    private mutating func skip(_ available: Int, _ position: inout Int) {
        guard case .skipping(let rest) = place else { return }
        let count = min(Int64(available), rest)
        position += Int(count)
        offset += count
        place = rest == count ? .header : .skipping(rest - count)
    }
}
