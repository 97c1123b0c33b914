// Susi. SPDX-License-Identifier: Apache-2.0

/// What a recorder writes: samples of 16 bits, with or without a header before them.
///
/// PipeWire's recorder puts the header of an AU file before them, whose numbers have their most
/// significant byte first; older ones do not.
struct MicrophoneStream {
    private var pending: [UInt8] = []
    private var isSamples = false
    private var isBigEndian = false

    private static let mark = Array(".snd".utf8)
    private static let longestHeader = 4096

    /// Takes what was written and hands out its samples.
    mutating func take(_ bytes: [UInt8], _ hand: (UnsafeBufferPointer<Float>) -> Void) {
        pending += bytes
        if !isSamples {
            guard pending.count >= 8 else { return }
            if pending.starts(with: Self.mark) {
                let length = pending[4..<8].reduce(0) { $0 << 8 | Int($1) }
                guard length <= Self.longestHeader else { return pending = [] }
                guard pending.count >= length else { return }
                pending.removeFirst(length)
                isBigEndian = true
            }
            isSamples = true
        }
        let high = isBigEndian ? 0 : 1
        let samples = (0..<pending.count / 2).map { index in
            let low = UInt16(pending[2 * index + 1 - high])
            let bits = UInt16(pending[2 * index + high]) << 8 | low
            return Float(Int16(bitPattern: bits)) / 32768
        }
        pending.removeFirst(2 * samples.count)
        samples.withUnsafeBufferPointer(hand)
    }
}
