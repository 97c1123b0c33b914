// Susi. SPDX-License-Identifier: Apache-2.0

/// A matrix with a bias for each of its outputs, laid out as it is read: 32 outputs at a time, and
/// for these all inputs in order.
final class Layer {
    /// How many numbers go in.
    let inputs: Int
    /// How many come out, rounded up to blocks; the surplus is always zero.
    let outputs: Int
    private let weights: Floats
    private let bias: Floats

    /// Eights in a block.
    private static let block = 4

    init(inputs: Int, outputs: Int) {
        self.inputs = inputs
        self.outputs = Self.padded(outputs)
        weights = Floats(count: inputs * self.outputs)
        bias = Floats(count: self.outputs)
    }

    /// The next whole number of blocks.
    static func padded(_ count: Int) -> Int {
        (count + 31) / 32 * 32
    }

    func setWeight(_ weight: Float, input: Int, output: Int) {
        let lanes = 8 * Self.block
        weights.start[(output / lanes * inputs + input) * lanes + output % lanes] = weight
    }

    func setBias(_ value: Float, output: Int) {
        bias.start[output] = value
    }

    /// Writes the sums of weighted inputs, each with its bias.
    @inline(__always)
    func apply(_ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<SIMD8<Float>>) {
        var row = UnsafePointer(weights.lanes)
        for place in stride(from: 0, to: outputs / 8, by: Self.block) {
            var first = bias.lanes[place]
            var second = bias.lanes[place + 1]
            var third = bias.lanes[place + 2]
            var fourth = bias.lanes[place + 3]
            for index in 0..<inputs {
                let value = SIMD8(repeating: input[index])
                first += row[0] * value
                second += row[1] * value
                third += row[2] * value
                fourth += row[3] * value
                row += Self.block
            }
            output[place] = first
            output[place + 1] = second
            output[place + 2] = third
            output[place + 3] = fourth
        }
    }
}
