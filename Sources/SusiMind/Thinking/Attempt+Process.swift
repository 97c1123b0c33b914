// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Attempt {
    /// Takes one step of the process.
    mutating func take(_ inference: Inference) throws(Interruption) {
        switch inference {
        case .check(let condition, let isNegated):
            try check(condition, isNegated: isNegated)
        case .branch(let conditions, let number):
            for condition in conditions[..<number] { try check(condition, isNegated: true) }
            if number < conditions.count { try check(conditions[number], isNegated: false) }
        case .set(let name, let value):
            let value = JSON.string(try evaluate(value))
            scope.assigned[try evaluate(name)] = value
        case .clear(let name):
            scope.assigned[try evaluate(name)] = ""
        case .script(let source):
            try run(source)
        case .call(let call):
            try make(call)
        case .select(let expression):
            scope.tables.append(try select(expression))
        case .first:
            // Without a table the latest one is what was said: one row.
            if !scope.tables.isEmpty { try reshapeLatest { Array($0.prefix(1)) } }
        case .rest:
            try reshapeLatest { Array($0.dropFirst()) }
        case .squash:
            scope.tables = [scope.data()]
        }
    }

    private mutating func check(
        _ condition: Condition,
        isNegated: Bool
    ) throws(Interruption) {
        try thinking.countCheck()
        let value = try evaluate(condition.variable, whereMissing: .empty)
        var holds = !value.isEmpty
        var described = condition.variable
        if let pattern = condition.pattern {
            let wanted = try evaluate(pattern, whereMissing: .empty)
            holds = ConditionPattern(wanted).matches(value)
            described += "=\(wanted)"
        }
        if holds == isNegated {
            throw .failure(.condition(isNegated ? "not \(described)" : described))
        }
    }

    private mutating func run(_ source: String) throws(Interruption) {
        let script = try evaluate(source)
        switch try thinking.obtain(.script(source: script)) {
        case .value(let value):
            guard !value.isEmpty else { throw .failure(.script("it has no value")) }
            scope.tables.append(Attempt.rows(ofScript: value))
        case .failed(let reason):
            throw .failure(.script(reason))
        case .response, .rows:
            throw .failure(.script("it was answered with something else"))
        }
    }

    /// What a script came to; a list of objects, as `JSON.stringify` writes it, is a table.
    private static func rows(ofScript value: String) -> [JSONObject] {
        var rows: [JSONObject] = []
        if value.utf8.starts(with: "[{".utf8) {
            do throws(JSONError) {
                let elements = try JSON(parsing: Array(value.utf8)).array ?? []
                rows = elements.compactMap { $0.object }
                if rows.count < elements.count { rows = [] }
            } catch {
                // Then it is a text like any other.
            }
        }
        if rows.isEmpty { rows.append(JSONObject()) }
        rows[0]["!"] = .string(value)
        return rows
    }

    private mutating func reshapeLatest(
        _ change: ([JSONObject]) -> [JSONObject]
    ) throws(Interruption) {
        guard let latest = scope.tables.popLast() else { throw .failure(.noRows) }
        let rows = change(latest)
        guard !rows.isEmpty else { throw .failure(.noRows) }
        scope.tables.append(rows)
    }

    /// Makes the call of a skill's body; its rows become the latest table.
    private mutating func make(_ call: ServiceCall) throws(Interruption) {
        if let data = call.data, !data.isEmpty { scope.tables.append(data) }
        if let service = call.service {
            var arguments: [(name: String, value: String)] = []
            for (name, text) in call.arguments {
                arguments.append((name, try evaluate(text)))
            }
            scope.tables.append(try rows(offeredBy: service, arguments))
        }
        guard let url = call.url else { return }
        let address = try evaluate(url)
        scope.tables.append(try rows(of: call, at: address))
    }

    /// The rows that a call's address answers with.
    mutating func rows(
        of call: ServiceCall,
        at address: String
    ) throws(Interruption) -> [JSONObject] {
        var headers = call.requestHeaders
        let isAccepting = headers.contains { $0.name.utf8.lowercased == "accept".utf8.lowercased }
        if call.path != nil, !isAccepting { headers.append(("Accept", "application/json")) }
        let fulfilment = try thinking.obtain(.fetch(url: address, headers: headers))
        guard case .response(let status, let responseHeaders, let body) = fulfilment else {
            if case .failed(let reason) = fulfilment { throw .failure(.service(reason)) }
            throw .failure(.service("the call was answered with something else"))
        }
        guard status == 200 else {
            throw .failure(.service("the service answered with status \(status)"))
        }
        var rows: [JSONObject] = []
        if let path = call.path {
            let place = try evaluate(path)
            do throws(ResultError) {
                rows = try ResultRows.rows(at: place, in: body)
            } catch {
                throw .failure(.service(error.description))
            }
        }
        let named = Attempt.variables(call.responseHeaders, in: responseHeaders)
        if !named.isEmpty { rows.append(named) }
        if rows.isEmpty { rows.append(JSONObject()) }
        return rows
    }

    private static func variables(
        _ wanted: [(header: String, variable: String)],
        in headers: [(name: String, value: String)]
    ) -> JSONObject {
        var row = JSONObject()
        for (header, variable) in wanted {
            let match = headers.first {
                $0.name.utf8.lowercased == header.utf8.lowercased
            }
            if let match { row[variable] = .string(match.value) }
        }
        return row
    }
}

extension String.UTF8View {
    /// The bytes with ASCII letters in lower case, as names of headers are compared.
    fileprivate var lowercased: [UInt8] {
        map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    }
}
