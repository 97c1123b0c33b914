// Susi. SPDX-License-Identifier: Apache-2.0

extension WireObject {
    /// Most descriptions stand where they are used.
    public static var schemaName: String? { nil }

    /// Most values may lack everything.
    public static var sparsest: Self { Self() }

    /// Describes the members that `visit` names; those that are always there are required.
    public static func schema(naming named: inout JSONObject) -> JSON {
        if let reference = reference(in: named) { return reference }
        var members = Members(describing: named)
        var blank = Self()
        blank.visit(&members)
        named = members.named
        var required = members.required
        for member in sparsest.object.members
        where !required.contains(where: { ASCII.equal($0, member.name) }) {
            required.append(member.name)
        }
        return Self.named(objectSchema(members.object, required: required), in: &named)
    }

    /// A description under its name, where it has one.
    static func named(_ schema: JSON, in named: inout JSONObject) -> JSON {
        guard let schemaName else { return schema }
        named[schemaName] = schema
        return reference(in: named) ?? schema
    }

    /// A reference to its description, where it has been described under a name.
    static func reference(in named: JSONObject) -> JSON? {
        guard let schemaName, named[schemaName] != nil else { return nil }
        return ["$ref": .string("#/components/schemas/" + schemaName)]
    }

    /// An object with these members.
    static func objectSchema(_ properties: JSONObject, required: [String]) -> JSON {
        var schema: JSONObject = ["type": "object"]
        if !properties.isEmpty { schema.append("properties", .object(properties)) }
        if !required.isEmpty { schema.append("required", .array(required.map { .string($0) })) }
        return .object(schema)
    }
}
