// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

struct SkillsRoom {
    /// The person comes in, or goes from one of its screens to another.
    mutating func enter(_ place: SkillsPlace, _ house: inout House) -> [Effect] { [] }

    mutating func happened(
        _ message: SkillsMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] { [] }

    /// An effect is done, or could not be.
    mutating func done(
        _ errand: SkillsErrand,
        _ outcome: Outcome,
        _ house: inout House
    ) -> [Effect] { [] }

    func view(_ place: SkillsPlace, _ house: House) -> Node<RoomsMessage> {
        Node(.main, key: 1, [.class("screen page")], [Node(.h1, text: "Skills")])
    }

    func sheet(_ layer: SkillsLayer, _ house: House) -> Node<RoomsMessage> {
        Node(.div, [.class("sheet")])
    }
}
