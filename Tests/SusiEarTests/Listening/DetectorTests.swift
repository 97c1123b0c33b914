// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiEar

/// The small model's bar for "Susi" is 2, 1 and 0; a near miss is 1 below it and eases it by a half,
/// and the owner's voice lowers it by 1.
@Suite struct DetectorTests {
    private func findings(
        _ logits: [Float],
        _ sensitivity: Sensitivity = .normal,
        isOwner: Bool = false
    ) throws -> [String] {
        var detector = Detector(try Fixture.model(), phrase: 0, sensitivity: sensitivity)
        return logits.enumerated().compactMap { step, logit in
            switch detector.take(logit, isOwner: { isOwner }) {
            case .nothing: nil
            case .heard(let byVoice): byVoice ? "voice \(step)" : "heard \(step)"
            case .nearMiss(let peak): "near \(peak) \(step)"
            }
        }
    }

    @Test func `a logit at the bar is a detection`() throws {
        let logits: [Float] = [-5, -5, 0.99, 1, 5]
        #expect(try findings(logits) == ["heard 3"])
        #expect(try findings(logits, .calm) == ["heard 4"])
        #expect(try findings(logits, .eager) == ["heard 2"])
    }

    @Test func `for a second nothing more is heard`() throws {
        let logits = [Float](repeating: 5, count: 120)
        #expect(try findings(logits) == ["heard 0", "heard 50", "heard 100"])
    }

    @Test func `a near miss lowers the bar for four seconds`() throws {
        let miss: [Float] = [-5, 0.8, -5]
        let quiet = [Float](repeating: -5, count: 150)
        #expect(try findings(miss + quiet + [0.6]) == ["near 0.8 2", "heard 153"])
        #expect(try findings(miss + quiet + [0.4, -5]) == ["near 0.8 2", "near 0.4 154"])
        let longer = [Float](repeating: -5, count: 200)
        #expect(try findings(miss + longer + [0.6]) == ["near 0.8 2"])
    }

    @Test func `a near miss does not fire at its own falling edge`() throws {
        let logits: [Float] = [-5, 0.6, 0.9, 0.8, 0.7, 0.5, 0.2, 0, -0.4, -1, -5]
        #expect(try findings(logits) == ["near 0.9 9"])
    }

    @Test func `the owner is heard below the bar`() throws {
        let logits: [Float] = [-5, 0.1, -5]
        #expect(try findings(logits, isOwner: true) == ["voice 1"])
        #expect(try findings(logits) == ["near 0.1 2"])
        #expect(try findings([-5, -0.1, -5], isOwner: true) == [])
    }
}
