// Susi. SPDX-License-Identifier: Apache-2.0

extension Renderer {
    /// Makes a node and all in it, without a place.
    mutating func mount(
        _ node: Node<Message>,
        _ patch: inout ByteWriter
    ) -> MountedNode {
        lastID += 1
        var made = MountedNode(
            id: lastID,
            tag: node.tag,
            key: node.key,
            attributes: [],
            events: 0,
            text: "",
            children: []
        )
        patch.create(made.id, made.tag)
        update(&made, to: node, &patch)
        return made
    }

    /// Forgets a node and all in it.
    mutating func forget(_ node: MountedNode) {
        if node.events != 0 {
            handlers[node.id] = nil
            for attribute in node.attributes where attribute.name.form != .attribute {
                changed.removeValue(forKey: Renderer.place(attribute.name, node.id))
            }
        }
        for child in node.children { forget(child) }
    }

    /// Makes a node say what another says.
    mutating func update(
        _ old: inout MountedNode,
        to new: Node<Message>,
        _ patch: inout ByteWriter
    ) {
        // Before the attributes: a choice can only be set among options that are there.
        updateContent(of: &old, to: new, &patch)
        updateAttributes(of: &old, to: new, &patch)
        updateHandlers(of: &old, to: new, &patch)
    }

    private mutating func updateContent(
        of old: inout MountedNode,
        to new: Node<Message>,
        _ patch: inout ByteWriter
    ) {
        switch new.content {
        case .text(let text):
            guard old.children.isEmpty else {
                // Setting the text takes away all that stands there.
                for child in old.children { forget(child) }
                old.children = []
                old.text = text
                return patch.text(old.id, text)
            }
            guard !sameBytes(old.text, text) else { return }
            old.text = text
            patch.text(old.id, text)
        case .children(let children):
            if !old.text.isEmpty {
                old.text = ""
                patch.text(old.id, "")
            }
            update(&old.children, of: old.id, to: children, &patch)
        }
    }

    private mutating func updateAttributes(
        of old: inout MountedNode,
        to new: Node<Message>,
        _ patch: inout ByteWriter
    ) {
        if !changed.isEmpty { adoptChanges(of: &old) }
        guard old.attributes != new.attributes else { return }
        for attribute in old.attributes
        where !new.attributes.contains(where: { $0.name == attribute.name }) {
            patch.unattribute(old.id, attribute.name)
        }
        for attribute in new.attributes where !old.attributes.contains(attribute) {
            patch.attribute(old.id, attribute)
        }
        old.attributes = new.attributes
    }

    /// Takes over what people changed in an input.
    private mutating func adoptChanges(of old: inout MountedNode) {
        guard old.events != 0 else { return }
        for name in [AttributeName.value, .checked] {
            guard let change = changed.removeValue(forKey: Renderer.place(name, old.id)) else {
                continue
            }
            let index = old.attributes.firstIndex { $0.name == name }
            switch (index, change) {
            case (let index?, let value?): old.attributes[index] = Attribute(name, value)
            case (let index?, nil): old.attributes.remove(at: index)
            // A text that the program never set is not the program's.
            case (nil, let value?) where name.form == .switch:
                old.attributes.append(Attribute(name, value))
            case (nil, _): break
            }
        }
    }

    private mutating func updateHandlers(
        of old: inout MountedNode,
        to new: Node<Message>,
        _ patch: inout ByteWriter
    ) {
        guard old.events != 0 || !new.handlers.isEmpty else { return }
        var events: UInt64 = 0
        for handler in new.handlers { events |= 1 << UInt64(handler.event.rawValue) }
        handlers[old.id] = new.handlers.isEmpty ? nil : new.handlers
        guard events != old.events else { return }
        for event in EventKind.allCases {
            let bit: UInt64 = 1 << UInt64(event.rawValue)
            if events & ~old.events & bit != 0 { patch.listen(old.id, to: event) }
            if old.events & ~events & bit != 0 { patch.unlisten(old.id, to: event) }
        }
        old.events = events
    }
}
