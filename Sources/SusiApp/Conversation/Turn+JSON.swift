// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// How a turn is kept on the device: docs/app-storage.md names the members.
extension Turn {
    /// The turn as an object with short names; what is as usual is left out.
    var json: JSON {
        var object = JSONObject()
        object.append("i", .number(Int64(bitPattern: id)))
        object.append("q", .string(question))
        object.append("t", .number(asked))
        switch stage {
        case .waiting: object.append("s", 0)
        case .asking: object.append("s", 1)
        case .answered: break
        case .failed(let trouble): object.append("s", .number(Int64(trouble.rawValue) + 16))
        }
        if sent != 0 { object.append("z", .number(sent)) }
        if answered != 0 { object.append("a", .number(answered)) }
        if let reply { object.append("r", reply.json) }
        if opinion != .none { object.append("o", .number(Int64(opinion.rawValue))) }
        if owesOpinion { object.append("w", true) }
        if deleted != 0 { object.append("x", .number(Int64(bitPattern: deleted))) }
        if !serverDate.isEmpty { object.append("d", .string(serverDate)) }
        if account != 0 { object.append("m", .number(Int64(account))) }
        return .object(object)
    }

    /// Reads such an object; nil where it is none.
    init?(_ json: JSON) {
        guard let members = json.object?.members else { return nil }
        var turn = Turn(id: 0, question: "", asked: 0, stage: .answered)
        for member in members {
            guard let letter = member.name.utf8.first, member.name.utf8.count == 1 else { continue }
            guard turn.take(member.value, as: letter) else { return nil }
        }
        guard turn.id != 0 else { return nil }
        if let json = members.first(where: { sameBytes($0.name, "r") })?.value {
            turn.reply = Reply(json, answered: turn.answered)
        }
        self = turn
    }

    /// Takes over one member; false where its value makes no sense.
    private mutating func take(_ value: JSON, as letter: UInt8) -> Bool {
        let number = value.int64
        switch letter {
        case UInt8(ascii: "i"): id = UInt64(bitPattern: number ?? 0)
        case UInt8(ascii: "q"): question = value.string ?? ""
        case UInt8(ascii: "t"): asked = number ?? 0
        case UInt8(ascii: "s"):
            guard let stage = Stage(number ?? -1) else { return false }
            self.stage = stage
        case UInt8(ascii: "z"): sent = number ?? 0
        case UInt8(ascii: "a"): answered = number ?? 0
        case UInt8(ascii: "o"): opinion = Opinion(rawValue: UInt8(clamping: number ?? 0)) ?? .none
        case UInt8(ascii: "w"): owesOpinion = value.bool ?? false
        case UInt8(ascii: "x"): deleted = UInt64(bitPattern: number ?? 0)
        case UInt8(ascii: "d"): serverDate = value.string ?? ""
        case UInt8(ascii: "m"): account = UInt32(clamping: number ?? 0)
        default: break
        }
        return true
    }
}

extension Turn.Stage {
    /// A stage as it is kept.
    fileprivate init?(_ number: Int64) {
        switch number {
        case 0: self = .waiting
        case 1: self = .asking
        default:
            guard (16...255).contains(number), let trouble = Trouble(rawValue: UInt8(number - 16))
            else { return nil }
            self = .failed(trouble)
        }
    }
}

extension TurnPage {
    /// The version of the records that hold turns, their first byte.
    static let version: UInt8 = 1
    /// A larger record is damaged.
    private static let largest = 32 << 20

    /// The turns as they are kept.
    static func record(of turns: [Turn]) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(.array(turns.map { $0.json }))
        return [version] + writer.bytes
    }

    /// The turns that a record holds, in order; nil where it is damaged or of another version.
    static func turns(_ record: [UInt8]) -> [Turn]? {
        guard record.first == version, record.count <= largest,
            let list = try? JSON(parsing: Array(record.dropFirst())), let elements = list.array
        else { return nil }
        var turns: [Turn] = []
        turns.reserveCapacity(elements.count)
        for element in elements {
            guard let turn = Turn(element), turn.id > turns.last?.id ?? 0 else { return nil }
            turns.append(turn)
        }
        return turns
    }
}
