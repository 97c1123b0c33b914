// Susi. SPDX-License-Identifier: Apache-2.0

/// A natural number of any size, in limbs of 32 bits, the lowest first.
///
/// Schoolbook arithmetic: who uses it bounds the sizes (see `Effort`).
struct Natural: Sendable, Equatable {
    /// The limbs; the last one is not zero.
    let limbs: [UInt32]

    static let zero = Natural(limbs: [])
    static let one = Natural(1)
    static let ten = Natural(10)

    /// Takes limbs, of which the last ones may be zero.
    init(limbs: [UInt32]) {
        var limbs = limbs
        while limbs.last == 0 { limbs.removeLast() }
        self.limbs = limbs
    }

    init(_ value: UInt64) {
        self.init(limbs: [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)])
    }

    var isZero: Bool { limbs.isEmpty }
    var isOne: Bool { limbs.count == 1 && limbs[0] == 1 }
    var isEven: Bool { limbs.isEmpty || limbs[0] & 1 == 0 }

    /// The number, where 64 bits hold it.
    var uint64: UInt64? {
        switch limbs.count {
        case 0: 0
        case 1: UInt64(limbs[0])
        case 2: UInt64(limbs[1]) << 32 | UInt64(limbs[0])
        default: nil
        }
    }

    /// The number, where it is at most `limit`.
    func small(upTo limit: Int) -> Int? {
        guard let value = uint64, value <= UInt64(limit) else { return nil }
        return Int(value)
    }

    /// How many bits it takes to write it.
    var bitCount: Int {
        guard let last = limbs.last else { return 0 }
        return limbs.count * 32 - last.leadingZeroBitCount
    }

    /// How many zeros end it in binary; 0 for zero.
    var trailingZeroBitCount: Int {
        guard let place = limbs.firstIndex(where: { $0 != 0 }) else { return 0 }
        return place * 32 + limbs[place].trailingZeroBitCount
    }
}

extension Natural: Comparable {
    static func < (left: Natural, right: Natural) -> Bool {
        if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
        for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
            return left.limbs[index] < right.limbs[index]
        }
        return false
    }
}

extension Natural {
    static func + (left: Natural, right: Natural) -> Natural {
        let (long, short) =
            left.limbs.count >= right.limbs.count
            ? (left.limbs, right.limbs) : (right.limbs, left.limbs)
        var sum = long
        var carry: UInt64 = 0
        for index in long.indices {
            if index >= short.count, carry == 0 { break }
            let other = index < short.count ? UInt64(short[index]) : 0
            let value = UInt64(long[index]) + other + carry
            sum[index] = UInt32(truncatingIfNeeded: value)
            carry = value >> 32
        }
        if carry != 0 { sum.append(UInt32(carry)) }
        return Natural(limbs: sum)
    }

    /// The difference; the left side is not the smaller one.
    static func - (left: Natural, right: Natural) -> Natural {
        var difference = left.limbs
        var borrow: Int64 = 0
        for index in difference.indices {
            if index >= right.limbs.count, borrow == 0 { break }
            let other = index < right.limbs.count ? Int64(right.limbs[index]) : 0
            let value = Int64(difference[index]) - other - borrow
            difference[index] = UInt32(truncatingIfNeeded: value)
            borrow = value < 0 ? 1 : 0
        }
        return Natural(limbs: difference)
    }

    static func * (left: Natural, right: Natural) -> Natural {
        if left.isZero || right.isZero { return zero }
        if left.isOne { return right }
        if right.isOne { return left }
        var product = [UInt32](repeating: 0, count: left.limbs.count + right.limbs.count)
        for (place, limb) in left.limbs.enumerated() where limb != 0 {
            var carry: UInt64 = 0
            for (offset, other) in right.limbs.enumerated() {
                let value = UInt64(limb) * UInt64(other) + UInt64(product[place + offset]) + carry
                product[place + offset] = UInt32(truncatingIfNeeded: value)
                carry = value >> 32
            }
            product[place + right.limbs.count] = UInt32(carry)
        }
        return Natural(limbs: product)
    }

    /// The number with bits put behind it.
    func shifted(left count: Int) -> Natural {
        guard !isZero, count > 0 else { return self }
        let bits = count % 32
        var result = [UInt32](repeating: 0, count: count / 32)
        result.reserveCapacity(result.count + limbs.count + 1)
        var carry: UInt64 = 0
        for limb in limbs {
            let value = UInt64(limb) << UInt64(bits) | carry
            result.append(UInt32(truncatingIfNeeded: value))
            carry = value >> 32
        }
        result.append(UInt32(carry))
        return Natural(limbs: result)
    }

    /// The number with its last bits taken off.
    func shifted(right count: Int) -> Natural {
        guard count > 0 else { return self }
        let places = count / 32
        guard places < limbs.count else { return .zero }
        let bits = UInt64(count % 32)
        var result: [UInt32] = []
        result.reserveCapacity(limbs.count - places)
        for index in places..<limbs.count {
            let high = index + 1 < limbs.count ? UInt64(limbs[index + 1]) << 32 : 0
            result.append(UInt32(truncatingIfNeeded: (high | UInt64(limbs[index])) >> bits))
        }
        return Natural(limbs: result)
    }

    /// The number multiplied with itself so many times.
    func power(_ exponent: Int) -> Natural {
        var result = Natural.one
        var base = self
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result = result * base }
            rest >>= 1
            if rest > 0 { base = base * base }
        }
        return result
    }
}
