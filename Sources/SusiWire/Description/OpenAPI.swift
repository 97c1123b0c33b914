// Susi. SPDX-License-Identifier: Apache-2.0

/// The description of the protocol that programs read, in the form of OpenAPI 3.0.
///
/// It says nothing of its own: paths, parameters and roles come from the declarations of the
/// endpoints, replies from the types that write them.
public enum OpenAPI {
    /// Describes the endpoints that a server offers.
    public static func document(version: String, of endpoints: [Endpoint]) -> JSON {
        var named = JSONObject()
        named["Failure"] = failure(&named)
        var paths = JSONObject()
        for endpoint in endpoints {
            for path in endpoint.declaration.paths {
                paths.append(path, pathItem(endpoint, at: path, &named))
            }
        }
        paths.append(TilePath.template, TilePath.description)
        return [
            "openapi": "3.0.3",
            "info": [
                "title": "Susi",
                "version": .string(version),
                "license": [
                    "name": "Apache-2.0", "url": "https://www.apache.org/licenses/LICENSE-2.0",
                ],
                "description": .string(introduction),
            ],
            "servers": [["url": "/"]],
            "paths": .object(paths),
            "components": [
                "schemas": .object(named),
                "responses": [
                    "Failure": [
                        "description":
                            "It did not work; the status says why to programs, the message to people.",
                        "content": [
                            "application/json": ["schema": ["$ref": "#/components/schemas/Failure"]]
                        ],
                    ]
                ],
                "securitySchemes": [
                    "header": ["type": "http", "scheme": "bearer"],
                    "parameter": ["type": "apiKey", "in": "query", "name": "access_token"],
                ],
            ],
        ]
    }

    private static let introduction = """
        Services answer GET and POST alike; parameters may stand in the query, in a form, in a \
        multipart form or in a JSON object, and the first of a name counts. A token comes from \
        /aaa/login.json; one that is unknown or has ended makes the request anonymous. With \
        minified=true answers have no layout. With callback=NAME, and without a token, an answer is \
        a script that calls that function.
        """

    /// What every refusal has.
    private static func failure(_ named: inout JSONObject) -> JSON {
        var failure = PlainReply.schema(naming: &named).object ?? JSONObject()
        failure["required"] = ["accepted", "message"]
        return .object(failure)
    }

    private static func pathItem(
        _ endpoint: Endpoint,
        at path: String,
        _ named: inout JSONObject
    ) -> JSON {
        let methods = endpoint.declaration.methods
        var item = JSONObject()
        let known: [(method: Methods, name: String)] = [
            (.get, "get"), (.post, "post"), (.delete, "delete"),
        ]
        for (method, name) in known where methods.contains(method) {
            item.append(name, operation(endpoint, name, at: path, &named))
        }
        return .object(item)
    }

    private static func operation(
        _ endpoint: Endpoint,
        _ method: String,
        at path: String,
        _ named: inout JSONObject
    ) -> JSON {
        let declaration = endpoint.declaration
        // What is a picture elsewhere is text there.
        let isText = ASCII.ends(path, with: ".base64")
        let reply = isText ? .text() : endpoint.reply(naming: &named)
        var operation: JSONObject = [
            "operationId": .string(identifier(of: path, method)),
            "summary": .string(endpoint.summary),
        ]
        if declaration.role > .user {
            operation["description"] = .string("Needs the role \(declaration.role.name).")
        }
        var security: [JSON] = [["header": []], ["parameter": []]]
        if declaration.role == .anonymous { security.append([:]) }
        operation["security"] = .array(security)
        if ASCII.equal(method, "post") {
            operation["requestBody"] = ParameterDescription.body(of: declaration)
        }
        if !ASCII.equal(method, "post") || endpoint == .listen {
            let query = ParameterDescription.query(of: declaration)
            if !query.isEmpty { operation["parameters"] = .array(query) }
        }
        operation["responses"] = [
            "200": [
                "description": "It worked, or “accepted” says that it did not.",
                "content": .object([reply.mediaType: ["schema": reply.schema]]),
            ],
            "default": ["$ref": "#/components/responses/Failure"],
        ]
        return .object(operation)
    }

    /// The path without slashes and the usual ending, and the method: `get_susi_chat`.
    private static func identifier(of path: String, _ method: String) -> String {
        var identifier = method
        for step in ASCII.split(path, at: UInt8(ascii: "/")) where !step.isEmpty {
            for part in ASCII.split(step, at: UInt8(ascii: ".")) where !ASCII.equal(part, "json") {
                identifier += "_" + part
            }
        }
        return identifier
    }
}
