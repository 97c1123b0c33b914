// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

/// Exchanges recorded from the original server, and a few of our own making.
@Suite struct CaptureTests {
    static let fixtures = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../Fixtures/Exchanges")
        .standardizedFileURL

    static let own = exchanges {
        try FileManager.default
            .contentsOfDirectory(at: fixtures, includingPropertiesForKeys: nil)
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    static let recorded = exchanges { try SharedReference.files(in: "captures") }

    static let all = own + recorded

    @Test(.enabled(if: !recorded.isEmpty, "the recorded exchanges are not on this machine"))
    func `all recorded exchanges are there`() {
        #expect(Self.recorded.count == 62)
    }

    @Test func `all exchanges of our own making are there`() {
        #expect(Self.own.count == 18)
    }

    @Test(arguments: all)
    func `decoding and encoding an answer changes nothing`(exchange: Exchange) throws {
        guard let json = try exchange.json() else {
            let text = try #require(exchange.body.string)
            let page = try #require(ErrorPage(text))
            #expect(page.status == exchange.status)
            #expect(!page.message.isEmpty)
            return
        }
        let written = try Exchange.rewritten(json, at: exchange.path)
        let rewritten = try #require(written)
        #expect(rewritten.isEquivalent(to: json), "\(rewritten.text())")
    }

    @Test(arguments: all)
    func `known members are understood and not only carried along`(exchange: Exchange) throws {
        guard let json = try exchange.json() else { return }
        switch Endpoint(path: exchange.path) {
        case .chat: try expectUnderstood(ChatAnswer(json))
        case .memory:
            let memory = try MemoryReply(json)
            #expect(memory.extra.isEmpty)
            for cognition in memory.cognitions ?? [] { try expectUnderstood(cognition) }
        case .login: #expect(try LoginReply(json).extra.isEmpty)
        case .signup: #expect(try PasswordRule(json).extra.isEmpty)
        case .checkRegistration: #expect(try RegistrationCheck(json).extra.isEmpty)
        case .listUserSettings: #expect(try SettingsReply(json).extra.isEmpty)
        case .listUserDevices: #expect(try DeviceList(json).extra.isEmpty)
        case .getGroups: #expect(try GroupList(json).extra.isEmpty)
        case .getSkillMetadata:
            let answer = try SkillMetadata(json)
            #expect(answer.extra.isEmpty)
            expectOnlyNulls(answer.skill?.extra)
        case .getSkillList:
            let list = try SkillList(json)
            #expect(list.extra.isEmpty)
            for entry in list.skills?.entries ?? [] { expectOnlyNulls(entry.value.extra) }
            for card in list.filtered ?? [] { expectOnlyNulls(card.extra) }
        case .status: #expect(try ServerStatus(json).extra.isEmpty)
        default: break
        }
    }

    /// Every cut and a few thousand random changes, all of them seeded.
    @Test func `no cut and no mutation of an answer does harm`() throws {
        var random = SeededRandom(seed: 62)
        for exchange in Self.all {
            guard let json = try exchange.json() else { continue }
            let bytes = Array(json.text().utf8)
            for _ in 0..<60 {
                var changed = bytes
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let index = Int.random(in: 0..<changed.count, using: &random)
                    switch Int.random(in: 0...3, using: &random) {
                    case 0: changed[index] = UInt8.random(in: 0x20...0x7E, using: &random)
                    case 1: changed.remove(at: index)
                    case 2: changed.insert(changed[index], at: index)
                    default: changed.removeSubrange(index...)
                    }
                    if changed.isEmpty { changed = bytes }
                }
                guard let damaged = try? JSON(parsing: changed) else { continue }
                try expectStable(damaged, at: exchange.path)
            }
        }
    }

    /// Values of every kind in every place.
    @Test func `no value in the wrong place does harm`() throws {
        var random = SeededRandom(seed: 63)
        for exchange in Self.all {
            guard let json = try exchange.json() else { continue }
            for _ in 0..<40 {
                let damaged = json.damaged(by: &random)
                try expectStable(damaged, at: exchange.path)
            }
        }
    }

    /// What a folder holds; nothing where that fails, which the counts above notice.
    private static func exchanges(_ files: () throws -> [URL]) -> [Exchange] {
        (try? files().map { try Exchange($0) }) ?? []
    }

    /// What was read and written once is read the same again, and strict answers are.
    private func expectStable(_ json: JSON, at path: String) throws {
        guard json.object != nil, let once = try Exchange.rewritten(json, at: path) else { return }
        #expect(try Exchange.rewritten(once, at: path) == once)
        if Endpoint(path: path) == .chat {
            let strict = try ChatAnswer(json).strict()
            #expect(strict.strict() == strict)
            #expect(try ChatAnswer(strict.json) == strict)
            #expect(strict.json.nulls == 0)
        } else if Endpoint(path: path) == .getSkillMetadata {
            let strict = try SkillMetadata(json).strict()
            #expect(strict.strict() == strict)
            #expect((strict.skill?.json ?? nil).nulls == (strict.skill == nil ? 1 : 0))
        }
    }

    private func expectUnderstood(_ answer: ChatAnswer) throws {
        #expect(answer.extra.isEmpty)
        #expect(answer.queryDate?.instant() != nil && answer.answerDate?.instant() != nil)
        for answer in answer.answers ?? [] {
            #expect(answer.extra.isEmpty)
            #expect(answer.skill != nil)
            for action in answer.actions ?? [] {
                #expect(action.action.isForClients)
                // The line of the skill is told for debugging only.
                #expect(action.extra.members.allSatisfy { $0.name == "line" })
            }
        }
    }

    private func expectOnlyNulls(_ extra: JSONObject?) {
        #expect(extra?.members.allSatisfy { $0.value.isNull } ?? true)
    }
}

extension JSON {
    /// How many nulls are anywhere inside.
    var nulls: Int {
        switch self {
        case .null: 1
        case .array(let elements): elements.reduce(0) { $0 + $1.nulls }
        case .object(let object): object.members.reduce(0) { $0 + $1.value.nulls }
        case .bool, .number, .string: 0
        }
    }

    /// The same value with one place replaced by something else.
    fileprivate func damaged(by random: inout SeededRandom) -> JSON {
        let stays = Int.random(in: 0..<5, using: &random) > 0
        switch self {
        case .array(var elements) where stays && !elements.isEmpty:
            let index = Int.random(in: 0..<elements.count, using: &random)
            elements[index] = elements[index].damaged(by: &random)
            return .array(elements)
        case .object(var object) where stays && !object.isEmpty:
            let member = object.members[Int.random(in: 0..<object.count, using: &random)]
            object[member.name] = member.value.damaged(by: &random)
            return .object(object)
        default:
            let values: [JSON] =
                [
                    nil, true, 0, -1, 9_223_372_036_854_775_807, "", "x", "-1", "1e400",
                    "undefined",
                    [], [nil], [[]], ["x", 1], [:], ["": nil], ["type": "rss"], ["0": ["0": 1]],
                ]
                + ["1e999", "-0.5", "12345678901234567890"].map {
                    JSONNumber($0).map { .number($0) } ?? nil
                }
            return values[Int.random(in: 0..<values.count, using: &random)]
        }
    }
}
