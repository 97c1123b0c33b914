// Susi. SPDX-License-Identifier: Apache-2.0

/// A piece of a document as it should be: a value that a program makes anew each time.
///
/// A node is taken for the same as an earlier one, and changed rather than replaced, where parent,
/// tag and key agree. Nodes without a key are told apart by their order. So everything that can be
/// moved, inserted or removed among its siblings needs a key, which must be unique among them.
public struct Node<Message> {
    /// What stands in an element: a text or further nodes.
    public enum Content {
        /// A text; an element that only holds a text needs no node for it.
        case text(String)
        /// Further nodes.
        case children([Node])
    }

    /// What kind of node it is.
    public var tag: Tag
    /// What it is known by among its siblings; 0 where its place says enough.
    public var key: UInt64
    /// Its attributes, each name at most once.
    public var attributes: [Attribute]
    /// What the program is told of, each event at most once.
    public var handlers: [Handler<Message>]
    /// What stands in it.
    public var content: Content

    /// An element with further nodes.
    public init(
        _ tag: Tag,
        key: UInt64 = 0,
        _ attributes: [Attribute] = [],
        on handlers: [Handler<Message>] = [],
        _ children: [Node] = []
    ) {
        self.tag = tag
        self.key = key
        self.attributes = attributes
        self.handlers = handlers
        content = .children(children)
    }

    /// An element with a text.
    public init(
        _ tag: Tag,
        key: UInt64 = 0,
        _ attributes: [Attribute] = [],
        on handlers: [Handler<Message>] = [],
        text: String
    ) {
        self.tag = tag
        self.key = key
        self.attributes = attributes
        self.handlers = handlers
        content = .text(text)
    }

    /// A text between elements.
    public static func text(_ text: String, key: UInt64 = 0) -> Node {
        Node(.text, key: key, text: text)
    }

    /// The nodes in it.
    public var children: [Node] {
        if case .children(let children) = content { children } else { [] }
    }

    /// The text that stands in it directly.
    public var text: String {
        if case .text(let text) = content { text } else { "" }
    }
}

extension Node: Sendable where Message: Sendable {}
extension Node.Content: Sendable where Message: Sendable {}
