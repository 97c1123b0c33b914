// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// The tickets of the app.
public typealias Tickets = TicketBook<Errand>
