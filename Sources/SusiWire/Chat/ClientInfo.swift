// Susi. SPDX-License-Identifier: Apache-2.0

/// What the server sees of the sender.
public struct ClientInfo: WireObject {
    /// The address.
    public var remoteHost: String?
    /// Whether it is the machine itself.
    public var isLocalhost: Bool?
    /// The headers it sent.
    public var requestHeader: JSONObject?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("RemoteHost", &remoteHost)
        members.typed("IsLocalhost", &isLocalhost)
        members.value("request_header", &requestHeader)
    }
}
