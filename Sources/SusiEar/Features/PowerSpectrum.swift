// Susi. SPDX-License-Identifier: Apache-2.0

/// The power of 400 windowed samples in 257 bins from 0 to 8 kHz.
///
/// 512 real numbers are transformed as 256 complex ones: four rounds of radix four, each of which
/// leaves its results in order (Stockham), and one round that parts the two halves.
final class PowerSpectrum {
    /// How many samples are looked at.
    static let span = 400
    /// How many samples that is with the zeros after them.
    static let length = 512
    /// How many bins come out.
    static let bins = length / 2 + 1

    private static let points = length / 2

    /// The power of each bin.
    let power = Floats(count: bins)
    private let window = Floats(count: span)
    private let real = Floats(count: points)
    private let imaginary = Floats(count: points)
    private let otherReal = Floats(count: points)
    private let otherImaginary = Floats(count: points)
    /// The turns of the first three rounds, for each butterfly those of its second, third and fourth.
    private let turnsReal = Floats(count: 3 * (64 + 16 + 4))
    private let turnsImaginary = Floats(count: 3 * (64 + 16 + 4))
    private let halvesReal = Floats(count: points)
    private let halvesImaginary = Floats(count: points)

    init() {
        for index in 0..<Self.span {
            let turn = Double(index) / Double(Self.span)
            window.start[index] = Float(0.5 - 0.5 * Reckoning.cosine(turns: turn))
        }
        var place = 0
        for size in [256, 64, 16] {
            for power in 1...3 {
                for index in 0..<size / 4 {
                    let turn = Double(index * power) / Double(size)
                    turnsReal.start[place] = Float(Reckoning.cosine(turns: turn))
                    turnsImaginary.start[place] = Float(-Reckoning.sine(turns: turn))
                    place += 1
                }
            }
        }
        for index in 0..<Self.points {
            let turn = Double(index) / Double(Self.length)
            halvesReal.start[index] = Float(Reckoning.cosine(turns: turn))
            halvesImaginary.start[index] = Float(-Reckoning.sine(turns: turn))
        }
    }

    /// Fills `power` from 400 samples.
    func measure(_ samples: UnsafePointer<Float>) {
        let real = self.real.start
        let imaginary = self.imaginary.start
        let window = self.window.start
        for index in 0..<Self.span / 2 {
            real[index] = samples[2 * index] * window[2 * index]
            imaginary[index] = samples[2 * index + 1] * window[2 * index + 1]
        }
        for index in Self.span / 2..<Self.points {
            real[index] = 0
            imaginary[index] = 0
        }
        transform()
        part()
    }

    private func transform() {
        let here = Complex(real, imaginary)
        let there = Complex(otherReal, otherImaginary)
        let turns = Complex(turnsReal, turnsImaginary)
        firstRound(here, there, turns)
        round(there, here, turns.advanced(by: 3 * 64), size: 64, stride: 4)
        round(here, there, turns.advanced(by: 3 * 80), size: 16, stride: 16)
        lastRound(there, here)
    }

    /// Four butterflies at a time; what they give is turned so that it lies in order.
    private func firstRound(_ from: Complex, _ to: Complex, _ turns: Complex) {
        for first in stride(from: 0, to: 64, by: 4) {
            let four = Butterfly(
                from.four(first),
                from.four(first + 64),
                from.four(first + 128),
                from.four(first + 192)
            )
            let second = four.second.turned(by: turns.four(first))
            let third = four.third.turned(by: turns.four(first + 64))
            let fourth = four.fourth.turned(by: turns.four(first + 128))
            for lane in 0..<4 {
                let place = 4 * (first + lane)
                to.set(
                    place,
                    FourComplex(
                        real: SIMD4(
                            four.first.real[lane],
                            second.real[lane],
                            third.real[lane],
                            fourth.real[lane]
                        ),
                        imaginary: SIMD4(
                            four.first.imaginary[lane],
                            second.imaginary[lane],
                            third.imaginary[lane],
                            fourth.imaginary[lane]
                        )
                    )
                )
            }
        }
    }

    private func round(
        _ from: Complex,
        _ to: Complex,
        _ turns: Complex,
        size: Int,
        stride step: Int
    ) {
        let quarter = size / 4
        for index in 0..<quarter {
            let second = turns.one(index)
            let third = turns.one(index + quarter)
            let fourth = turns.one(index + 2 * quarter)
            for place in stride(from: 0, to: step, by: 4) {
                let start = place + step * index
                let four = Butterfly(
                    from.four(start),
                    from.four(start + step * quarter),
                    from.four(start + 2 * step * quarter),
                    from.four(start + 3 * step * quarter)
                )
                let target = place + 4 * step * index
                to.set(target, four.first)
                to.set(target + step, four.second.turned(by: second))
                to.set(target + 2 * step, four.third.turned(by: third))
                to.set(target + 3 * step, four.fourth.turned(by: fourth))
            }
        }
    }

    private func lastRound(_ from: Complex, _ to: Complex) {
        for place in stride(from: 0, to: 64, by: 4) {
            let four = Butterfly(
                from.four(place),
                from.four(place + 64),
                from.four(place + 128),
                from.four(place + 192)
            )
            to.set(place, four.first)
            to.set(place + 64, four.second)
            to.set(place + 128, four.third)
            to.set(place + 192, four.fourth)
        }
    }

    /// Even and odd samples were transformed as one; here their spectra are told apart and joined.
    private func part() {
        let real = self.real.start
        let imaginary = self.imaginary.start
        let power = self.power.start
        let halvesReal = self.halvesReal.start
        let halvesImaginary = self.halvesImaginary.start
        let sum = real[0] + imaginary[0]
        let difference = real[0] - imaginary[0]
        power[0] = sum * sum
        power[Self.points] = difference * difference
        for index in 1...Self.points / 2 {
            let mirror = Self.points - index
            let evenReal = 0.5 * (real[index] + real[mirror])
            let evenImaginary = 0.5 * (imaginary[index] - imaginary[mirror])
            let oddReal = 0.5 * (imaginary[index] + imaginary[mirror])
            let oddImaginary = 0.5 * (real[mirror] - real[index])
            let cosine = halvesReal[index]
            let sine = halvesImaginary[index]
            let turnedReal = oddReal * cosine - oddImaginary * sine
            let turnedImaginary = oddReal * sine + oddImaginary * cosine
            let upReal = evenReal + turnedReal
            let upImaginary = evenImaginary + turnedImaginary
            let downReal = evenReal - turnedReal
            let downImaginary = evenImaginary - turnedImaginary
            power[index] = upReal * upReal + upImaginary * upImaginary
            power[mirror] = downReal * downReal + downImaginary * downImaginary
        }
    }
}
