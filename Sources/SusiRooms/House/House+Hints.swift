// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// Short hints, once each on a device.
extension House {
    /// The hint for a room that is come into, while it has not been put away.
    func hint(for room: Room) -> Node<RoomsMessage>? {
        guard case .skills(.shelf) = room, isOpen, !settings.hasSeen(.skills) else { return nil }
        let (sentence, understood): (StaticString, StaticString) =
            switch language {
            case .english:
                ("A tap on a skill tells what it can do; a tap on an example tries it.", "Got it")
            case .german:
                (
                    "Ein Tipp auf eine Fähigkeit sagt, was sie kann; ein Tipp auf ein Beispiel probiert es aus.",
                    "Alles klar"
                )
            }
        let button = Node<RoomsMessage>.button(
            "\(understood)",
            .house(.putAway(.skills)),
            class: "starter"
        )
        return Node(
            .div,
            key: 97,
            [.class("banner"), .role("status")],
            [Node(.p, text: "\(sentence)"), button]
        )
    }
}
