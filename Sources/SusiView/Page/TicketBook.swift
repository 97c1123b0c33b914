// Susi. SPDX-License-Identifier: Apache-2.0

/// Gives numbers to effects and knows what each was begun for.
public struct TicketBook<Errand: Equatable & Sendable>: Sendable {
    private var errands: [UInt32: Errand] = [:]
    private var last: UInt32 = 0

    /// No tickets.
    public init() {}

    /// A new ticket for an errand.
    public mutating func issue(_ errand: Errand) -> UInt32 {
        last = last == .max ? 1 : last + 1
        errands[last] = errand
        return last
    }

    /// What a ticket was issued for, while it is not redeemed.
    public func errand(of ticket: UInt32) -> Errand? {
        errands[ticket]
    }

    /// What a ticket was issued for; it is forgotten.
    public mutating func redeem(_ ticket: UInt32) -> Errand? {
        errands.removeValue(forKey: ticket)
    }

    /// Forgets the tickets of an errand and cancels what they began.
    public mutating func cancel(where isMeant: (Errand) -> Bool) -> [Effect] {
        let meant = errands.filter { isMeant($0.value) }.keys.sorted()
        for ticket in meant { errands[ticket] = nil }
        return meant.map { .cancel($0) }
    }
}
