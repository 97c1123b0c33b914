// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiWire

/// A SELECT expression of a JSON skill: which service it needs, and what it makes of the rows.
///
///     SELECT title AS name, links[0] AS link FROM rss WHERE url='https://example.org/feed';
///
/// Fetching is left to others: they perform `request` and hand its rows to `rows(from:)`.
package struct Selection: Sendable {
    indirect enum Source: Sendable {
        case service(SelectionRequest)
        case selection(Selection)
    }

    let columns: [SelectionColumn]
    let source: Source
    let filters: [SelectionFilter]

    init(columns: [SelectionColumn], source: Source, filters: [SelectionFilter]) {
        self.columns = columns
        self.source = source
        self.filters = filters
    }

    /// Reads an expression; the semicolon at its end may be missing.
    package init(_ text: String) throws(SelectionError) {
        var parser = SelectionParser(text)
        self = try parser.parse()
    }

    /// The service that the innermost selection asks, and with which arguments.
    package var request: SelectionRequest {
        switch source {
        case .service(let request): request
        case .selection(let selection): selection.request
        }
    }

    /// The same selection with every quoted text replaced.
    ///
    /// Putting variables in after parsing keeps a quote in a person's words from ending the text.
    package func replacingTexts<Failure: Error>(
        _ replacement: (String) throws(Failure) -> String
    ) throws(Failure) -> Selection {
        var filters: [SelectionFilter] = []
        for var filter in self.filters {
            for index in filter.texts.indices {
                filter.texts[index] = try replacement(filter.texts[index])
            }
            filters.append(filter)
        }
        let source: Source
        switch self.source {
        case .selection(let selection):
            source = .selection(try selection.replacingTexts(replacement))
        case .service(let request):
            source = .service(try request.replacingTexts(replacement))
        }
        return Selection(columns: columns, source: source, filters: filters)
    }
}

// MARK: - Rows

extension Selection {
    /// What the selection makes of the rows that its service gave; perhaps none.
    package func rows(from fetched: [JSONObject]) -> [JSONObject] {
        var rows = fetched
        if case .selection(let selection) = source { rows = selection.rows(from: fetched) }
        if !filters.isEmpty {
            rows = rows.filter { row in filters.allSatisfy { $0.admits(row) } }
        }
        return columns.contains { $0.isAggregate } ? aggregate(rows) : project(rows)
    }

    private func aggregate(_ rows: [JSONObject]) -> [JSONObject] {
        var result = JSONObject()
        for column in columns {
            guard case .function(let function, let field) = column.value else { continue }
            let value =
                if let field {
                    function.value(over: rows.compactMap { field.value(in: $0) })
                } else {
                    JSON.number(rows.count)
                }
            if let value { result[column.name] = value }
        }
        return result.isEmpty ? [] : [result]
    }

    /// A row in which none of the columns is found gives no row.
    private func project(_ rows: [JSONObject]) -> [JSONObject] {
        let totals = columns.map { column -> Double in
            guard case .percent(let field) = column.value else { return 0 }
            return SelectionFunction.sum(rows.compactMap { Selection.number(field, in: $0) })
        }
        var results: [JSONObject] = []
        for row in rows {
            var result = JSONObject()
            for (column, total) in zip(columns, totals) {
                switch column.value {
                case .everything:
                    if result.isEmpty {
                        result = row
                    } else {
                        for member in row.members { result[member.name] = member.value }
                    }
                case .field(let field):
                    if let value = field.value(in: row) { result[column.name] = value }
                case .percent(let field):
                    guard let number = Selection.number(field, in: row), total != 0 else { break }
                    if let share = SelectionFunction.double(100 * number.double / total) {
                        result[column.name] = share
                    }
                case .function: break
                }
            }
            if !result.isEmpty { results.append(result) }
        }
        return results
    }

    private static func number(_ field: SelectionField, in row: JSONObject) -> JSONNumber? {
        field.value(in: row).flatMap { SelectionFunction.number($0) }
    }
}
