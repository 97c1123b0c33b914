// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// An answer of a server, read as every type there could be; also the body of an exchange.
func tryReply(_ input: [UInt8], _ outcome: inout TrialOutcome) {
    guard let json = try? JSON(parsing: input) else {
        let page = ErrorPage(String(decoding: input, as: UTF8.self))
        outcome.note(page?.message ?? "no JSON")
        return
    }
    guard let object = (json["body"] ?? json).object else {
        outcome.note("no object")
        return
    }
    let chat = ChatAnswer(object: object)
    check(chat, strict: chat.strict(), isFlat: true, &outcome)
    let memory = MemoryReply(object: object)
    check(memory, strict: memory.strict(), &outcome)
    let list = SkillList(object: object)
    check(list, strict: list.strict(for: SkillListQuery()), &outcome)
    let metrics = SkillMetrics(object: object)
    check(metrics, strict: metrics.strict(), &outcome)
    let card = SkillCard(object: object)
    check(card, strict: card.strict(), isFlat: true, &outcome)
    let settings = SettingsReply(object: object)
    check(settings, strict: settings.strict(), &outcome)
    let login = LoginReply(object: object)
    check(login, strict: login.strict(), &outcome)
    let devices = DeviceList(object: object)
    check(devices, strict: devices.strict(), &outcome)
    let feedback = FeedbackList(object: object)
    check(feedback, strict: feedback.strict(), &outcome)
    let usage = SkillUsage(object: object)
    check(usage, strict: usage.strict(), &outcome)
    check(UserList(object: object), &outcome)
    check(ProfileDetails(object: object), &outcome)
    check(ReportList(object: object), &outcome)
    do throws(WireError) {
        _ = try ChatAnswer(complete: .object(object))
    } catch {
        outcome.note(error.description)
    }
}

/// What was read is written and reads back the same, and strict values stay strict.
private func check<Value: WireObject>(
    _ value: Value,
    strict: Value? = nil,
    isFlat: Bool = false,
    _ outcome: inout TrialOutcome
) {
    outcome.note(value.json.text())
    outcome.expect(Value(object: value.object) == value, "what was written reads back the same")
    guard let strict else { return }
    outcome.note(strict.json.text())
    outcome.expect(Value(object: strict.object) == strict, "a strict value reads back the same")
    if isFlat { outcome.expect(!hasNull(strict.json), "a strict value has no null") }
}

private func hasNull(_ json: JSON) -> Bool {
    switch json {
    case .null: true
    case .array(let elements): elements.contains { hasNull($0) }
    case .object(let object): object.members.contains { hasNull($0.value) }
    case .bool, .number, .string: false
    }
}
