// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiWire

/// How a value of a response becomes the rows of a table.
package enum ResultShape {
    /// The column that holds a value which has no name.
    package static let plainColumn = "!"

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
