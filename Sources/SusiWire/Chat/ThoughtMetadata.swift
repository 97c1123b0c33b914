// Susi. SPDX-License-Identifier: Apache-2.0

/// How much a thought found.
public struct ThoughtMetadata: WireObject {
    /// The rows of data.
    public var count: Int64?
    /// The rows before them.
    public var offset: Int64?
    /// The rows there are in all.
    public var hits: Int64?
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("count", &count)
        members.value("offset", &offset)
        members.value("hits", &hits)
    }
}
