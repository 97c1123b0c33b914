// Susi. SPDX-License-Identifier: Apache-2.0

/// A private bot of somebody.
public struct Chatbot: WireObject {
    /// Its name.
    public var name: String?
    /// Its language.
    public var language: String?
    /// Its group.
    public var group: String?
    /// How it looks.
    public var design: JSON?
    /// Where it may be shown.
    public var configure: JSON?
    /// When it last changed.
    public var timestamp: DateText?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("name", &name)
        members.value("language", &language)
        members.value("group", &group)
        members.value("design", &design)
        members.value("configure", &configure)
        members.value("timestamp", &timestamp)
    }
}
