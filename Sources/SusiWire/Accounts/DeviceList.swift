// Susi. SPDX-License-Identifier: Apache-2.0

/// The devices of one account, by their MAC addresses.
public struct DeviceList: WireObject {
    /// The devices.
    public var devices: Named<Device>?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("devices", &devices)
        envelope.visit(&members)
    }
}

extension DeviceList {
    /// The list fit for every old app: an empty object where there are none.
    public func strict() -> DeviceList {
        var list = self
        list.extra = strictExtra
        list.envelope = envelope.strict()
        list.devices = (devices ?? Named()).map { $0.strict() }
        return list
    }
}
