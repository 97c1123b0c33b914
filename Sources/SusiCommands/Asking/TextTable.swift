// Susi. SPDX-License-Identifier: Apache-2.0

/// Rows and columns, aligned with blanks.
struct TextTable {
    /// What stands above the columns; nothing where they need no headings.
    let headings: [String]
    /// The cells from top to bottom.
    let rows: [[String]]

    /// The lines of the table; numbers stand at the right of their columns.
    var text: String {
        let cells = rows.map { $0.map { TextTable.oneLine($0) } }
        let all = headings.isEmpty ? cells : [headings] + cells
        let columns = all.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            all.map { $0.indices.contains(column) ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
        }
        let alignsRight = (0..<columns).map { column in
            let filled = cells.compactMap { $0.indices.contains(column) ? $0[column] : nil }
                .filter { !$0.isEmpty }
            return !filled.isEmpty && filled.allSatisfy { Double($0) != nil }
        }
        var lines = all.map { line($0, widths, alignsRight) }
        if !headings.isEmpty {
            let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
            lines.insert(TextTable.withoutBlanksAtEnd(rule), at: 1)
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ cells: [String], _ widths: [Int], _ alignsRight: [Bool]) -> String {
        let padded = cells.enumerated().map { column, cell in
            let padding = String(repeating: " ", count: widths[column] - DisplayWidth.of(cell))
            return alignsRight[column] ? padding + cell : cell + padding
        }
        return TextTable.withoutBlanksAtEnd(padded.joined(separator: "  "))
    }

    private static func withoutBlanksAtEnd(_ line: String) -> String {
        String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }

    private static func oneLine(_ cell: String) -> String {
        cell.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
