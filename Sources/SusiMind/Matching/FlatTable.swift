// Susi. SPDX-License-Identifier: Apache-2.0

/// A hash table from 64-bit keys to 32-bit values in one flat array.
///
/// It holds no references, so copying a table of a hundred thousand entries, as a mind does when a
/// skill changes, is one block copy; and a look-up touches one line of memory. Keys are never
/// removed: an index that has grown stale is built anew.
struct FlatTable: Sendable {
    private struct Entry: Sendable {
        var key: UInt64
        var value: UInt32
    }

    private static let absent = UInt32.max
    private var entries: [Entry] = []
    private(set) var count = 0

    /// The value of a key, or nil.
    @inline(__always)
    subscript(key: UInt64) -> UInt32? {
        guard !entries.isEmpty else { return nil }
        let mask = entries.count - 1
        var place = FlatTable.mixed(key) & mask
        while true {
            let entry = entries[place]
            if entry.value == FlatTable.absent { return nil }
            if entry.key == key { return entry.value }
            place = (place + 1) & mask
        }
    }

    /// All keys, in no particular order.
    var keys: [UInt64] {
        entries.lazy.filter { $0.value != FlatTable.absent }.map { $0.key }
    }

    /// Sets the value of a key; the value must not be the largest one.
    mutating func set(_ key: UInt64, to value: UInt32) {
        if entries.count < 2 * (count + 1) { grow() }
        let place = FlatTable.place(of: key, in: entries)
        if entries[place].value == FlatTable.absent { count += 1 }
        entries[place] = Entry(key: key, value: value)
    }

    private mutating func grow() {
        let old = entries
        let free = Entry(key: 0, value: FlatTable.absent)
        entries = Array(repeating: free, count: max(16, old.count * 2))
        for entry in old where entry.value != FlatTable.absent {
            entries[FlatTable.place(of: entry.key, in: entries)] = entry
        }
    }

    /// Where a key is, or where it would be.
    @inline(__always)
    private static func place(of key: UInt64, in entries: [Entry]) -> Int {
        let mask = entries.count - 1
        var place = mixed(key) & mask
        while entries[place].value != absent, entries[place].key != key {
            place = (place + 1) & mask
        }
        return place
    }

    @inline(__always)
    private static func mixed(_ key: UInt64) -> Int {
        var hash = key ^ key >> 32
        hash = hash &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }
}
