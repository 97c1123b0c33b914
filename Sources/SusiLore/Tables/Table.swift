// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
public import SusiWire

/// Facts in rows and columns, read from a file of tab-separated values.
///
/// The first line that is no remark names the columns; remarks begin with `#` and say where the
/// facts are from. In a cell semicolons part alternatives: other names of the same thing.
public struct Table: Sendable {
    /// The names of the columns.
    public let columns: [String]
    /// The rows; empty cells are left out.
    public let rows: [JSONObject]
    /// Every alternative of every cell as it is looked up, by column: the numbers of its rows.
    private let places: [[[UInt8]: [Int]]]

    /// Reads a table; nil where no line names the columns.
    public init?(parsing bytes: [UInt8]) {
        var lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
            .filter { $0.first != UInt8(ascii: "#") }[...]
        guard let heading = lines.popFirst() else { return nil }
        let names = Table.cells(heading)
        var rows: [JSONObject] = []
        var places = [[[UInt8]: [Int]]](repeating: [:], count: names.count)
        for line in lines {
            var row = JSONObject()
            for (column, text) in Table.cells(line).prefix(names.count).enumerated()
            where !text.utf8.isEmpty {
                row.append(names[column], .string(text))
                for each in Table.alternatives(of: text) {
                    places[column][each, default: []].append(rows.count)
                }
            }
            if !row.isEmpty { rows.append(row) }
        }
        columns = names
        self.rows = rows
        self.places = places
    }

    /// The rows with that text in one of these columns, in the order of the table.
    func rows(with text: String, in columns: [String]) -> [Int] {
        let wanted = Table.folded(text.utf8)
        var found: [Int] = []
        for (number, name) in self.columns.enumerated()
        where columns.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
            found += places[number][wanted] ?? []
        }
        return Array(Set(found)).sorted()
    }

    private static func cells(_ line: some Collection<UInt8>) -> [String] {
        line.split(separator: 0x09, omittingEmptySubsequences: false).map { cell in
            let text = cell.drop { $0 == 0x20 }
            let end = text.lastIndex { $0 != 0x20 }.map { text.index(after: $0) } ?? text.startIndex
            return String(decoding: text[text.startIndex..<end], as: UTF8.self)
        }
    }

    private static func alternatives(of text: String) -> Set<[UInt8]> {
        var all = Set(text.utf8.split(separator: UInt8(ascii: ";")).map { folded($0) })
        all.insert(folded(text.utf8))
        return all
    }

    /// A text as it is compared: as questions are, and without an article before it.
    private static func folded(_ text: some Sequence<UInt8>) -> [UInt8] {
        let normal = Wording.normalized(text)
        let article = articles.first {
            normal.starts(with: $0.utf8) && normal.count > $0.utf8.count
        }
        return article.map { Array(normal.dropFirst($0.utf8.count)) } ?? normal
    }

    private static let articles = ["the ", "a ", "an ", "der ", "die ", "das "]
}
