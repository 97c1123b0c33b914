// Susi. SPDX-License-Identifier: Apache-2.0

/// A smart speaker bound to an account.
public struct Device: WireObject {
    /// What its owner calls it.
    public var name: String?
    /// Where it stands in the house.
    public var room: String?
    /// Where it stands in the world.
    public var geolocation: Geolocation?
    /// When it was added.
    public var addTime: DateText?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("name", &name)
        members.value("room", &room)
        members.value("geolocation", &geolocation)
        members.value("deviceAddTime", &addTime)
    }
}

extension Device {
    /// The device fit for every old app: every text there, the time exact.
    public func strict() -> Device {
        var device = self
        device.extra = strictExtra
        device.name = name ?? ""
        device.room = room ?? ""
        var place = geolocation ?? Geolocation()
        place.latitude = place.latitude ?? "Latitude not available."
        place.longitude = place.longitude ?? "Longitude not available."
        device.geolocation = place
        device.addTime = (addTime ?? DateText("")).strict(.chat)
        return device
    }
}

extension Device {
    /// Others refer to it by this name.
    public static var schemaName: String? { "Device" }

    /// What is there after `strict`.
    public static var sparsest: Device { Device().strict() }
}
