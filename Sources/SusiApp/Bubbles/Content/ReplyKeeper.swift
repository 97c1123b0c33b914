// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Keeps of an answer what bubbles are made of, within limits.
struct ReplyKeeper {
    private static let mostRows = 1000
    private static let longestText = 32_768
    private static let longestCell = 2048
    private static let mostMembers = 64

    /// How many bytes may still be kept.
    private var left = 256_000

    /// The part of an answer that is kept: the same again for what was kept already.
    static func kept(_ answer: JSON?) -> JSON {
        var keeper = ReplyKeeper()
        var kept = JSONObject()
        let answer = JSON.object(answer?.object ?? JSONObject())
        let actions = (answer["actions"]?.array ?? []).filter { $0.object != nil }
        let keptActions = keeper.array(actions.prefix(Reply.mostBubbles), longestText)
        kept.append("actions", .array(keptActions))
        if let skills = answer["skills"]?.array {
            kept.append("skills", .array(keeper.array(skills.prefix(8), 1024)))
        }
        if let pictures = answer["pictures"]?.object {
            kept.append("pictures", keeper.object(pictures, longestCell, depth: 0) ?? .null)
        }
        if let model = answer["model"]?.string,
            let short = keeper.value(.string(model), 256, depth: 0)
        {
            kept.append("model", short)
        }
        if let trace = answer["trace"], let short = keeper.value(trace, 4096, depth: 0) {
            kept.append("trace", short)
        }
        if keptActions.contains(where: listsRows), let rows = answer["data"]?.array {
            let objects = rows.prefix(mostRows).map { $0.object == nil ? .object([:]) : $0 }
            kept.append("data", .array(keeper.array(objects[...], longestCell)))
        }
        return .object(kept)
    }

    /// Whether an action shows rows of data.
    private static func listsRows(_ action: JSON) -> Bool {
        switch action["type"]?.string {
        case "table", "piechart", "rss", "websearch": true
        default: false
        }
    }

    /// As many elements as there is room for.
    private mutating func array(_ elements: ArraySlice<JSON>, _ longest: Int) -> [JSON] {
        var kept: [JSON] = []
        for element in elements {
            guard let element = value(element, longest, depth: 0) else { break }
            kept.append(element)
        }
        return kept
    }

    private mutating func object(_ object: JSONObject, _ longest: Int, depth: Int) -> JSON? {
        var kept = JSONObject()
        guard spend(4) else { return nil }
        for member in object.members.prefix(Self.mostMembers) {
            guard member.name.utf8.count <= 4096, spend(Self.cost(member.name) + 2) else {
                continue
            }
            guard let value = value(member.value, longest, depth: depth + 1) else { continue }
            kept.append(member.name, value)
        }
        return .object(kept)
    }

    /// The value, shortened where it is too long; nil where there is no room for it.
    private mutating func value(_ json: JSON, _ longest: Int, depth: Int) -> JSON? {
        switch json {
        case .null, .bool: return spend(6) ? json : nil
        case .number(let number):
            return number.text.utf8.count <= 40 && spend(number.text.utf8.count + 1) ? json : nil
        case .string(let text):
            let short = Clipped.text(text, longest)
            return spend(Self.cost(short) + 3) ? .string(short) : nil
        case .array(let elements):
            guard depth < 4, spend(3) else { return nil }
            return .array(
                elements.prefix(Self.mostMembers).compactMap {
                    value($0, longest, depth: depth + 1)
                }
            )
        case .object(let members):
            guard depth < 4 else { return nil }
            return object(members, longest, depth: depth)
        }
    }

    private mutating func spend(_ bytes: Int) -> Bool {
        guard bytes <= left else { return false }
        left -= bytes
        return true
    }

    /// How many bytes a text takes when it is written.
    private static func cost(_ text: String) -> Int {
        text.utf8.reduce(0) { sum, byte in
            sum
                + (byte < 0x20
                    ? 6 : byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 2 : 1)
        }
    }
}
