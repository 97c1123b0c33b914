// Susi. SPDX-License-Identifier: Apache-2.0

/// A search that the client makes and lists.
public struct WebSearchAction: ActionMembers, Sendable, Equatable {
    /// What to search for.
    public var query = ""
    /// How many results to show.
    public var count: Int64?

    /// An action without any member.
    public init() {}

    /// Searches for a text.
    public init(_ query: String) {
        self.query = query
    }

    mutating func visit(_ members: inout Members) {
        members.value("query", &query, isRequired: true)
        members.value("count", &count)
    }
}
