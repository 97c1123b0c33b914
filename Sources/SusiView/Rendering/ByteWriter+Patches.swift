// Susi. SPDX-License-Identifier: Apache-2.0

extension ByteWriter {
    mutating func create(_ node: UInt32, _ tag: Tag) {
        write(.create, node)
        write(byte: tag.rawValue)
    }

    mutating func text(_ node: UInt32, _ text: String) {
        write(.text, node)
        write(text: text)
    }

    mutating func attribute(_ node: UInt32, _ attribute: Attribute) {
        write(.attribute, node)
        write(byte: attribute.name.rawValue)
        write(text: attribute.value)
    }

    mutating func unattribute(_ node: UInt32, _ name: AttributeName) {
        write(.unattribute, node)
        write(byte: name.rawValue)
    }

    mutating func insert(_ node: UInt32, into parent: UInt32, before sibling: UInt32) {
        write(.insert, parent)
        write(number: UInt64(node))
        write(number: UInt64(sibling))
    }

    mutating func remove(_ node: UInt32) {
        write(.remove, node)
    }

    mutating func listen(_ node: UInt32, to event: EventKind) {
        write(.listen, node)
        write(byte: event.rawValue)
    }

    mutating func unlisten(_ node: UInt32, to event: EventKind) {
        write(.unlisten, node)
        write(byte: event.rawValue)
    }

    private mutating func write(_ operation: PatchOperation, _ node: UInt32) {
        write(byte: operation.rawValue)
        write(number: UInt64(node))
    }
}
