// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Attempt {
    /// The rows of a `SELECT` expression; at least one.
    ///
    /// A service that a skill of this mind has defined is called; others are asked for by name.
    mutating func select(_ expression: String) throws(Interruption) -> [JSONObject] {
        let selection = try filled(expression)
        let request = selection.request
        let fetched: [JSONObject]
        if let service = thinking.service(called: request.service, by: skill) {
            fetched = try rows(of: service.call, at: try address(of: service.call, request))
        } else {
            fetched = try rows(
                offeredBy: request.service,
                request.arguments.map { ($0.name, $0.text) }
            )
        }
        let rows = selection.rows(from: fetched)
        guard !rows.isEmpty else { throw .failure(.noRows) }
        return rows
    }

    /// The expression with its variables filled in; a quote in a value stays part of the value.
    private mutating func filled(_ expression: String) throws(Interruption) -> Selection {
        let selection: Selection
        do throws(SelectionError) {
            selection = try Selection(expression)
        } catch {
            throw .failure(.service(error.description))
        }
        return try selection.replacingTexts { (text: String) throws(Interruption) in
            try evaluate(text)
        }
    }

    /// A service's address with the query in it: at `$query$`, or else at the end.
    private mutating func address(
        of call: ServiceCall,
        _ request: SelectionRequest
    ) throws(Interruption) -> String {
        guard let url = call.url else {
            throw .failure(.service("the service “\(request.service)” has no address"))
        }
        let own = scope.assigned["query"]
        scope.assigned["query"] = .string(request["query"] ?? "")
        defer { scope.assigned["query"] = own }
        let mark = Array("$query$".utf8)
        let hasMark = url.utf8.indices.contains { url.utf8[$0...].starts(with: mark) }
        return try evaluate(hasMark ? url : url + "$query$")
    }

    /// The rows of a service that the engine offers; at least one.
    func rows(
        offeredBy service: String,
        _ arguments: [(name: String, value: String)]
    ) throws(Interruption) -> [JSONObject] {
        let need = Need.rows(service: service, arguments: arguments)
        switch try thinking.obtain(need) {
        case .rows(let rows):
            guard !rows.isEmpty else { throw .failure(.noRows) }
            return rows
        case .failed(let reason): throw .failure(.service(reason))
        case .response, .value:
            throw .failure(.service("“\(service)” was answered with something else"))
        }
    }
}
