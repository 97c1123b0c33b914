// Susi. SPDX-License-Identifier: Apache-2.0

/// Random numbers that an input determines: first its own bytes, so that a fuzzer can steer, then
/// what follows from them for ever.
struct Dice {
    private let bytes: [UInt8]
    private var position = 0
    private var state: UInt64

    init(_ bytes: [UInt8], seed: UInt64 = 0) {
        self.bytes = bytes
        state = bytes.reduce(seed ^ 0xCBF2_9CE4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
    }

    /// The next number below `bound`, which is at least 1.
    mutating func next(below bound: Int) -> Int {
        if position < bytes.count, bound <= 256 {
            position += 1
            return Int(bytes[position - 1]) % bound
        }
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        value ^= value >> 31
        return Int(truncatingIfNeeded: value % UInt64(bound))
    }

    /// Whether something of that many per cent happens.
    mutating func happens(_ percent: Int) -> Bool { next(below: 100) < percent }
}
