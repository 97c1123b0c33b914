// Susi. SPDX-License-Identifier: Apache-2.0

/// A hash table from 64-bit keys to 32-bit values in two flat arrays.
///
/// It holds no references, so copying a table of a hundred thousand entries, as a mind does when a
/// skill changes, is one block copy. Keys are never removed: an index that has grown stale is
/// built anew.
struct FlatTable: Sendable {
    private static let absent = UInt32.max
    private var keys: [UInt64] = []
    private var values: [UInt32] = []
    private(set) var count = 0

    /// The value of a key, or nil.
    @inline(__always)
    subscript(key: UInt64) -> UInt32? {
        guard !values.isEmpty else { return nil }
        let mask = values.count - 1
        var place = FlatTable.mixed(key) & mask
        while values[place] != FlatTable.absent {
            if keys[place] == key { return values[place] }
            place = (place + 1) & mask
        }
        return nil
    }

    /// Sets the value of a key, which must not be the largest one.
    mutating func set(_ key: UInt64, to value: UInt32) {
        if values.count < 2 * (count + 1) { grow() }
        let mask = values.count - 1
        var place = FlatTable.mixed(key) & mask
        while values[place] != FlatTable.absent {
            if keys[place] == key {
                values[place] = value
                return
            }
            place = (place + 1) & mask
        }
        keys[place] = key
        values[place] = value
        count += 1
    }

    private mutating func grow() {
        let oldKeys = keys
        let oldValues = values
        let capacity = max(16, values.count * 2)
        keys = Array(repeating: 0, count: capacity)
        values = Array(repeating: FlatTable.absent, count: capacity)
        let mask = capacity - 1
        for index in oldValues.indices where oldValues[index] != FlatTable.absent {
            var place = FlatTable.mixed(oldKeys[index]) & mask
            while values[place] != FlatTable.absent {
                place = (place + 1) & mask
            }
            keys[place] = oldKeys[index]
            values[place] = oldValues[index]
        }
    }

    @inline(__always)
    private static func mixed(_ key: UInt64) -> Int {
        var hash = key ^ key >> 32
        hash = hash &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }
}
