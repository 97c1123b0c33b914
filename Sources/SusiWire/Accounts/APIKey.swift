// Susi. SPDX-License-Identifier: Apache-2.0

/// A key for a service elsewhere.
public struct APIKey: WireObject {
    /// The key.
    public var value: String?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("value", &value)
    }
}
