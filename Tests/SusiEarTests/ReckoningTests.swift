// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiEar

@Suite struct ReckoningTests {
    @Test func `logarithms are right`() {
        for step in -300...300 {
            let value = pow(10, Double(step) / 20)
            #expect(abs(Reckoning.ln(value) - log(value)) < 1e-13 * max(1, abs(log(value))))
            let single = Float(value)
            #expect(abs(Reckoning.ln(single) - logf(single)) < 1e-6 * max(1, abs(logf(single))))
        }
        #expect(Reckoning.ln(0.0).isFinite)
        #expect(Reckoning.ln(-Double.infinity).isFinite)
        #expect(Reckoning.ln(Double.nan) == 0)
    }

    @Test func `powers and angles are right`() {
        for step in -400...400 {
            let value = Double(step) / 10
            #expect(abs(Reckoning.exp(value) / Foundation.exp(value) - 1) < 1e-13)
            #expect(abs(Reckoning.cosine(turns: value / 7) - cos(2 * .pi * value / 7)) < 1e-12)
            #expect(abs(Reckoning.sine(turns: value / 7) - sin(2 * .pi * value / 7)) < 1e-12)
        }
        #expect(Reckoning.exp(.infinity).isFinite)
        #expect(Reckoning.exp(.nan) == 1)
    }
}
