// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import Testing

@Suite struct TicketsTests {
    @Test func aTicketIsRedeemedOnce() {
        var tickets = Tickets()
        let ticket = tickets.issue(.app(.opening))
        #expect(tickets.redeem(ticket) == .app(.opening))
        #expect(tickets.redeem(ticket) == nil)
    }

    @Test func whatIsCancelledIsForgotten() {
        var tickets = Tickets()
        let first = tickets.issue(.conversation(.asking(1)))
        let second = tickets.issue(.app(.second))
        #expect(tickets.cancel(where: { $0 == .app(.second) }) == [.cancel(second)])
        #expect(tickets.errand(of: first) != nil)
        #expect(tickets.errand(of: second) == nil)
    }
}
