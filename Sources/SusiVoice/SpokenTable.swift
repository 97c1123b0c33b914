// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// The rows that an action shows, as they are read.
struct SpokenTable {
    /// What stands above the columns; empty texts where it is not read.
    let titles: [[UInt8]]
    /// The rows, as far as there is something in them.
    let rows: [[[UInt8]]]

    /// The rows of a table, a chart or a list of news.
    init(_ action: JSON, _ kind: SpokenKind, rows data: [JSON]) {
        var columns: [(key: String, title: String)] = []
        switch kind {
        case .table: columns = Self.columns(action, data)
        case .slices:
            columns = [(action["key"]?.spelled ?? "key", "")]
            columns.append((action["value"]?.spelled ?? "value", ""))
        case .feed: columns = [(action["title"]?.spelled ?? "title", "")]
        default: break
        }
        let count = action["count"]?.int64 ?? -1
        let shown = count < 0 ? data[...] : data.prefix(Int(min(count, 1_000_000)))
        let unit = kind == .slices ? Array((action["unit"]?.spelled ?? "").utf8) : []
        titles = columns.prefix(24).map { SpokenMarkup.line(of: $0.title) }
        rows = shown.map { row in
            columns.prefix(24).enumerated().map { place, column in
                let cell = SpokenMarkup.line(of: row[column.key]?.spelled ?? "")
                guard place == 1, !unit.isEmpty, !cell.isEmpty else { return cell }
                return cell + (unit.count == 1 ? unit : [0x20] + unit)
            }
        }.filter { row in row.contains { !$0.isEmpty } }
    }

    /// The columns of a table: an object of titles, an array of keys, or all that the first row has.
    private static func columns(_ action: JSON, _ data: [JSON]) -> [(key: String, title: String)] {
        if let columns = action["columns"]?.object {
            return columns.members.map { ($0.name, $0.value.spelled ?? $0.name) }
        }
        if let columns = action["columns"]?.array {
            return columns.compactMap { $0.spelled }.map { ($0, $0) }
        }
        return (data.first?.object?.members ?? []).map { ($0.name, $0.name) }
    }
}

extension JSON {
    /// A text, or a number as it is spelled.
    var spelled: String? {
        switch self {
        case .string(let text): text
        case .number(let number): number.text
        default: nil
        }
    }
}
