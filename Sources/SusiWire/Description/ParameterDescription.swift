// Susi. SPDX-License-Identifier: Apache-2.0

/// How an endpoint's parameters are described: those of a query, and those of a body.
enum ParameterDescription {
    /// The parameters of a query.
    static func query(of declaration: EndpointDeclaration) -> [JSON] {
        var parameters = all(of: declaration).map { declared in
            var parameter: JSONObject = [
                "name": .string(declared.parameter.name), "in": "query",
                "schema": schema(of: declared),
            ]
            if isRequired(declared, in: declaration) { parameter["required"] = true }
            return JSON.object(parameter)
        }
        if takesSettings(declaration) {
            parameters.append([
                "name": "settings", "in": "query", "style": "form", "explode": true,
                "description": "The settings, each under its own name.",
                "schema": ["type": "object", "additionalProperties": ["type": "string"]],
            ])
        }
        return parameters
    }

    /// A body, in all the forms that one may have.
    static func body(of declaration: EndpointDeclaration) -> JSON {
        // What is taken in is what was exported: a document of its own, and no parameters.
        if declaration.endpoint == .account {
            return [
                "required": true,
                "content": ["application/json": ["schema": ["type": "object"]]],
            ]
        }
        // What was said is the body as it is; its language stands in the query.
        if declaration.endpoint == .listen {
            var content = JSONObject()
            for type in ["audio/wav", "audio/webm", "audio/ogg", "audio/mp4"] {
                content[type] = ["schema": ["type": "string", "format": "binary"]]
            }
            return ["required": true, "content": .object(content)]
        }
        let declared = all(of: declaration)
        var properties = JSONObject()
        var required: [JSON] = []
        for declared in declared {
            properties.append(declared.parameter.name, schema(of: declared))
            if isRequired(declared, in: declaration) {
                required.append(.string(declared.parameter.name))
            }
        }
        var schema: JSONObject = ["type": "object"]
        if !properties.isEmpty { schema["properties"] = .object(properties) }
        if !required.isEmpty { schema["required"] = .array(required) }
        if takesSettings(declaration) {
            schema["additionalProperties"] = ["type": "string"]
        }
        let content: JSON = ["schema": .object(schema)]
        let takesFiles = declared.contains { $0.kind == .file }
        let forms: JSON =
            takesFiles
            ? ["multipart/form-data": content]
            : [
                "application/x-www-form-urlencoded": content, "application/json": content,
                "multipart/form-data": content,
            ]
        var body: JSONObject = ["content": forms]
        if !required.isEmpty { body["required"] = true }
        return .object(body)
    }

    /// What the endpoint takes, and the layout that every one takes.
    private static func all(of declaration: EndpointDeclaration) -> [ParameterDeclaration] {
        let isJSON = declaration.paths[0].utf8.suffix(5).elementsEqual(".json".utf8)
        return declaration.parameters + (isJSON ? [.flag(.minified)] : [])
    }

    /// Whether a request without it never makes sense.
    private static func isRequired(
        _ declared: ParameterDeclaration,
        in declaration: EndpointDeclaration
    ) -> Bool {
        declared.isRequired && declaration.alternatives.isEmpty
    }

    private static func takesSettings(_ declaration: EndpointDeclaration) -> Bool {
        declaration.endpoint == .changeUserSettings
    }

    private static func schema(of declared: ParameterDeclaration) -> JSON {
        var schema: JSONObject =
            switch declared.kind {
            case .text, .prose: ["type": "string"]
            case .list: ["type": "string", "description": "values separated by commas"]
            case .choice(let values):
                ["type": "string", "enum": .array(values.map { .string($0) })]
            case .int: ["type": "integer", "format": "int32"]
            case .long: ["type": "integer", "format": "int64"]
            case .double: ["type": "number"]
            case .flag: ["type": "boolean"]
            case .file: ["type": "string", "format": "binary"]
            }
        guard let fallback = declared.fallback, !fallback.isEmpty else { return .object(schema) }
        switch declared.kind {
        case .int, .long: schema["default"] = Int64(fallback).map { .number($0) }
        case .flag: schema["default"] = .bool(ASCII.equal(fallback, "true"))
        default: schema["default"] = .string(fallback)
        }
        return .object(schema)
    }
}
