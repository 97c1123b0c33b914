// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

struct SettingsRoom {
    /// The person comes in, or goes from one of its screens to another.
    mutating func enter(_ place: SettingsPlace, _ house: inout House) -> [Effect] { [] }

    mutating func happened(
        _ message: SettingsMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] { [] }

    /// An effect is done, or could not be.
    mutating func done(
        _ errand: SettingsErrand,
        _ outcome: Outcome,
        _ house: inout House
    ) -> [Effect] { [] }

    func view(_ place: SettingsPlace, _ house: House) -> Node<RoomsMessage> {
        Node(.main, key: 1, [.class("screen page")], [Node(.h1, text: "Settings")])
    }

    func sheet(_ layer: SettingsLayer, _ house: House) -> Node<RoomsMessage> {
        Node(.div, [.class("sheet")])
    }
}
