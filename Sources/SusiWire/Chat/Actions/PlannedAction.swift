// Susi. SPDX-License-Identifier: Apache-2.0

/// An action as it travels: what to do, and when if not at once.
public struct PlannedAction: WireObject {
    /// What to do.
    public var action: Action
    /// How long to wait, in milliseconds from the answer.
    public var planDelay: Int64?
    /// When to do it.
    public var planDate: DateText?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// The member that marks a text which only stands in for the actions after it.
    public static let standIn = "stand_in"

    /// An action that says nothing.
    public init() {
        action = .unknown("")
    }

    /// Does something at once.
    public init(_ action: Action) {
        self.action = action
    }

    /// Does something later.
    public init(_ action: Action, delay: Int64, from now: Instant) {
        self.action = action
        planDelay = delay
        planDate = DateText(now.advanced(byMilliseconds: delay), .chat)
    }

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        var type: String? = action.type
        if !members.isWriting || action == .unknown("") { type = nil }
        members.value(
            "type",
            &type,
            isRequired: true,
            expected: "the type of an action",
            schema: ["type": "string", "enum": [.string(action.type)]],
            read: { $0.string.flatMap { $0.isEmpty ? nil : $0 } },
            write: { .string($0) }
        )
        if !members.isWriting { action = Action(type: type ?? "") }
        action.visit(&members)
        members.value("plan_delay", &planDelay)
        members.value("plan_date", &planDate)
    }

    /// Whether it is to be done later.
    public var isPlanned: Bool {
        planDelay.map { $0 > 0 } ?? false
    }
}

extension PlannedAction {
    /// Others refer to it by this name.
    public static var schemaName: String? { "Action" }

    /// One of the actions that servers send.
    public static func schema(naming named: inout JSONObject) -> JSON {
        if let reference = reference(in: named) { return reference }
        let kinds = Action.forClients.map { action in
            var planned = PlannedAction(action)
            var members = Members(describing: JSONObject())
            planned.visit(&members)
            return objectSchema(members.object, required: members.required)
        }
        return Self.named(["oneOf": .array(kinds)], in: &named)
    }

    /// The three actions that show a place, in the order old apps need (Q11).
    public static func location(
        _ text: String,
        linkText: String,
        at place: MapAction,
        language: String? = nil
    ) -> [PlannedAction] {
        [
            PlannedAction(.say(text, language: language)),
            PlannedAction(.anchor(AnchorAction(place.link, text: linkText))),
            PlannedAction(.map(place)),
        ]
    }
}
