// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads a SELECT expression; keywords in any case.
struct SelectionParser {
    /// How deep selections may nest; they are walked recursively.
    static let depthLimit = 8

    let bytes: [UInt8]
    var position = 0
    private var depth = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func parse() throws(SelectionError) -> Selection {
        let selection = try parseSelection()
        _ = skip(";")
        skipBlanks()
        guard current == nil else { throw fault("the end of the expression") }
        return selection
    }

    private mutating func parseSelection() throws(SelectionError) -> Selection {
        guard skip(keyword: "select") else { throw fault("SELECT") }
        let columns = try parseColumns()
        guard skip(keyword: "from") else { throw fault("‘,’, AS or FROM") }
        if skip("(") {
            guard depth < Self.depthLimit else {
                throw fault("at most \(Self.depthLimit) selections inside each other")
            }
            depth += 1
            let inner = try parseSelection()
            depth -= 1
            guard skip(")") else { throw fault("‘)’") }
            // The rows are there already, so every condition is one on them.
            let filters = try parseConditions().map { $0.filter }
            return Selection(columns: columns, source: .selection(inner), filters: filters)
        }
        skipBlanks()
        let start = position
        guard let service = readName() else { throw fault("a service or ‘(’") }
        let conditions = try parseConditions()
        let arguments = conditions.filter { !$0.isList }.map {
            SelectionRequest.Argument(
                name: $0.filter.field.text.lowercased(),
                text: $0.filter.texts.first ?? ""
            )
        }
        let request = SelectionRequest(service: service, arguments: arguments)
        if service.lowercased().utf8.elementsEqual("rss".utf8), request["url"] == nil {
            position = start
            throw fault("rss with WHERE url='…'")
        }
        return Selection(
            columns: columns,
            source: .service(request),
            filters: conditions.filter { $0.isList }.map { $0.filter }
        )
    }

    // MARK: Columns

    private mutating func parseColumns() throws(SelectionError) -> [SelectionColumn] {
        var columns: [SelectionColumn] = []
        repeat {
            skipBlanks()
            let start = position
            let column = try parseColumn()
            if let first = columns.first, first.isAggregate != column.isAggregate {
                position = start
                throw fault("either columns of rows or functions over all rows")
            }
            columns.append(column)
        } while skip(",")
        return columns
    }

    private mutating func parseColumn() throws(SelectionError) -> SelectionColumn {
        skipBlanks()
        let start = position
        if skip("*") { return SelectionColumn(value: .everything, name: "*") }
        let value: SelectionColumn.Value
        if let function = readFunctionName() {
            value = try parseFunction(function)
        } else {
            value = .field(try parseField())
        }
        let written = written(from: start)
        guard skip(keyword: "as") else { return SelectionColumn(value: value, name: written) }
        skipBlanks()
        guard let name = readName() else { throw fault("a name") }
        return SelectionColumn(value: value, name: name)
    }

    /// Reads a function's name and its parenthesis; other names are left alone.
    private mutating func readFunctionName() -> String? {
        let start = position
        if let name = readName()?.lowercased(), skip("("),
            name.utf8.elementsEqual("percent".utf8) || SelectionFunction(name) != nil
        {
            return name
        }
        position = start
        return nil
    }

    private mutating func parseFunction(
        _ name: String
    ) throws(SelectionError)
        -> SelectionColumn.Value
    {
        let function = SelectionFunction(name)
        if function == .count, skip("*") {
            guard skip(")") else { throw fault("‘)’") }
            return .function(.count, nil)
        }
        let field = try parseField()
        guard skip(")") else { throw fault("‘)’") }
        return function.map { .function($0, field) } ?? .percent(field)
    }

    private mutating func parseField() throws(SelectionError) -> SelectionField {
        skipBlanks()
        let start = position
        guard let name = readName() else { throw fault("a column") }
        var steps: [SelectionField.Step] = []
        while true {
            if skip(bytes: "[") {
                guard let index = readIndex(), skip("]") else {
                    throw fault("the number of an element and ‘]’")
                }
                steps.append(.element(index))
            } else if skip(bytes: ".size()") {
                steps.append(.count(asMember: "size"))
            } else if skip(bytes: ".") {
                guard let member = readName() else { throw fault("a name") }
                let isCount = member.utf8.elementsEqual("length".utf8)
                steps.append(isCount ? .count(asMember: member) : .member(member))
            } else {
                return SelectionField(text: written(from: start), name: name, steps: steps)
            }
        }
    }

    // MARK: Conditions

    private mutating func parseConditions() throws(SelectionError)
        -> [(filter: SelectionFilter, isList: Bool)]
    {
        guard skip(keyword: "where") else { return [] }
        var conditions: [(filter: SelectionFilter, isList: Bool)] = []
        repeat {
            let field = try parseField()
            if skip("=") {
                let text = try parseText()
                conditions.append((SelectionFilter(field: field, texts: [text]), false))
            } else if skip(keyword: "in") {
                guard skip("(") else { throw fault("‘(’") }
                var texts = [try parseText()]
                while skip(",") { texts.append(try parseText()) }
                guard skip(")") else { throw fault("‘,’ or ‘)’") }
                conditions.append((SelectionFilter(field: field, texts: texts), true))
            } else {
                throw fault("‘=’ or IN")
            }
        } while skip(keyword: "and")
        return conditions
    }
}
