// Susi. SPDX-License-Identifier: Apache-2.0

/// Where a device stands; degrees as texts, or a remark that nobody knows.
public struct Geolocation: WireObject {
    /// Degrees north.
    public var latitude: String?
    /// Degrees east.
    public var longitude: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("latitude", &latitude)
        members.value("longitude", &longitude)
    }
}
