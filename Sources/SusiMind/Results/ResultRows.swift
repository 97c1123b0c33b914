// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiWire

/// How the response of a service becomes the rows of a table.
package enum ResultRows {
    /// The column that holds a value which has no name.
    package static let plainColumn = "!"

    /// The rows that a path finds in the body of a response; at least one.
    ///
    /// A body wrapped as `name( … );` is unwrapped. The path `$` takes a body that is no list for
    /// a text and gives it as one row, so that services which answer in plain text can be used.
    package static func rows(
        at path: String,
        in body: [UInt8]
    ) throws(ResultError) -> [JSONObject] {
        let path = try ResultPath(path)
        let content = ResponseBody.unwrapped(body)
        let document: JSON
        do throws(JSONError) {
            document = try JSON(parsing: content)
        } catch {
            if path.isWhole { return try text(body) }
            throw ResultError(
                kind: .unreadableBody,
                place: "the response, line \(error.line), column \(error.column)",
                expected: error.expected,
                found: error.found
            )
        }
        if path.isWhole, document.array == nil { return try text(content) }
        return try rows(of: path.value(in: document), at: path.text)
    }

    private static func text(_ body: [UInt8]) throws(ResultError) -> [JSONObject] {
        guard body.contains(where: { $0 > 0x20 }) else {
            throw ResultError(
                kind: .noRows,
                place: "the response",
                expected: "a text or a list",
                found: "nothing"
            )
        }
        return [[plainColumn: .string(String(decoding: body, as: UTF8.self))]]
    }

    /// The rows of a value: the elements of a list, or one row; `place` is what errors name.
    package static func rows(
        of value: JSON,
        at place: String
    ) throws(ResultError) -> [JSONObject] {
        switch value {
        case .object(let object): return [extended(object)]
        case .array(let elements): return try rows(ofList: elements, at: place)
        default: return [[plainColumn: value]]
        }
    }

    private static func rows(
        ofList elements: [JSON],
        at place: String
    ) throws(ResultError) -> [JSONObject] {
        guard !elements.isEmpty else {
            throw ResultError(
                kind: .noRows,
                place: place,
                expected: "at least one element",
                found: "an empty list"
            )
        }
        var rows: [JSONObject] = []
        rows.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            switch element {
            case .object(let object): rows.append(object)
            case .array:
                throw ResultError(
                    kind: .unsuitableValue,
                    place: "\(place), element \(index)",
                    expected: "an object or a plain value",
                    found: "a list inside the list"
                )
            default: rows.append([plainColumn: element])
            }
        }
        return rows
    }

    /// Adds `k0`, `v0`, `k1`, … and `mapsize`, for objects whose member names are data.
    ///
    /// Where the object itself has a member of such a name, that one stays.
    private static func extended(_ object: JSONObject) -> JSONObject {
        let taken = object.members.filter { isExtensionName($0.name) }
        let names = Set(taken.map { $0.name })
        var row = object
        row.reserveCapacity(object.count * 3 + 1)
        func add(_ name: String, _ value: JSON) {
            if names.isEmpty || !names.contains(name) { row.append(name, value) }
        }
        for (index, member) in object.members.enumerated() {
            add("k\(index)", .string(member.name))
            add("v\(index)", member.value)
        }
        add("mapsize", .number(object.count))
        return row
    }

    private static func isExtensionName(_ name: String) -> Bool {
        if name.utf8.elementsEqual("mapsize".utf8) { return true }
        guard let first = name.utf8.first,
            first == UInt8(ascii: "k") || first == UInt8(ascii: "v")
        else { return false }
        return name.utf8.dropFirst().allSatisfy { $0 &- 0x30 < 10 }
    }
}
