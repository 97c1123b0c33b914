// Susi. SPDX-License-Identifier: Apache-2.0

/// Knows what is in the document and says what has to change there.
///
/// It never looks at the document: each tree is compared with the one before. What people themselves
/// change in inputs is to be told by `learned`.
public struct Renderer<Message> {
    /// The place in the document where the tree hangs.
    public static var container: UInt32 { 1 }

    private var mounted: [MountedNode] = []
    var handlers: [UInt32: [Handler<Message>]] = [:]
    /// What inputs hold since people changed it, by node and property.
    var changed: [UInt64: String?] = [:]
    var lastID: UInt32 = container

    /// Nothing is in the document yet.
    public init() {}

    /// Writes what makes the document show a tree; nothing where it does already.
    public mutating func render(_ tree: Node<Message>, into patch: inout ByteWriter) {
        // Taken out, so that what is changed in place has one owner.
        var nodes = mounted
        mounted = []
        update(&nodes, of: Renderer.container, to: [tree], &patch)
        mounted = nodes
    }

    /// What the program wants to be told when something happens to a node.
    public func message(for node: UInt32, _ event: EventKind) -> Message? {
        handlers[node]?.first { $0.event == event }?.message
    }

    /// Notes what the document itself changed, so that the next comparison is with what is there.
    public mutating func learned(_ value: String?, of name: AttributeName, at node: UInt32) {
        guard handlers[node] != nil else { return }
        changed.updateValue(value, forKey: Renderer.place(name, node))
    }

    static func place(_ name: AttributeName, _ node: UInt32) -> UInt64 {
        UInt64(node) << 8 | UInt64(name.rawValue)
    }
}
