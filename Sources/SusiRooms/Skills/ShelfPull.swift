// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// A finger that pulls the shelf down to have it fetched anew.
struct ShelfPull: Sendable {
    /// How far is far enough, in CSS pixels.
    static let far = 64.0

    /// How far it is pulled.
    private(set) var distance = 0.0
    /// Whether a page that was pulled beyond its end has been heard already.
    var isSpent = false
    private var start: Double?

    /// Whether a finger lies on the shelf that may pull it.
    var isHeld: Bool { if case .some = start { true } else { false } }

    /// Whether letting go fetches anew.
    var isFar: Bool { distance >= ShelfPull.far }

    mutating func begin(_ detail: EventDetail, top: Double) {
        start = nil
        distance = 0
        guard top <= 0, sameBytes(detail.text(.pointerType), "touch") else { return }
        start = detail.number(.y)
    }

    mutating func move(_ detail: EventDetail) {
        guard let start else { return }
        // It follows the finger half as far, as if it were held back.
        distance = max(0, min((detail.number(.y) - start) / 2, 1.5 * ShelfPull.far))
    }

    /// The finger is lifted; gives whether it had pulled far enough.
    mutating func end() -> Bool {
        defer {
            start = nil
            distance = 0
        }
        return isFar
    }

    /// The page itself gave way; gives whether that is news.
    mutating func isPulledBeyond() -> Bool {
        defer { isSpent = true }
        return !isSpent
    }
}
