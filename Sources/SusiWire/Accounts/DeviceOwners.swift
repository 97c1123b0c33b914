// Susi. SPDX-License-Identifier: Apache-2.0

/// All accounts with their devices, as operators see them.
public struct DeviceOwners: WireObject {
    /// The accounts.
    public var owners: [User]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("devices", &owners)
        envelope.visit(&members)
    }
}
