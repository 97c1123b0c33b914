// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What a thought came to.
public struct Reply: Sendable {
    /// What the client is to do, in this order.
    public var actions: [JSONObject]
    /// The rows that tables, charts and lists among the actions show.
    public var data: [JSONObject]
    /// The path of the skill that answered.
    public internal(set) var skill: String
    /// Values to remember, by names that begin with `_`.
    public internal(set) var remembered: JSONObject
    /// Whether the answer only pretends to be one.
    public internal(set) var isPretended: Bool
    /// What the person may want to say next.
    public internal(set) var suggestions: [String]
    /// What the steps of its process brought.
    var tables: [[JSONObject]]
    /// How it came about.
    public internal(set) var why: Why

    /// The first text among the actions.
    public var text: String? {
        actions.lazy.compactMap { $0["expression"]?.string }.first
    }
}
