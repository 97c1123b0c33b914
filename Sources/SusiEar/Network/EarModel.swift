// Susi. SPDX-License-Identifier: Apache-2.0

/// What training has found out: the weights of the network, and all that the detector has to know.
///
/// It never changes, so several ears may share one.
public final class EarModel {
    /// How many numbers describe what was heard at a step.
    public let channels: Int
    /// The words that it listens for; there is at least one.
    public let phrases: [Phrase]
    /// Tells models apart: the checksum of the file.
    public let fingerprint: UInt32

    /// How fast the slow means of the features follow.
    let rate: Float
    let first: Layer
    let blocks: [Block]
    /// One row for each phrase, each as long as the padded channels.
    let head: Floats
    let headBias: Floats

    /// How far below the bar a peak counts as a near miss.
    let nearMiss: Float
    /// By how much the bar falls after one.
    let easing: Float
    /// What a voice's print is measured from, and in which units.
    let centre: Floats
    let spread: Floats
    /// The cosine from which a voice counts as the owner's.
    let likeness: Float
    /// By how much the bar is lower for the owner's voice.
    let bonus: Float

    /// How many frames the first convolution sees.
    static let firstKernel = 5

    /// Reads a file `susi.ear`.
    public init(_ bytes: [UInt8]) throws(EarModelFault) {
        var reader = try EarModelReader(bytes)
        let size = reader.size
        channels = size.channels
        rate = size.rate
        fingerprint = reader.fingerprint
        first = try reader.firstLayer()
        var blocks: [Block] = []
        for dilation in size.dilations { blocks.append(try reader.block(dilation: dilation)) }
        self.blocks = blocks
        head = Floats(count: size.phrases * Layer.padded(size.channels))
        headBias = Floats(count: size.phrases)
        try reader.readHead(into: head, headBias)
        phrases = try reader.phrases()
        nearMiss = try reader.number(in: 0...1000)
        easing = try reader.number(in: 0...1000)
        centre = try reader.numbers(in: -1e6...1e6)
        spread = try reader.numbers(in: 1e-6...1e6)
        likeness = try reader.number(in: -1...1)
        bonus = try reader.number(in: 0...1000)
        try reader.end()
    }

    /// The phrase of that name, in any case of its ASCII letters; nil where there is none.
    public func phrase(named name: some Collection<UInt8>) -> Int? {
        for (index, phrase) in phrases.enumerated() where phrase.name.count == name.count {
            let isSame = zip(phrase.name, name).allSatisfy { lowercase($0) == lowercase($1) }
            if isSame { return index }
        }
        return nil
    }

    private func lowercase(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
}
