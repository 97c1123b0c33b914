// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A table: columns with titles, and rows of texts.
struct TableContent: Equatable, Sendable {
    /// No table has more columns.
    static let mostColumns = 24

    /// The titles of the columns.
    let titles: [String]
    /// The rows, each with as many texts as there are columns.
    let rows: [[String]]
    /// Which columns hold numbers, which stand at their right.
    let isNumeric: [Bool]

    /// A table of an action; nil where it has no columns.
    ///
    /// Columns are an object of titles by key, or an array of keys (C7); without any, all keys of the
    /// first row are columns. A count that is missing, negative or too large means all (C6).
    init?(_ action: JSON, rows data: [JSON]) {
        var keys: [String] = []
        var titles: [String] = []
        if let columns = action["columns"]?.object {
            for member in columns.members {
                keys.append(member.name)
                titles.append(member.value.anyText ?? member.name)
            }
        } else if let columns = action["columns"]?.array {
            for column in columns {
                guard let key = column.anyText else { continue }
                keys.append(key)
                titles.append(key)
            }
        } else if let row = data.first?.object {
            for member in row.members where member.value.anyText != nil {
                keys.append(member.name)
                titles.append(member.name)
            }
        }
        guard !keys.isEmpty else { return nil }
        let count = min(keys.count, Self.mostColumns)
        self.titles = Array(titles.prefix(count))
        let shown = data.prefix(RowCount.of(action, data.count))
        let rows = shown.map { row in keys.prefix(count).map { row[$0]?.anyText ?? "" } }
        self.rows = rows
        isNumeric = (0..<count).map { Self.holdsNumbers(rows, $0) }
    }

    /// The indices of the rows in the order of a column: numbers before texts, blanks last.
    func order(by column: Int, ascending: Bool) -> [Int] {
        guard titles.indices.contains(column) else { return Array(rows.indices) }
        let numbers = rows.map { LenientNumber.read($0[column]) }
        let texts = rows.map { Self.folded($0[column]) }
        func precedes(_ left: Int, _ right: Int) -> Bool {
            let hasLeft = !texts[left].isEmpty
            let hasRight = !texts[right].isEmpty
            guard hasLeft == hasRight else { return hasLeft }
            let (first, second) = ascending ? (left, right) : (right, left)
            switch (numbers[first], numbers[second]) {
            case (let a?, let b?) where a != b: return a < b
            case (_?, nil): return true
            case (nil, _?): return false
            case (nil, nil) where texts[first] != texts[second]:
                return texts[first].lexicographicallyPrecedes(texts[second])
            default: return left < right
            }
        }
        return rows.indices.sorted(by: precedes)
    }

    /// The bytes of a text with small English letters.
    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.prefix(200).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    }

    /// Whether a column of some rows holds numbers, and nothing else.
    private static func holdsNumbers(_ rows: [[String]], _ column: Int) -> Bool {
        var hasNumber = false
        for row in rows.prefix(50) where !row[column].isEmpty {
            guard LenientNumber.read(row[column]) != nil else { return false }
            hasNumber = true
        }
        return hasNumber
    }

    /// The table as text, with tabs between columns.
    var text: String {
        ([titles] + rows).map { $0.joined(separator: "\t") }.joined(separator: "\n")
    }
}
