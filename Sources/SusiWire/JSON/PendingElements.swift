// Susi. SPDX-License-Identifier: Apache-2.0

/// The elements of all arrays that a parser has open, on one stack.
///
/// An array in the making does not grow step by step: its elements wait here, and when it closes
/// they move into storage of just the right size. That is one allocation an array.
struct PendingElements<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 64) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deinitialize(count: count)
        base.deallocate()
    }

    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count, "no such pending element")
            return base[index]
        }
        set {
            precondition(index >= 0 && index < count, "no such pending element")
            base[index] = newValue
        }
    }

    @inline(__always)
    mutating func push(_ element: consuming Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Moves the elements from `start` on into an array of their own.
    @inline(__always)
    mutating func pop(from start: Int) -> [Element] {
        precondition(start >= 0 && start <= count, "popping more than is pending")
        let popped = count - start
        guard popped > 0 else { return [] }
        let source = base + start
        count = start
        return Array(unsafeUninitializedCapacity: popped) { buffer, initialized in
            // An array that was asked for room has an address.
            guard let target = buffer.baseAddress else { return }
            target.moveInitialize(from: source, count: popped)
            initialized = popped
        }
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
