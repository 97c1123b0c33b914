// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds a name given twice while an object is being read.
///
/// Few members are compared one by one. From the seventeenth on a hash table remembers them, so
/// that a hundred thousand members take a hundred thousand steps, whatever they are called.
struct MemberNames {
    private static let fewMembers = 16
    /// Indices of members after the first, plus one; 0 is a free place.
    ///
    /// A power of two long.
    private var table: [UInt32] = []

    /// Where that name already stands, or nil after noting that it comes next.
    @inline(__always)
    mutating func insert(
        _ name: String,
        following start: Int,
        in members: borrowing PendingElements<JSONObject.Member>
    ) -> Int? {
        let count = members.count - start
        if count < MemberNames.fewMembers {
            for index in start..<members.count
            where members[index].name.utf8.elementsEqual(name.utf8) {
                return index
            }
            return nil
        }
        return insertIntoTable(name, following: start, count: count, in: members)
    }

    private mutating func insertIntoTable(
        _ name: String,
        following start: Int,
        count: Int,
        in members: borrowing PendingElements<JSONObject.Member>
    ) -> Int? {
        if table.count < 2 * (count + 1) {
            table = Array(repeating: 0, count: max(64, table.count * 2))
            for index in 0..<count {
                let place = place(of: members[start + index].name, following: start, in: members)
                table[place] = UInt32(index + 1)
            }
        }
        let place = place(of: name, following: start, in: members)
        if table[place] != 0 { return start + Int(table[place]) - 1 }
        table[place] = UInt32(count + 1)
        return nil
    }

    private func place(
        of name: String,
        following start: Int,
        in members: borrowing PendingElements<JSONObject.Member>
    ) -> Int {
        // The hash is seeded anew by each process: nobody outside can choose names that collide.
        var hasher = Hasher()
        for byte in name.utf8 { hasher.combine(byte) }
        var place = Int(truncatingIfNeeded: hasher.finalize()) & (table.count - 1)
        while table[place] != 0 {
            let index = start + Int(table[place]) - 1
            if members[index].name.utf8.elementsEqual(name.utf8) { break }
            place = (place + 1) & (table.count - 1)
        }
        return place
    }
}
