// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiEar

/// The weights that ship, and voices they never learned from.
@Suite struct SpokenTests {
    @Test(arguments: [("susi-woman", 2.10), ("hey-susi-woman", 2.29), ("hey-susi-man", 2.21)])
    func `a strange voice is heard within 400 ms`(name: String, end: Double) throws {
        let times = try detections(in: name, phrase: 0)
        #expect(times.count == 1)
        let time = try #require(times.first)
        #expect(time > end - 0.1 && time < end + 0.4, "heard at \(time), the word ended at \(end)")
    }

    @Test(arguments: [("hey-susi-woman", 1), ("hey-susi-man", 1), ("susi-woman", 0)])
    func `the long phrase needs its greeting`(name: String, count: Int) throws {
        #expect(try detections(in: name, phrase: 1).count == count)
    }

    @Test(arguments: ["talk-man", "talk-woman"], [0, 1])
    func `talk of other things wakes nobody, however eager`(name: String, phrase: Int) throws {
        #expect(try detections(in: name, phrase: phrase, .eager).isEmpty)
    }

    @Test(arguments: [0.25, 4] as [Float])
    func `twelve decibels more or less change nothing`(gain: Float) throws {
        for name in ["susi-woman", "hey-susi-woman", "hey-susi-man"] {
            let louder = try detections(in: name, phrase: 0, gain: gain)
            #expect(try louder == detections(in: name, phrase: 0), "\(name)")
        }
    }

    private func detections(
        in name: String,
        phrase: Int,
        _ sensitivity: Sensitivity = .normal,
        gain: Float = 1
    ) throws -> [Double] {
        var reader = WaveReader()
        var samples: [Float] = []
        try Fixture.bytes("Spoken/\(name).wav").withUnsafeBufferPointer { bytes throws(WaveFault) in
            try reader.take(bytes) { piece, _ in samples += piece.map { $0 * gain } }
        }
        let ear = Ear(try Fixture.shippedModel(), rate: Ear.rate)
        ear.listen(for: phrase, sensitivity)
        return Heard(ear, samples).detections.map(\.seconds)
    }
}
