// Susi. SPDX-License-Identifier: Apache-2.0

/// What an identity asked lately, with the answers.
public struct MemoryReply: WireObject {
    /// Questions with their answers, the latest first.
    public var cognitions: [ChatAnswer]?
    /// How many there are beyond these.
    public var remaining: Int64?
    /// Whether it worked, and for whom.
    public var envelope = Envelope()
    /// The members that were received and not understood.
    public var extra = JSONObject()

    /// A value without any member.
    public init() {}

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        members.value("cognitions", &cognitions)
        members.value("cognitions_remaining", &remaining)
        envelope.visit(&members)
    }
}

extension MemoryReply {
    /// The memory fit for every old app (Q17): every answer strict, the latest first.
    public func strict() -> MemoryReply {
        var reply = self
        reply.extra = strictExtra
        reply.envelope = envelope.strict()
        let cognitions = (cognitions ?? []).map { $0.strict() }
        // Strict dates have the same shape, so their bytes order as their times do.
        let order = cognitions.indices.sorted { left, right in
            let leftDate = (cognitions[left].queryDate?.text ?? "").utf8
            let rightDate = (cognitions[right].queryDate?.text ?? "").utf8
            if leftDate.elementsEqual(rightDate) { return left < right }
            return rightDate.lexicographicallyPrecedes(leftDate)
        }
        reply.cognitions = order.map { cognitions[$0] }
        reply.remaining = max(remaining ?? 0, 0)
        return reply
    }
}

extension MemoryReply {
    /// What is there after `strict`.
    public static var sparsest: MemoryReply { MemoryReply().strict() }
}
