// Susi. SPDX-License-Identifier: Apache-2.0

/// What the web has to say about a question.
public struct SearchReply: WireObject {
    /// What was found, the best first.
    public var results: [SearchResult]?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("results", &results)
        envelope.visit(&members)
    }
}

extension SearchReply {
    /// Results are there even where nothing was found.
    public static var sparsest: SearchReply {
        var reply = SearchReply()
        reply.results = []
        return reply
    }
}
