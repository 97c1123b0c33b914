// Susi. SPDX-License-Identifier: Apache-2.0

/// A picture on the start page.
public struct Slide: WireObject {
    /// The picture.
    public var imageName: String?
    /// What it shows.
    public var info: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("image_name", &imageName)
        members.value("info", &info)
    }
}
