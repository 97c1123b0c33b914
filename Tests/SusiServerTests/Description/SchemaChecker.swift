// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// As much of JSON Schema as our own description uses.
struct SchemaChecker {
    let document: JSON

    /// The schema of what a service answers.
    func reply(of path: String, _ method: String = "get") -> JSON? {
        document["paths"]?[path]?[method]?["responses"]?["200"]?["content"]?["application/json"]?[
            "schema"
        ]
    }

    /// What a reference leads to; the schema itself where it is none.
    func resolved(_ schema: JSON) -> JSON? {
        guard let reference = schema["$ref"]?.string else { return schema }
        guard reference.hasPrefix("#/") else { return nil }
        return reference.dropFirst(2).split(separator: "/")
            .reduce(document) { found, step in found?[String(step)] }
    }

    /// What is wrong with a value, each problem with the way to its place.
    func problems(_ value: JSON, _ schema: JSON, at place: String = "") -> [String] {
        guard let schema = resolved(schema) else { return ["\(place): the schema is missing"] }
        if let kinds = schema["oneOf"]?.array {
            let fitting = kinds.filter { problems(value, $0, at: place).isEmpty }.count
            return fitting == 1 ? [] : ["\(place): \(fitting) of the kinds fit"]
        }
        if let values = schema["enum"]?.array,
            !values.contains(where: { $0.isEquivalent(to: value) })
        {
            return ["\(place): \(value.text()) is none of the values"]
        }
        switch schema["type"]?.string {
        case "object":
            guard let object = value.object else { return ["\(place): no object"] }
            return objectProblems(object, schema, at: place)
        case "array":
            guard let array = value.array else { return ["\(place): no array"] }
            let element = schema["items"] ?? [:]
            return array.indices.flatMap { problems(array[$0], element, at: "\(place)[\($0)]") }
        case "string":
            return value.string == nil ? ["\(place): no text"] : []
        case "integer":
            return value.int64 == nil ? ["\(place): no whole number"] : []
        case "number":
            return value.double == nil ? ["\(place): no number"] : []
        case "boolean":
            return value.bool == nil ? ["\(place): neither true nor false"] : []
        default:
            return []
        }
    }

    private func objectProblems(_ object: JSONObject, _ schema: JSON, at place: String) -> [String]
    {
        var found: [String] = []
        for name in schema["required"]?.array?.compactMap({ $0.string }) ?? []
        where object[name] == nil {
            found.append("\(place).\(name): missing")
        }
        for member in object.members {
            let other = schema["additionalProperties"]
            guard let inside = schema["properties"]?[member.name] ?? other else { continue }
            found += problems(member.value, inside, at: "\(place).\(member.name)")
        }
        return found
    }
}
