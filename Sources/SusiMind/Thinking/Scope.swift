// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What variables mean while an intent is being answered, the newest meaning first.
final class Scope {
    /// The utterance in normal form: `$0$`.
    let utterance: String
    /// What the wildcards stood for: `$1$` and so on.
    let captures: [String]
    /// Values that the answer has set so far.
    var assigned = JSONObject()
    /// What the steps of the process brought, the newest last.
    var tables: [[JSONObject]] = []
    private let thinking: Thinking
    /// The intent whose answer asked this question.
    private let outer: Scope?

    init(utterance: String, captures: [String], thinking: Thinking, outer: Scope?) {
        self.utterance = utterance
        self.captures = captures
        self.thinking = thinking
        self.outer = outer
    }

    /// The value of a variable, or of a field of one: `name`, `name.field`, `name[0]`.
    func value(of name: String) -> JSON? {
        if let value = plainValue(of: name) { return value }
        let bytes = name.utf8
        guard
            let cut = bytes.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") }
            )
        else { return nil }
        guard let base = plainValue(of: String(name[..<cut])) else { return nil }
        return Scope.member(Array(bytes[cut...]), of: base)
    }

    private func plainValue(of name: String) -> JSON? {
        if let value = assigned[name] { return value }
        for table in tables.reversed() {
            for row in table {
                if let value = row[name] { return value }
            }
        }
        if let value = spokenValue(of: name) { return value }
        if let outer { return outer.plainValue(of: name) }
        if let value = thinking.asked.question.memory.variables[name] { return value }
        if let value = lastTurnValue(of: name) { return value }
        if let value = thinking.asked.question.observation[name] { return value }
        // Older skills call a script's value `$object$`, newer ones `$!$`.
        return name.utf8.elementsEqual("object".utf8) ? plainValue(of: "!") : nil
    }

    private func spokenValue(of name: String) -> JSON? {
        guard let first = name.utf8.first, first &- UInt8(ascii: "0") < 10, let number = Int(name)
        else { return nil }
        if number == 0 { return .string(utterance) }
        return number <= captures.count ? .string(captures[number - 1]) : nil
    }

    private func lastTurnValue(of name: String) -> JSON? {
        guard let turn = thinking.asked.question.memory.turns.first else { return nil }
        return switch name {
        case "query": .string(turn.query)
        case "answer": .string(turn.answer)
        case "skill_source": .string(turn.skill)
        default: nil
        }
    }

    /// Follows `.field` and `[index]` into a value.
    private static func member(_ path: [UInt8], of base: JSON) -> JSON? {
        var value = base
        var rest = path[...]
        while let sign = rest.popFirst() {
            let end =
                rest.firstIndex {
                    $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
                } ?? rest.endIndex
            let name = String(decoding: rest[..<end], as: UTF8.self)
            rest = rest[end...]
            switch sign {
            case UInt8(ascii: "."):
                guard let member = value[name] else { return nil }
                value = member
            case UInt8(ascii: "["):
                guard rest.popFirst() == UInt8(ascii: "]"), let index = Int(name),
                    let elements = value.array, elements.indices.contains(index)
                else { return nil }
                value = elements[index]
            default:
                return nil
            }
        }
        return value
    }
}

extension Scope {
    /// All that is known, as the rows of an answer: the newest first, row beside row where names
    /// do not clash.
    func data() -> [JSONObject] {
        var melded: [JSONObject] = []
        var spoken = JSONObject()
        spoken.reserveCapacity(captures.count + 1 + thinking.asked.question.observation.count)
        spoken.append("0", .string(utterance))
        for (index, capture) in captures.enumerated() {
            spoken.append(String(index + 1), .string(capture))
        }
        if assigned.isEmpty, tables.isEmpty {
            melded = [spoken]
        } else {
            Scope.meld([assigned], into: &melded)
            for table in tables.reversed() {
                Scope.meld(table, into: &melded)
            }
            Scope.meld([spoken], into: &melded)
        }
        Scope.complete(&melded[0], with: thinking.asked.question.memory.variables)
        Scope.complete(&melded[0], with: thinking.asked.question.observation)
        return melded
    }

    private static func meld(_ rows: [JSONObject], into melded: inout [JSONObject]) {
        var place = 0
        for row in rows {
            while place < melded.count,
                row.members.contains(where: { melded[place][$0.name] != nil })
            {
                place += 1
            }
            if place == melded.count {
                melded.append(row)
            } else {
                for member in row.members {
                    melded[place].append(member.name, member.value)
                }
            }
        }
    }

    private static func complete(_ row: inout JSONObject, with members: JSONObject) {
        for member in members.members where row[member.name] == nil {
            row.append(member.name, member.value)
        }
    }
}

extension JSON {
    /// The value as it stands in a sentence.
    var spoken: String {
        switch self {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .number(let number): number.text
        case .string(let text): text
        case .array, .object: text()
        }
    }
}
