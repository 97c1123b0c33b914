// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// Numbers by chance, as the question's seed has them: fair enough for games, no secret.
struct Draws {
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed ^ 0x5DEE_CE66_D1CE_4E5B)
    }

    /// A number below a bound between 1 and 2⁵³.
    mutating func next(below bound: UInt64) -> UInt64 {
        let high = UInt64(random.next(below: 1 << 30))
        let low = UInt64(random.next(below: 1 << 30))
        return (high << 30 | low) % bound
    }

    /// One of a list that is not empty.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int(next(below: UInt64(elements.count)))]
    }
}
