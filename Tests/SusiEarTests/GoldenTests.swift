// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiEar

/// The same samples give the same figures as in numpy, which reckons with doubles: within 1e-3, as
/// is promised; in fact features differ by about 1e-5.
@Suite struct GoldenTests {
    static let tolerance: Float = 1e-3

    @Test func `features are those of the reference`() throws {
        let expected = try Fixture.floats("random.features")
        // Twice, as the shipped network looks back almost as long as it lasts.
        let samples = try Fixture.sound() + Fixture.sound()
        let frontEnd = FrontEnd(rate: 0.01)
        var features: [Float] = []
        samples.withUnsafeBufferPointer {
            var position = 0
            while frontEnd.complete($0, &position) {
                for band in 0..<MelBands.count { features.append(frontEnd.features.start[band]) }
            }
        }
        #expect(features.count == expected.count)
        #expect(features.distance(from: expected) < Self.tolerance)
    }

    @Test func `logits are those of the reference`() throws {
        try expectLogits(of: try Fixture.model(), "random.logits")
    }

    @Test func `the shipped model gives the logits of the reference`() throws {
        try expectLogits(of: try Fixture.shippedModel(), "shipped.logits")
    }

    private func expectLogits(of model: EarModel, _ name: String) throws {
        let logits = try Fixture.floats(name)
        let count = model.phrases.count
        // Twice, as the shipped network looks back almost as long as it lasts.
        let samples = try Fixture.sound() + Fixture.sound()
        for phrase in 0..<count {
            let one = stride(from: phrase, to: logits.count, by: count).map { logits[$0] }
            let expected = (2..<one.count).map { one[($0 - 2)...$0].reduce(0, +) / 3 }
            let ear = Ear(model, rate: Ear.rate)
            ear.listen(for: phrase, .normal)
            let heard = Heard(ear, samples)
            #expect(heard.logits.count == expected.count)
            #expect(
                heard.logits.distance(from: expected) < Self.tolerance,
                "\(name); `python -m susi_ear.golden` in Training writes it for a new model"
            )
        }
    }
}

extension Fixture {
    private static let shipped = root.appending(path: "Web/ear/susi.ear")

    static func shippedModel() throws -> EarModel {
        try EarModel([UInt8](try Data(contentsOf: shipped)))
    }
}
