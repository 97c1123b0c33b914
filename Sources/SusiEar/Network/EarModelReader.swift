// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads a model piece by piece, and believes nothing that is not checked.
struct EarModelReader {
    /// What the beginning says of the rest.
    struct Size {
        let channels: Int
        let phrases: Int
        let rate: Float
        let dilations: [Int]
    }

    let size: Size
    let fingerprint: UInt32
    private var bytes: ByteReader

    /// The greatest a weight may be.
    private static let heaviest: Float = 1e6

    /// Checks the name, the checksum and the size.
    init(_ file: [UInt8]) throws(EarModelFault) {
        guard file.has(name: "SUSIEAR1") else { throw .notAModel }
        guard file.count >= 12 else { throw .wrongLength }
        var end = ByteReader(file, from: file.count - 4)
        guard let sum = end.word() else { throw .wrongLength }
        guard Checksum.fnv1a(file, count: file.count - 4) == sum else { throw .damaged }
        fingerprint = sum
        bytes = ByteReader(file, from: 8, to: file.count - 4)
        size = try Self.size(&bytes)
    }

    private static func size(_ bytes: inout ByteReader) throws(EarModelFault) -> Size {
        guard let bands = bytes.word(), let channels = bytes.word(), let blocks = bytes.word(),
            let phrases = bytes.word(), let rate = bytes.float()
        else { throw .wrongLength }
        guard bands == MelBands.count, 1...256 ~= channels, 1...12 ~= blocks, 1...4 ~= phrases
        else { throw .unsupported }
        guard rate > 0, rate <= 1 else { throw .senselessNumber }
        var dilations: [Int] = []
        for _ in 0..<blocks {
            guard let dilation = bytes.word() else { throw .wrongLength }
            guard 1...16 ~= dilation else { throw .unsupported }
            dilations.append(Int(dilation))
        }
        return Size(
            channels: Int(channels),
            phrases: Int(phrases),
            rate: rate,
            dilations: dilations
        )
    }

    mutating func firstLayer() throws(EarModelFault) -> Layer {
        try layer(inputs: EarModel.firstKernel * MelBands.count)
    }

    mutating func block(dilation: Int) throws(EarModelFault) -> Block {
        let padded = Layer.padded(size.channels)
        let taps = Floats(count: Block.kernel * padded)
        let tapBias = Floats(count: padded)
        let scales = try numbers(in: -Self.heaviest...Self.heaviest)
        let biases = try numbers(in: -Self.heaviest...Self.heaviest)
        for channel in 0..<size.channels {
            tapBias.start[channel] = biases.start[channel]
            for tap in 0..<Block.kernel {
                taps.start[tap * padded + channel] = try weight(scales.start[channel])
            }
        }
        let mixing = try layer(inputs: size.channels)
        return Block(dilation: dilation, taps: taps, tapBias: tapBias, mixing: mixing)
    }

    mutating func readHead(
        into head: borrowing Floats,
        _ bias: borrowing Floats
    ) throws(EarModelFault) {
        let scales = try numbers(size.phrases, in: -Self.heaviest...Self.heaviest)
        let biases = try numbers(size.phrases, in: -Self.heaviest...Self.heaviest)
        for phrase in 0..<size.phrases {
            bias.start[phrase] = biases.start[phrase]
            for channel in 0..<size.channels {
                let place = phrase * Layer.padded(size.channels) + channel
                head.start[place] = try weight(scales.start[phrase])
            }
        }
    }

    mutating func phrases() throws(EarModelFault) -> [Phrase] {
        var phrases: [Phrase] = []
        for _ in 0..<size.phrases {
            guard let length = bytes.byte(), let name = bytes.take(Int(length)) else {
                throw .wrongLength
            }
            guard !name.isEmpty, Self.isText(name) else { throw .senselessNumber }
            let bars: ClosedRange<Float> = -1000...1000
            let calm = try number(in: bars)
            let normal = try number(in: bars)
            let eager = try number(in: bars)
            phrases.append(Phrase(name: name, thresholds: SIMD4(calm, normal, eager, eager)))
        }
        return phrases
    }

    /// One number for each channel.
    mutating func numbers(in range: ClosedRange<Float>) throws(EarModelFault) -> Floats {
        try numbers(size.channels, in: range)
    }

    mutating func number(in range: ClosedRange<Float>) throws(EarModelFault) -> Float {
        guard let number = bytes.float() else { throw .wrongLength }
        guard range ~= number else { throw .senselessNumber }
        return number
    }

    /// Says whether all was read.
    func end() throws(EarModelFault) {
        guard bytes.isAtEnd else { throw .wrongLength }
    }

    private mutating func numbers(
        _ count: Int,
        in range: ClosedRange<Float>
    ) throws(EarModelFault) -> Floats {
        let numbers = Floats(count: count)
        for index in 0..<count { numbers.start[index] = try number(in: range) }
        return numbers
    }

    private mutating func layer(inputs: Int) throws(EarModelFault) -> Layer {
        let layer = Layer(inputs: inputs, outputs: size.channels)
        let scales = try numbers(in: -Self.heaviest...Self.heaviest)
        let biases = try numbers(in: -Self.heaviest...Self.heaviest)
        for output in 0..<size.channels {
            layer.setBias(biases.start[output], output: output)
            for input in 0..<inputs {
                layer.setWeight(try weight(scales.start[output]), input: input, output: output)
            }
        }
        return layer
    }

    private mutating func weight(_ scale: Float) throws(EarModelFault) -> Float {
        guard let byte = bytes.byte() else { throw .wrongLength }
        return scale * Float(Int8(bitPattern: byte))
    }

    /// Whether a name can be shown: no control characters, and UTF-8 that begins and goes on as it
    /// should.
    private static func isText(_ name: [UInt8]) -> Bool {
        var following = 0
        for byte in name {
            switch byte {
            case 0x20...0x7E where following == 0: break
            case 0x80...0xBF where following > 0: following -= 1
            case 0xC3...0xDF where following == 0: following = 1
            case 0xE1...0xEC where following == 0: following = 2
            default: return false
            }
        }
        return following == 0
    }
}
