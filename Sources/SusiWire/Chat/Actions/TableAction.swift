// Susi. SPDX-License-Identifier: Apache-2.0

/// A table of the rows of data.
public struct TableAction: ActionMembers, Sendable, Equatable {
    /// A column: which member of the rows it shows, and what stands above it.
    public struct Column: Sendable, Equatable {
        /// The member of the rows.
        public var key: String
        /// The heading.
        public var title: String

        /// Shows a member under a heading.
        public init(_ key: String, title: String) {
            self.key = key
            self.title = title
        }
    }

    /// The columns from left to right.
    public var columns: [Column] = []
    /// How many rows to show; less than 0 is all of them.
    public var count: Int64?

    /// An action without any member.
    public init() {}

    /// Shows columns.
    public init(_ columns: [Column], count: Int64? = nil) {
        self.columns = columns
        self.count = count
    }

    mutating func visit(_ members: inout Members) {
        var table: [Column]? = columns
        if !members.isWriting { table = nil }
        members.value(
            "columns",
            &table,
            isRequired: true,
            expected: "an object of headings",
            schema: ["type": "object", "additionalProperties": ["type": "string"]],
            read: { TableAction.columns(in: $0) },
            write: { TableAction.json(of: $0) }
        )
        columns = table ?? []
        // The tutorial of the skill language calls it `length`.
        if count == nil, !members.isWriting { members.value("length", &count) }
        members.value("count", &count)
    }
}

extension TableAction {
    /// Columns from an object of headings, or from an array of members or of such objects.
    private static func columns(in json: JSON) -> [Column]? {
        var columns: [Column] = []
        switch json {
        case .object(let object):
            append(object, to: &columns)
        case .array(let array):
            for element in array {
                if let object = element.object {
                    append(object, to: &columns)
                } else if let key = String(wire: element) {
                    append(Column(key, title: key), to: &columns)
                }
            }
        default:
            return nil
        }
        return columns
    }

    private static func append(_ object: JSONObject, to columns: inout [Column]) {
        for member in object.members {
            let title = String(wire: member.value) ?? member.name
            append(Column(member.name, title: title), to: &columns)
        }
    }

    /// Adds a column unless its member has one already: columns travel as an object (Q13).
    private static func append(_ column: Column, to columns: inout [Column]) {
        let isNew = !columns.contains { ASCII.equal($0.key, column.key) }
        if isNew { columns.append(column) }
    }

    private static func json(of columns: [Column]) -> JSON {
        var object = JSONObject()
        for column in columns { object[column.key] = .string(column.title) }
        return .object(object)
    }
}
