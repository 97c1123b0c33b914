// Susi. SPDX-License-Identifier: Apache-2.0

/// The newest of many elements.
struct Ring<Element: Sendable>: Sendable {
    private let capacity: Int
    private var stored: [Element] = []
    /// Where the oldest is, once it is full.
    private var start = 0

    init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// Adds an element; the oldest goes where there is no more room.
    mutating func append(_ element: Element) {
        if stored.count < capacity {
            stored.append(element)
        } else {
            stored[start] = element
            start = (start + 1) % capacity
        }
    }

    /// All of them, the newest at the end.
    var elements: [Element] {
        Array(stored[start...] + stored[..<start])
    }
}
