// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

struct AccountRoom {
    /// The person comes in, or goes from one of its screens to another.
    mutating func enter(_ place: AccountPlace, _ house: inout House) -> [Effect] { [] }

    mutating func happened(
        _ message: AccountMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] { [] }

    /// An effect is done, or could not be.
    mutating func done(
        _ errand: AccountErrand,
        _ outcome: Outcome,
        _ house: inout House
    ) -> [Effect] { [] }

    func view(_ place: AccountPlace, _ house: House) -> Node<RoomsMessage> {
        Node(.main, key: 1, [.class("screen page")], [Node(.h1, text: "Account")])
    }

    func sheet(_ layer: AccountLayer, _ house: House) -> Node<RoomsMessage> {
        Node(.div, [.class("sheet")])
    }
}
