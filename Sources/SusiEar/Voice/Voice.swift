// Susi. SPDX-License-Identifier: Apache-2.0

/// How one person's call sounds to a model: a direction, not a recording.
public struct Voice: Sendable {
    /// The model that it was learned with.
    public let fingerprint: UInt32
    /// How many utterances it was made of.
    public let utterances: UInt32
    /// The mean of their prints, of length one.
    let print: [Float]

    init(fingerprint: UInt32, utterances: UInt32, print: [Float]) {
        self.fingerprint = fingerprint
        self.utterances = utterances
        self.print = print
    }

    /// Reads a file `voice.susi` for a model.
    public init(_ bytes: [UInt8], for model: EarModel) throws(VoiceFault) {
        guard bytes.has(name: "SUSIVOI1"), bytes.count >= 24 else { throw .notAVoice }
        var end = ByteReader(bytes, from: bytes.count - 4)
        guard end.word() == Checksum.fnv1a(bytes, count: bytes.count - 4) else { throw .damaged }
        var reader = ByteReader(bytes, from: 8, to: bytes.count - 4)
        guard let fingerprint = reader.word(), let channels = reader.word(),
            let utterances = reader.word()
        else { throw .notAVoice }
        guard fingerprint == model.fingerprint else { throw .otherModel }
        guard channels == model.channels else { throw .otherModel }
        var print: [Float] = []
        var square: Float = 0
        for _ in 0..<model.channels {
            guard let number = reader.float() else { throw .notAVoice }
            guard number.magnitude <= 1.01 else { throw .senselessNumber }
            print.append(number)
            square += number * number
        }
        guard reader.isAtEnd else { throw .notAVoice }
        guard 0.9...1.1 ~= square, utterances > 0 else { throw .senselessNumber }
        self.init(fingerprint: fingerprint, utterances: utterances, print: print)
    }

    /// As it is kept in a file.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(name: "SUSIVOI1")
        bytes.append(littleEndian: fingerprint)
        bytes.append(littleEndian: UInt32(print.count))
        bytes.append(littleEndian: utterances)
        for number in print { bytes.append(littleEndian: number.bitPattern) }
        bytes.append(littleEndian: Checksum.fnv1a(bytes, count: bytes.count))
        return bytes
    }
}
