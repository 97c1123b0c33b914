// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows as people read them, one line each, columns aligned.
struct Table {
    private static let titles = ["what", "measured", "reference", "ratio", "bar", ""]
    private var lines = [Table.titles]

    /// Appends a row.
    mutating func append(_ row: Row) {
        if let reason = row.skipped {
            lines.append([row.what, "–", "–", "–", "–", "skipped: \(reason)"])
            return
        }
        lines.append([
            row.what,
            figure(row.measured, row.unit),
            row.reference.map { "\(figure($0.measured, row.unit)) \($0.name)" } ?? "–",
            row.ratio.map { figure($0, "×") } ?? "–",
            row.bars.isEmpty ? "–" : row.bars.map { text($0, row.unit) }.joined(separator: ", "),
            row.bars.isEmpty ? "watched" : row.isMet ? "met" : "MISSED",
        ])
    }

    /// The whole table.
    var text: String {
        let widths = Table.titles.indices.map { column in
            lines.map(\.[column].count).max() ?? 0
        }
        return lines.map { line in
            zip(line, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private func text(_ bar: Row.Bar, _ unit: String) -> String {
        switch bar {
        case .atLeast(let least): "≥ \(figure(least, unit))"
        case .atMost(let most): "≤ \(figure(most, unit))"
        case .timesReference(let least): "≥ \(figure(least, "×"))"
        case .atMostTimesReference(let most): "≤ \(figure(most, "×"))"
        }
    }

    /// Three digits that matter are what such measurements are good for.
    private func figure(_ value: Double, _ unit: String) -> String {
        let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
        var text = String(format: "%.\(digits)f", value)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return "\(text) \(unit)"
    }
}
