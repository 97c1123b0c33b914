// Susi. SPDX-License-Identifier: Apache-2.0

extension PaperDocument {
    /// How many nodes there are, in their places or not.
    public var nodeCount: Int { elements.count - 1 }

    /// Whether it shows a tree, and nothing else.
    public func shows<Message>(_ tree: Node<Message>) -> Bool {
        guard let root = elements[1], root.children.count == 1 else { return false }
        var count = 0
        return isSame(root.children[0], as: tree, &count) && count == nodeCount
    }

    private func isSame<Message>(
        _ id: UInt32,
        as node: Node<Message>,
        _ count: inout Int
    ) -> Bool {
        guard let element = elements[id], element.tag == node.tag,
            sameBytes(element.text, node.text),
            element.attributes.count == node.attributes.count,
            node.attributes.allSatisfy({ element.attributes.contains($0) }),
            element.events.count == node.handlers.count,
            node.handlers.allSatisfy({ element.events.contains($0.event) }),
            element.children.count == node.children.count
        else { return false }
        count += 1
        return zip(element.children, node.children).allSatisfy { isSame($0, as: $1, &count) }
    }

    /// The numbers of all nodes, in the order in which they were made.
    public var nodes: [UInt32] { elements.keys.filter { $0 != 1 }.sorted() }

    /// What a node's handlers wait for.
    public func events(of node: UInt32) -> [EventKind] {
        elements[node]?.events ?? []
    }

    /// The first node, from the top, that has an attribute of that value.
    public func node(where name: AttributeName, is value: String) -> UInt32? {
        var waiting: [UInt32] = [1]
        while let id = waiting.popLast() {
            guard let element = elements[id] else { continue }
            if element.attributes.contains(Attribute(name, value)) { return id }
            waiting += element.children.reversed()
        }
        return nil
    }

    /// All that stands in the document, written like HTML and indented, for people and golden files.
    public var markup: String {
        var text = ""
        for child in elements[1]?.children ?? [] { write(child, depth: 0, &text) }
        return text
    }

    private func write(_ id: UInt32, depth: Int, _ text: inout String) {
        guard let element = elements[id] else { return }
        let indent = String(repeating: "  ", count: depth)
        text += indent
        guard element.tag != .text else {
            text += "\(element.text)\n"
            return
        }
        text += "<\(element.tag.name)"
        for attribute in element.attributes.sorted(by: { $0.name.rawValue < $1.name.rawValue }) {
            text += " \(attribute.name.name)"
            if !attribute.value.isEmpty { text += "=\"\(attribute.value)\"" }
        }
        for event in element.events.sorted(by: { $0.rawValue < $1.rawValue }) {
            text += " @\(event.name)"
        }
        text += ">\(element.text)\n"
        for child in element.children { write(child, depth: depth + 1, &text) }
    }
}
