// Susi. SPDX-License-Identifier: Apache-2.0

extension Natural {
    /// Reads decimal digits; there is nothing else among them.
    init(decimal digits: some Collection<UInt8>) {
        var limbs: [UInt32] = []
        var chunk: UInt32 = 0
        var factor: UInt32 = 1
        for (count, digit) in digits.enumerated() {
            chunk = chunk * 10 + UInt32(digit &- 0x30)
            factor *= 10
            if factor == 1_000_000_000 || count == digits.count - 1 {
                var carry = UInt64(chunk)
                for index in limbs.indices {
                    let value = UInt64(limbs[index]) * UInt64(factor) + carry
                    limbs[index] = UInt32(truncatingIfNeeded: value)
                    carry = value >> 32
                }
                if carry != 0 { limbs.append(UInt32(carry)) }
                chunk = 0
                factor = 1
            }
        }
        self.init(limbs: limbs)
    }

    /// Its decimal digits; at least one.
    var decimal: [UInt8] {
        var reversed: [UInt8] = []
        var rest = self
        while !rest.isZero {
            let (quotient, remainder) = rest.divided(bySmall: 1_000_000_000)
            var chunk = remainder
            rest = quotient
            for _ in 0..<9 {
                if rest.isZero, chunk == 0 { break }
                reversed.append(UInt8(0x30 + chunk % 10))
                chunk /= 10
            }
        }
        return reversed.isEmpty ? [0x30] : reversed.reversed()
    }

    /// Its digits in a base from 2 to 36, with small letters.
    func digits(inBase base: UInt32) -> [UInt8] {
        var reversed: [UInt8] = []
        var rest = self
        while !rest.isZero {
            let (quotient, digit) = rest.divided(bySmall: base)
            reversed.append(UInt8(digit < 10 ? 0x30 + digit : 0x57 + digit))
            rest = quotient
        }
        return reversed.isEmpty ? [0x30] : reversed.reversed()
    }

    /// Ten to that power.
    static func powerOfTen(_ exponent: Int) -> Natural {
        ten.power(exponent)
    }
}
