// Susi. SPDX-License-Identifier: Apache-2.0

/// How a server is doing.
public struct ServerStatus: WireObject {
    /// The machine and the program.
    public var system: SystemStatus?
    /// How much is stored.
    public var index: JSONObject?
    /// Whether the server writes down what is said to it.
    public var listening: Bool?
    /// What the server sees of the sender.
    public var client: ClientInfo?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("system", &system)
        members.value("index", &index)
        members.value("listening", &listening)
        members.value("client_info", &client)
        envelope.visit(&members)
    }
}
