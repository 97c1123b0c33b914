// Susi. SPDX-License-Identifier: Apache-2.0

/// Rows of data in one line of text, for apps that draw neither tables nor charts.
enum RowSummary {
    /// How many rows are told; more would not be read.
    private static let limit = 5

    static func text(of action: Action, data: [JSONObject]) -> String {
        switch action {
        case .table(let table):
            let heading = table.columns.map { $0.title }.joined(separator: ", ")
            let count = table.count.map { Int(clamping: $0) } ?? data.count
            let rows = lines(of: data.prefix(max(count, 0))) { row in
                table.columns.compactMap { text(of: $0.key, in: row) }.joined(separator: ", ")
            }
            return rows.isEmpty ? heading : heading + ": " + rows
        case .pieChart(let chart):
            return lines(of: data[...]) { row in
                let key = text(of: chart.key, in: row) ?? ""
                let value = text(of: chart.value, in: row) ?? ""
                return key.isEmpty || value.isEmpty ? "" : key + " " + value + chart.unit
            }
        default:
            return ""
        }
    }

    private static func lines(
        of rows: ArraySlice<JSONObject>,
        line: (JSONObject) -> String
    ) -> String {
        let lines = rows.prefix(limit).map(line).filter { !$0.isEmpty }
        return lines.joined(separator: "; ") + (rows.count > limit ? "; …" : "")
    }

    private static func text(of name: String, in row: JSONObject) -> String? {
        guard let value = row[name], let text = String(wire: value), !text.isEmpty else {
            return nil
        }
        return text
    }
}
