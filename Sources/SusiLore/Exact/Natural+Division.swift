// Susi. SPDX-License-Identifier: Apache-2.0

extension Natural {
    /// The quotient and the remainder; the divisor is not zero.
    func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        if self < divisor || divisor.isZero { return (.zero, self) }
        if divisor.limbs.count == 1 {
            let (quotient, remainder) = divided(bySmall: divisor.limbs[0])
            return (quotient, Natural(UInt64(remainder)))
        }
        return dividedLong(by: divisor)
    }

    /// The quotient and the remainder by one limb that is not zero.
    func divided(bySmall divisor: UInt32) -> (quotient: Natural, remainder: UInt32) {
        var quotient = limbs
        var rest: UInt64 = 0
        for index in quotient.indices.reversed() {
            let value = rest << 32 | UInt64(quotient[index])
            quotient[index] = UInt32(truncatingIfNeeded: value / UInt64(divisor))
            rest = value % UInt64(divisor)
        }
        return (Natural(limbs: quotient), UInt32(truncatingIfNeeded: rest))
    }

    /// Long division in base 2³², as on paper: each digit is guessed, and the guess put right.
    ///
    /// Both sides are shifted so that the divisor's first bit is set, which keeps guesses at most two
    /// too large.
    private func dividedLong(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
        let shift = divisor.limbs[divisor.limbs.count - 1].leadingZeroBitCount
        let below = divisor.shifted(left: shift).limbs
        var above = shifted(left: shift).limbs
        while above.count <= limbs.count { above.append(0) }
        let count = below.count
        let first = UInt64(below[count - 1])
        let second = UInt64(below[count - 2])
        var quotient = [UInt32](repeating: 0, count: above.count - count)
        for place in quotient.indices.reversed() {
            let leading = UInt64(above[place + count]) << 32 | UInt64(above[place + count - 1])
            var guess = leading / first
            var rest = leading % first
            while guess >> 32 != 0 || guess * second > rest << 32 | UInt64(above[place + count - 2])
            {
                guess -= 1
                rest += first
                if rest >> 32 != 0 { break }
            }
            var borrow: Int64 = 0
            var carry: UInt64 = 0
            for index in 0..<count {
                let product = guess * UInt64(below[index]) + carry
                carry = product >> 32
                let value = Int64(above[place + index]) - borrow - Int64(product & 0xFFFF_FFFF)
                above[place + index] = UInt32(truncatingIfNeeded: value)
                borrow = value < 0 ? 1 : 0
            }
            let value = Int64(above[place + count]) - borrow - Int64(carry)
            above[place + count] = UInt32(truncatingIfNeeded: value)
            if value < 0 {
                guess -= 1
                var back: UInt64 = 0
                for index in 0..<count {
                    let sum = UInt64(above[place + index]) + UInt64(below[index]) + back
                    above[place + index] = UInt32(truncatingIfNeeded: sum)
                    back = sum >> 32
                }
                above[place + count] &+= UInt32(back)
            }
            quotient[place] = UInt32(truncatingIfNeeded: guess)
        }
        let remainder = Natural(limbs: Array(above[..<count])).shifted(right: shift)
        return (Natural(limbs: quotient), remainder)
    }

    /// The greatest number that divides both.
    func commonDivisor(with other: Natural) -> Natural {
        var (large, small) = (self, other)
        while !small.isZero {
            if let a = large.uint64, let b = small.uint64 {
                return Natural(Natural.commonDivisor(a, b))
            }
            (large, small) = (small, large.divided(by: small).remainder)
        }
        return large
    }

    /// The greatest number that divides both.
    static func commonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var (large, small) = (a, b)
        while small != 0 { (large, small) = (small, large % small) }
        return large
    }

    /// The greatest number whose power of that degree is not above this one.
    func root(_ degree: Int) -> Natural {
        if degree <= 1 || isZero || isOne { return self }
        if degree >= bitCount { return .one }
        // Newton's way, from above: as long as it falls, it has not arrived.
        var guess = Natural.one.shifted(left: (bitCount + degree - 1) / degree)
        let factor = Natural(UInt64(degree - 1))
        while true {
            let next = (guess * factor + divided(by: guess.power(degree - 1)).quotient)
                .divided(bySmall: UInt32(degree)).quotient
            if next >= guess { return guess }
            guess = next
        }
    }
}
