// Susi. SPDX-License-Identifier: Apache-2.0

/// The session that the server adds to every JSON object.
public struct Session: WireObject {
    /// Who asked.
    public var identity: Identity?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("identity", &identity)
    }
}

extension Session {
    /// The session of an identity.
    public init(_ identity: Identity) {
        self.init()
        self.identity = identity
    }

    /// The session fit for every old app.
    func strict() -> Session {
        var session = self
        session.extra = strictExtra
        session.identity?.extra = identity?.strictExtra ?? JSONObject()
        return session
    }
}

extension Session {
    /// Others refer to it by this name.
    public static var schemaName: String? { "Session" }
}
