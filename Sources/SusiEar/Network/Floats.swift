// Susi. SPDX-License-Identifier: Apache-2.0

/// Numbers in one piece of memory that never moves, to be read singly or by eights.
struct Floats: ~Copyable {
    /// The numbers, eight at a time.
    let lanes: UnsafeMutablePointer<SIMD8<Float>>
    /// The numbers, one at a time.
    let start: UnsafeMutablePointer<Float>
    /// How many there are: what was asked for, rounded up to eights.
    let count: Int

    /// So many zeros.
    init(count: Int) {
        let eights = max(1, (count + 7) / 8)
        let bytes = UnsafeMutableRawPointer.allocate(
            byteCount: eights * MemoryLayout<SIMD8<Float>>.stride,
            alignment: MemoryLayout<SIMD8<Float>>.alignment
        )
        lanes = bytes.bindMemory(to: SIMD8<Float>.self, capacity: eights)
        lanes.initialize(repeating: SIMD8(repeating: 0), count: eights)
        // The same memory: eight floats in a row are one SIMD8.
        start = UnsafeMutableRawPointer(lanes).assumingMemoryBound(to: Float.self)
        self.count = eights * 8
    }

    deinit {
        UnsafeMutableRawPointer(lanes).deallocate()
    }

    /// Makes them all zero again.
    func clear() {
        lanes.update(repeating: SIMD8(repeating: 0), count: count / 8)
    }
}
