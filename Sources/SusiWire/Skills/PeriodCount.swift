// Susi. SPDX-License-Identifier: Apache-2.0

/// How much happened in a month.
public struct PeriodCount: WireObject {
    /// The month, as `2018-06`.
    public var month: DateText?
    /// How much.
    public var count: Int64?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("timeStamp", &month)
        members.value("count", &count)
    }
}
