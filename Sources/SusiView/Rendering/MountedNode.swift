// Susi. SPDX-License-Identifier: Apache-2.0

/// A node that is in the document, as it is there.
struct MountedNode: Sendable {
    let id: UInt32
    let tag: Tag
    let key: UInt64
    var attributes: [Attribute]
    /// The events that are listened to, a bit each.
    var events: UInt64
    var text: String
    var children: [MountedNode]

    /// Whether a new node is this one, perhaps changed.
    func isSame<Message>(as node: Node<Message>) -> Bool {
        key == node.key && tag == node.tag
    }
}
