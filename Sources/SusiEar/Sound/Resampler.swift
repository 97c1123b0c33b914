// Susi. SPDX-License-Identifier: Apache-2.0

/// Turns samples of any rate into 16,000 a second.
///
/// Each output is a sum of inputs around it, weighted by a sinc under a Kaiser window: flat up to
/// 7.2 kHz, and below -70 dB where something could fold into the bands that are listened to. The
/// weights for every place between two inputs are in a table; where there would be too many of
/// these places, weights are drawn from their two neighbours.
public final class Resampler {
    /// The rates that it takes.
    public static let rates = 8000...192_000

    /// Inputs from one output to the next: so many whole ones, and so many parts of `places`.
    private let whole: Int
    private let rest: Int
    private let places: Int
    /// Rows of the table; where there are fewer than places, the next row is always there too.
    private let rows: Int
    private let taps: Int
    private let table: Floats

    /// The inputs that are still needed; the first of them is the first that the next output sees.
    private let window: Floats
    private var filled: Int
    private var place = 0
    private let half: Int

    private static let mostRows = 512
    /// How many outputs a sum reaches to either side.
    private static let reach = 28
    private static let beta = 7.2

    /// For a rate within `rates`; what lies outside is taken for the nearest.
    public init(rate: Int) {
        let rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
        let common = Self.commonDivisor(rate, Ear.rate)
        places = Ear.rate / common
        whole = rate / Ear.rate
        rest = rate % Ear.rate / common
        rows = min(places, Self.mostRows)
        let scale = max(1, Double(rate) / Double(Ear.rate))
        let half = Int(Double(Self.reach) * scale) + 1
        taps = (2 * half + 7) / 8 * 8
        tail = taps - half + 1
        table = Floats(count: (rows + 1) * taps)
        window = Floats(count: taps + 1024)
        self.half = half
        filled = half - 1
        fillTable(rate: rate, half: half, scale: scale)
    }

    /// Takes samples from `position` on and writes as many outputs as fit; says how many.
    public func take(
        _ input: UnsafeBufferPointer<Float>,
        _ position: inout Int,
        into output: UnsafeMutableBufferPointer<Float>
    ) -> Int {
        var written = 0
        while written < output.count {
            guard fill(input, &position) else { return written }
            var start = 0
            while written < output.count, start + taps <= filled {
                output[written] = sum(at: start)
                written += 1
                var step = whole
                place += rest
                if place >= places {
                    place -= places
                    step += 1
                }
                // Never beyond what is filled: a step is shorter than a sum.
                start += step
            }
            drop(start)
        }
        return written
    }

    /// How many zeros after the last sample bring out all that it has a part in.
    public let tail: Int

    /// Begins anew: the first output lies on the first input, and before it there was silence.
    public func reset() {
        window.clear()
        filled = half - 1
        place = 0
    }

    /// Takes what the window has room for; false when there is not enough for an output.
    private func fill(_ input: UnsafeBufferPointer<Float>, _ position: inout Int) -> Bool {
        let count = min(window.count - filled, input.count - position)
        for index in 0..<count {
            window.start[filled + index] = Sample.cleaned(input[position + index])
        }
        filled += count
        position += count
        return filled >= taps
    }

    private func drop(_ count: Int) {
        guard count > 0 else { return }
        filled -= count
        window.start.update(from: window.start + count, count: filled)
    }

    private func sum(at start: Int) -> Float {
        if rows == places { return product(row: place, start) }
        let exact = Float(place) * Float(rows) / Float(places)
        let row = min(Int(exact), rows - 1)
        let part = exact - Float(row)
        return product(row: row, start) * (1 - part) + product(row: row + 1, start) * part
    }

    private func product(row: Int, _ start: Int) -> Float {
        let weights = table.lanes + row * taps / 8
        let input = UnsafeRawPointer(window.start + start)
        var first = SIMD8<Float>(repeating: 0)
        var second = SIMD8<Float>(repeating: 0)
        var lane = 0
        while lane + 1 < taps / 8 {
            first += weights[lane] * input.loadUnaligned(fromByteOffset: lane * 32, as: SIMD8.self)
            second +=
                weights[lane + 1]
                * input.loadUnaligned(fromByteOffset: lane * 32 + 32, as: SIMD8.self)
            lane += 2
        }
        if lane < taps / 8 {
            first += weights[lane] * input.loadUnaligned(fromByteOffset: lane * 32, as: SIMD8.self)
        }
        return (first + second).sum()
    }

    private func fillTable(rate: Int, half: Int, scale: Double) {
        // In cycles an input: 7.9 kHz, or as much below half the input's rate.
        let cutoff = min(7900, 0.49 * Double(rate)) / Double(rate)
        for row in 0...rows {
            let offset = Double(row) / Double(rows)
            var total = 0.0
            for tap in 0..<taps {
                let distance = Double(tap - (half - 1)) - offset
                let weight = Self.weight(distance, cutoff, Double(half))
                table.start[row * taps + tap] = Float(weight)
                total += weight
            }
            for tap in 0..<taps { table.start[row * taps + tap] /= Float(total) }
        }
    }

    private static func weight(_ distance: Double, _ cutoff: Double, _ half: Double) -> Double {
        let ratio = distance / half
        guard ratio.magnitude < 1 else { return 0 }
        let window = bessel(beta * (1 - ratio * ratio).squareRoot())
        let turns = distance * cutoff
        guard turns.magnitude > 1e-9 else { return window }
        return window * Reckoning.sine(turns: turns) / (2 * Reckoning.pi * turns)
    }

    /// The modified Bessel function of order zero.
    private static func bessel(_ value: Double) -> Double {
        let square = value * value / 4
        var term = 1.0
        var sum = 1.0
        for index in 1...40 {
            term *= square / Double(index * index)
            sum += term
            if term < sum * 1e-12 { break }
        }
        return sum
    }

    private static func commonDivisor(_ left: Int, _ right: Int) -> Int {
        var left = left
        var right = right
        while right != 0 { (left, right) = (right, left % right) }
        return left
    }
}
