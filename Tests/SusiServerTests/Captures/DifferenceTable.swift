// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The differences that `docs/differences.md` justifies, one a row.
enum DifferenceTable {
    /// A row, and why it is so.
    struct Row: Sendable {
        let difference: Difference
        let reason: String
    }

    static func rows() throws -> [Row] {
        let file = URL(filePath: #filePath)
            .deletingLastPathComponent()
            .appending(path: "../../../docs/differences.md")
            .standardizedFileURL
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let table = lines.filter { $0.hasPrefix("|") }.dropFirst(2)
        return try table.map { line in
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }
            try #require(cells.count == 5, "a row has five cells: \(line)")
            return Row(
                difference: Difference(cells[0], cells[1], cells[2], cells[3]),
                reason: cells[4]
            )
        }
    }

    /// What is found and not justified.
    static func unjustified(_ found: [Difference]) throws -> [Difference] {
        let rows = try rows()
        return Set(found).filter { difference in
            !rows.contains { $0.difference.covers(difference) }
        }.sorted { $0.description < $1.description }
    }
}
