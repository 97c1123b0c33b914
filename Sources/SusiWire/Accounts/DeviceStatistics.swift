// Susi. SPDX-License-Identifier: Apache-2.0

/// How many devices there are.
public struct DeviceStatistics: WireObject {
    /// Devices.
    public var connectedDevices: Int64?
    /// Accounts with a device.
    public var deviceUsers: Int64?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("connectedDevices", &connectedDevices)
        members.value("deviceUsers", &deviceUsers)
    }
}
