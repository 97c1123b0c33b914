// Susi. SPDX-License-Identifier: Apache-2.0

/// Whether two texts are written alike.
///
/// The equality of `String` calls texts equal that only look alike; a document must be told of those
/// too, and comparing bytes is faster.
@inline(never)
public func sameBytes(_ left: String, _ right: String) -> Bool {
    let count = left.utf8.count
    guard count == right.utf8.count else { return false }
    let isSame = left.utf8.withContiguousStorageIfAvailable { left in
        right.utf8.withContiguousStorageIfAvailable { right in
            for index in 0..<count where left[index] != right[index] { return false }
            return true
        }
    }
    return (isSame ?? nil) ?? left.utf8.elementsEqual(right.utf8)
}
