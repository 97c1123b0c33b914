// Susi. SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
    /// Writes a number, its least significant byte first.
    mutating func append(littleEndian number: UInt32) {
        for shift in 0..<4 as Range<UInt32> {
            append(UInt8(truncatingIfNeeded: number >> (8 * shift)))
        }
    }

    /// Writes an ASCII name of two letters or more.
    mutating func append(name: StaticString) {
        for index in 0..<name.utf8CodeUnitCount { append(name.utf8Start[index]) }
    }

    /// Whether an ASCII name of two letters or more stands there.
    ///
    /// Names are no strings here: these would make the ear in the page a sixth longer.
    func has(name: StaticString, at start: Int = 0) -> Bool {
        guard count - start >= name.utf8CodeUnitCount else { return false }
        for index in 0..<name.utf8CodeUnitCount
        where self[start + index] != name.utf8Start[index] { return false }
        return true
    }
}
