// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiView

// What rooms are made of: sections of rows, as settings on phones are.
extension Node {
    /// A part of a room with a name above it.
    package static func section(_ title: String, key: UInt64 = 0, _ parts: [Node]) -> Node {
        Node(
            .section,
            key: key,
            [.label(title)],
            [Node(.h2, text: title), Node(.div, [.class("group")], parts)]
        )
    }

    /// The names of a row: what it is, and what that means.
    package static func names(_ name: String, _ hint: String = "") -> Node {
        var names = [Node(.span, text: name)]
        if !hint.isEmpty { names.append(Node(.span, [.class("quiet hint")], text: hint)) }
        return Node(.span, [.class("names")], names)
    }

    /// A row with a switch.
    package static func toggle(
        _ name: String,
        _ hint: String = "",
        isOn: Bool,
        _ message: Message
    ) -> Node {
        var attributes = [
            Attribute(.type, "checkbox"), Attribute(.role, "switch"), Attribute.label(name),
        ]
        if isOn { attributes.append(Attribute(.checked)) }
        let input = Node(.input, attributes, on: [Handler(.change, message)])
        return Node(.label, [.class("setting")], [names(name, hint), input])
    }

    /// A row of which one of a few is chosen, all of them in sight.
    package static func choices(
        _ name: String,
        _ choices: [(name: String, isChosen: Bool, message: Message)]
    ) -> Node {
        let buttons = choices.map { choice in
            Node(
                .button,
                [
                    Attribute(.type, "button"),
                    Attribute(.ariaPressed, choice.isChosen ? "true" : "false"),
                ],
                on: [Handler(.click, choice.message)],
                text: choice.name
            )
        }
        return Node(
            .div,
            [.class("setting wraps")],
            [names(name), Node(.div, [.class("choices"), .role("group"), .label(name)], buttons)]
        )
    }

    /// A row of which one of many is chosen.
    package static func menu(
        _ name: String,
        _ hint: String = "",
        id: String,
        _ options: [(value: String, name: String)],
        chosen: String,
        _ message: Message
    ) -> Node {
        let options = options.map { option in
            var attributes = [Attribute.value(option.value)]
            if sameBytes(option.value, chosen) { attributes.append(Attribute(.selected)) }
            return Node(.option, attributes, text: option.name)
        }
        let select = Node(
            .select,
            [.id(id), .label(name)],
            on: [Handler(.change, message)],
            options
        )
        return Node(.label, [.class("setting wraps")], [names(name, hint), select])
    }

    /// A row that leads elsewhere.
    package static func link(_ name: String, _ hint: String = "", to address: String) -> Node {
        let isOutside = !address.utf8.starts(with: "#".utf8)
        var attributes = [Attribute.class("setting way"), Attribute(.href, address)]
        if isOutside {
            attributes += [Attribute(.target, "_blank"), Attribute(.rel, "noopener noreferrer")]
        }
        return Node(.a, attributes, [names(name, hint), Icon.next.node()])
    }

    /// A row that does something.
    package static func act(
        _ name: String,
        _ message: Message,
        id: String = "",
        isTrouble: Bool = false,
        isEnabled: Bool = true
    ) -> Node {
        var more: [Attribute] = id.isEmpty ? [] : [.id(id)]
        if !isEnabled { more.append(Attribute(.disabled)) }
        return .button(name, message, class: isTrouble ? "plain trouble" : "plain", more)
    }
}
