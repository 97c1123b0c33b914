// Susi. SPDX-License-Identifier: Apache-2.0

/// Prime numbers up to 2⁶³.
enum Primes {
    /// Whether a number is prime: by Miller and Rabin, with bases that leave no doubt below 2⁶⁴.
    static func isPrime(_ number: UInt64) -> Bool {
        if number < 2 { return false }
        for base in bases where number % base == 0 { return number == base }
        let twos = (number - 1).trailingZeroBitCount
        let odd = (number - 1) >> UInt64(twos)
        return bases.allSatisfy { base in
            var value = power(base, odd, modulo: number)
            if value == 1 || value == number - 1 { return true }
            for _ in 1..<max(twos, 1) {
                value = multiply(value, value, modulo: number)
                if value == number - 1 { return true }
            }
            return false
        }
    }

    private static let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

    /// The prime factors of a number from 1 on, in order.
    static func factors(of number: UInt64) -> [UInt64] {
        var found: [UInt64] = []
        var rest = number
        var divisor: UInt64 = 2
        while divisor < 1_000, divisor * divisor <= rest {
            while rest % divisor == 0 {
                found.append(divisor)
                rest /= divisor
            }
            divisor += divisor == 2 ? 1 : 2
        }
        var open = rest > 1 ? [rest] : []
        while let next = open.popLast() {
            if next < 1_000_000 || isPrime(next) {
                // Below a million nothing without small factors is composite.
                found.append(next)
                continue
            }
            let part = Primes.divisor(of: next)
            open.append(part)
            open.append(next / part)
        }
        return found.sorted()
    }

    /// A divisor of a number that is not prime, by Pollard's way: two walks at different speeds in
    /// the remainders meet modulo a factor long before they meet altogether.
    static func divisor(of number: UInt64) -> UInt64 {
        var step: UInt64 = 1
        while true {
            var slow: UInt64 = 2
            var fast: UInt64 = 2
            var product: UInt64 = 1
            var savedSlow = slow
            var savedFast = fast
            var common: UInt64 = 1
            func walk(_ value: UInt64) -> UInt64 {
                let square = multiply(value, value, modulo: number)
                return square >= number - step ? square - (number - step) : square + step
            }
            while common == 1 {
                savedSlow = slow
                savedFast = fast
                // Differences are gathered, since a common divisor costs more than a product.
                for _ in 0..<64 {
                    slow = walk(slow)
                    fast = walk(walk(fast))
                    let gap = slow > fast ? slow - fast : fast - slow
                    product = multiply(product, gap, modulo: number)
                }
                common = Natural.commonDivisor(product, number)
            }
            if common == number {
                // Too far at once: the same way again, step by step.
                slow = savedSlow
                fast = savedFast
                repeat {
                    slow = walk(slow)
                    fast = walk(walk(fast))
                    common = Natural.commonDivisor(slow > fast ? slow - fast : fast - slow, number)
                } while common == 1
            }
            if common != number { return common }
            step += 1
        }
    }

    static func multiply(_ a: UInt64, _ b: UInt64, modulo: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return modulo.dividingFullWidth((product.high % modulo, product.low)).remainder
    }

    private static func power(_ base: UInt64, _ exponent: UInt64, modulo: UInt64) -> UInt64 {
        var result: UInt64 = 1
        var base = base % modulo
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result = multiply(result, base, modulo: modulo) }
            base = multiply(base, base, modulo: modulo)
            rest >>= 1
        }
        return result
    }

    /// The smallest prime above a number.
    static func next(after number: UInt64) -> UInt64 {
        var candidate = number + 1
        if candidate <= 2 { return 2 }
        if candidate % 2 == 0 { candidate += 1 }
        while !isPrime(candidate) { candidate += 2 }
        return candidate
    }
}
