// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiEar

@Suite struct EarModelTests {
    private func fault(_ bytes: [UInt8]) -> EarModelFault? {
        #expect(throws: EarModelFault.self) { try EarModel(bytes) }
    }

    /// The bytes with a checksum that is right for them.
    private func sealed(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = Array(bytes.dropLast(4))
        bytes.append(littleEndian: Checksum.fnv1a(bytes, count: bytes.count))
        return bytes
    }

    @Test func `it says what it knows`() throws {
        let model = try Fixture.model()
        #expect(model.channels == 16)
        #expect(
            model.phrases.map { String(decoding: $0.name, as: UTF8.self) } == ["Susi", "Hey Susi"]
        )
        #expect(model.phrases[1].threshold(.eager) == 0.5)
        #expect(model.phrase(named: "hey susi".utf8) == 1)
        #expect(model.phrase(named: "alexa".utf8) == nil)
    }

    @Test func `a damaged file is refused`() throws {
        let bytes = try Fixture.bytes("Models/random.ear")
        #expect(fault([]) == .notAModel)
        #expect(fault(Array("SUSIEAR2".utf8)) == .notAModel)
        #expect(fault(Array("SUSIEAR1".utf8)) == .wrongLength)
        for place in stride(from: 8, to: bytes.count, by: 97) {
            var damaged = bytes
            damaged[place] ^= 0x10
            #expect(fault(damaged) == .damaged)
        }
        for length in stride(from: 12, to: bytes.count, by: 89) {
            #expect(fault(Array(bytes[..<length])) == .damaged)
        }
    }

    @Test func `a file that is sealed and makes no sense is refused`() throws {
        let bytes = try Fixture.bytes("Models/random.ear")
        #expect(fault(sealed(bytes + [0])) == .wrongLength)
        for length in stride(from: 44, to: bytes.count, by: 89) {
            let cut = sealed(Array(bytes[..<length]))
            #expect(fault(cut) != nil)
        }
        for (place, value, expected) in [
            (8, 41, .unsupported), (12, 0, .unsupported), (12, 257, .unsupported),
            (16, 13, .unsupported), (20, 5, .unsupported), (28, 17, .unsupported),
            (24, Float.nan.bitPattern, .senselessNumber), (24, 0, .senselessNumber),
            (40, Float.infinity.bitPattern, .senselessNumber),
        ] as [(Int, UInt32, EarModelFault)] {
            var changed = bytes
            for index in 0..<4 {
                changed[place + index] = UInt8(truncatingIfNeeded: value >> UInt32(8 * index))
            }
            #expect(fault(sealed(changed)) == expected, "\(value) at \(place)")
        }
    }
}
