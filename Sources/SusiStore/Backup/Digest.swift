// Susi. SPDX-License-Identifier: Apache-2.0

/// A number that tells one content of a database from any other, whatever the order of its rows.
///
/// It finds what was damaged, not what was forged.
struct Digest: Equatable {
    private(set) var value: UInt64 = 0

    /// Takes in a row.
    mutating func add(_ row: SQLRow, of table: Table) {
        var hash = RowHash()
        hash.add(table.name.utf8)
        for value in row.values { hash.add(value) }
        value &+= hash.mixed
    }
}

/// FNV-1a, mixed once more so that sums of it are as good.
private struct RowHash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ value: SQLValue) {
        switch value {
        case .null: add([0])
        case .integer(let number): add(1, UInt64(bitPattern: number))
        case .real(let number): add(2, number.bitPattern)
        case .text(let text):
            add(3, UInt64(text.utf8.count))
            add(text.utf8)
        case .bytes(let bytes):
            add(4, UInt64(bytes.count))
            add(bytes)
        }
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }

    private mutating func add(_ kind: UInt8, _ number: UInt64) {
        add([kind])
        for shift in stride(from: 0, to: 64, by: 8) {
            add(CollectionOfOne(UInt8(truncatingIfNeeded: number >> UInt64(shift))))
        }
    }

    var mixed: UInt64 {
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
