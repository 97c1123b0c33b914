// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Numbers {
    /// `do: prime`: whether a number is one.
    func primality() throws(LoreRefusal) -> JSONObject {
        guard let number = try whole() else { return tooLarge }
        let isPrime = Primes.isPrime(number)
        let result = isPrime ? "yes" : "no"
        let name = said(number)
        if isPrime {
            let answer =
                isGerman ? "Ja, \(name) ist eine Primzahl." : "Yes, \(name) is a prime number."
            return row(answer, [("result", result)])
        }
        guard number > 3 else {
            let answer =
                isGerman
                ? "Nein, \(name) ist keine Primzahl." : "No, \(name) is not a prime number."
            return row(answer, [("result", result)])
        }
        let product = written(Primes.factors(of: number))
        let answer =
            isGerman
            ? "Nein, \(name) ist keine Primzahl: Es ist \(product)."
            : "No, \(name) is not a prime number: it is \(product)."
        return row(answer, [("result", result), ("factors", product)])
    }

    /// `do: factors`: a number as a product of primes.
    func factors() throws(LoreRefusal) -> JSONObject {
        guard let number = try whole() else { return tooLarge }
        guard number > 1 else {
            return problem(
                "Only numbers from two on have prime factors.",
                "Erst Zahlen ab zwei haben Primfaktoren."
            )
        }
        let factors = Primes.factors(of: number)
        let name = said(number)
        let product = written(factors)
        let members = [
            ("result", product), ("value", factors.map { String($0) }.joined(separator: " ")),
        ]
        if factors.count == 1 {
            return row(isGerman ? "\(name) ist selbst prim." : "\(name) is prime itself.", members)
        }
        return row("\(name) \(isGerman ? "ist" : "is") \(product).", members)
    }

    /// A product with powers: 2³ × 3 is written 2^3 × 3.
    private func written(_ factors: [UInt64]) -> String {
        var parts: [(factor: UInt64, count: Int)] = []
        for factor in factors {
            if let last = parts.last, last.factor == factor {
                parts[parts.count - 1].count += 1
            } else {
                parts.append((factor, 1))
            }
        }
        return parts.map { said($0.factor) + ($0.count > 1 ? "^\($0.count)" : "") }
            .joined(separator: " × ")
    }

    /// `do: divisors`: all numbers that divide one.
    func divisors() throws(LoreRefusal) -> JSONObject {
        guard let number = try whole() else { return tooLarge }
        guard number > 0 else {
            return problem("Every number divides zero.", "Null wird von jeder Zahl geteilt.")
        }
        var divisors: [UInt64] = [1]
        var last: UInt64 = 0
        var fresh = 0
        for factor in Primes.factors(of: number) {
            // A factor that comes again only goes with those that it went with last.
            let base = factor == last ? Array(divisors.suffix(fresh)) : divisors
            fresh = base.count
            divisors += base.map { $0 * factor }
            last = factor
        }
        divisors.sort()
        guard divisors.count <= 200 else {
            return row(
                isGerman
                    ? "\(said(number)) hat \(divisors.count) Teiler; das sind zu viele, um sie aufzuzählen."
                    : "\(said(number)) has \(divisors.count) divisors, too many to tell them all.",
                [("count", String(divisors.count))]
            )
        }
        let list = enumerated(divisors.map { said($0) })
        let answer =
            isGerman
            ? "Die Teiler von \(said(number)) sind \(list)."
            : "The divisors of \(said(number)) are \(list)."
        return row(answer, [("result", list), ("count", String(divisors.count))])
    }

    /// `do: next`: the next prime.
    func nextPrime() throws(LoreRefusal) -> JSONObject {
        guard let number = try whole(), number >> 62 == 0 else { return tooLarge }
        let next = Primes.next(after: number)
        let answer =
            isGerman
            ? "Die nächste Primzahl nach \(said(number)) ist \(said(next))."
            : "The next prime number after \(said(number)) is \(said(next))."
        return row(answer, [("result", said(next)), ("value", String(next))])
    }

    /// `do: gcd` and `do: lcm`.
    func common(isLeast: Bool) throws(LoreRefusal) -> JSONObject {
        let numbers = NumberList.read(try query(), german: isGerman)
        guard let numbers, (2...50).contains(numbers.count),
            numbers.allSatisfy({ $0.isWhole && !$0.isNegative && !$0.isZero && $0.size < 34 })
        else { throw LoreRefusal("“query” is no list of whole numbers above zero") }
        var result = numbers[0].numerator
        for number in numbers.dropFirst() {
            let divisor = result.commonDivisor(with: number.numerator)
            result =
                isLeast ? result.divided(by: divisor).quotient * number.numerator : divisor
        }
        let list = enumerated(numbers.map { said($0) })
        let value = said(Fraction(result))
        let name =
            isLeast
            ? (isGerman ? "Das kleinste gemeinsame Vielfache" : "The least common multiple")
            : (isGerman ? "Der größte gemeinsame Teiler" : "The greatest common divisor")
        let answer =
            isGerman ? "\(name) von \(list) ist \(value)." : "\(name) of \(list) is \(value)."
        let plain = String(decoding: result.decimal, as: UTF8.self)
        return row(answer, [("result", value), ("value", plain)])
    }

    /// `do: even`: whether a number is.
    func parity() throws(LoreRefusal) -> JSONObject {
        let value = try number()
        guard value.isWhole else {
            return problem(
                "Only whole numbers are even or odd.",
                "Gerade oder ungerade sind nur ganze Zahlen."
            )
        }
        let isEven = value.numerator.isEven
        let kind = isEven ? (isGerman ? "gerade" : "even") : isGerman ? "ungerade" : "odd"
        return row(
            "\(said(value)) \(isGerman ? "ist" : "is") \(kind).",
            [("result", kind), ("even", isEven ? "yes" : "no")]
        )
    }
}
