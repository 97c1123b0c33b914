// Susi. SPDX-License-Identifier: Apache-2.0

internal import SusiWire

/// A condition on rows that are already there: `col IN ('a','b')` or `col='a'`.
struct SelectionFilter: Sendable, Equatable {
    let field: SelectionField
    var texts: [String]

    /// Whether the row has one of the texts in that column.
    func admits(_ row: JSONObject) -> Bool {
        let text: String
        switch field.value(in: row) {
        case .string(let value): text = value
        case .number(let number): text = number.text
        case .bool(let value): text = value ? "true" : "false"
        default: return false
        }
        return texts.contains { $0.utf8.elementsEqual(text.utf8) }
    }
}
