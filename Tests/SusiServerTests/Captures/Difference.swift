// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// One way in which an answer of ours differs from what the original answered.
struct Difference: Hashable, CustomStringConvertible {
    /// The path of the service; `*` in a table means all.
    let service: String
    /// The member, as `answers[].data[].0`; a star at its end in a table means all such.
    let member: String
    /// What stands there in the original's answer: a kind, `—` for nothing, or a status.
    let original: String
    /// What stands there in ours; the same kind where only the value differs.
    let ours: String

    init(_ service: String, _ member: String, _ original: String, _ ours: String) {
        self.service = service
        self.member = member
        self.original = original
        self.ours = ours
    }

    var description: String { "| \(service) | \(member) | \(original) | \(ours) |" }

    /// Whether a row of the table speaks of that difference.
    func covers(_ other: Difference) -> Bool {
        let isSameMember =
            member.hasSuffix("*")
            ? other.member.hasPrefix(member.dropLast()) : member == other.member
        return (service == "*" || service == other.service) && isSameMember
            && original == other.original && ours == other.ours
    }

    /// Every member that is missing, added, of another kind or of another value.
    static func between(_ original: JSON, _ ours: JSON, at path: String) -> [Difference] {
        between(original, ours, path, "")
    }

    private static func between(
        _ original: JSON,
        _ ours: JSON,
        _ path: String,
        _ place: String
    ) -> [Difference] {
        switch (original, ours) {
        case (.object(let left), .object(let right)):
            let names = left.members.map { $0.name } + right.members.map { $0.name }
            return Set(names).sorted().flatMap { name in
                let place = place.isEmpty ? name : "\(place).\(name)"
                guard let first = left[name] else {
                    return [Difference(path, place, "—", kind(of: right[name]))]
                }
                guard let second = right[name] else {
                    return [Difference(path, place, kind(of: first), "—")]
                }
                return between(first, second, path, place)
            }
        case (.array(let left), .array(let right)):
            let length: [Difference] =
                left.count == right.count
                ? []
                : [
                    Difference(
                        path,
                        "\(place)[]",
                        left.count > right.count ? "more" : "fewer",
                        left.count > right.count ? "fewer" : "more"
                    )
                ]
            return length
                + zip(left, right).flatMap { between($0, $1, path, "\(place)[]") }
        default:
            guard !original.isEquivalent(to: ours) else { return [] }
            return [Difference(path, place, kind(of: original), kind(of: ours))]
        }
    }

    private static func kind(of value: JSON?) -> String {
        switch value {
        case nil: "—"
        case .null: "null"
        case .bool: "switch"
        case .number: "number"
        case .string: "text"
        case .array: "array"
        case .object: "object"
        }
    }
}
