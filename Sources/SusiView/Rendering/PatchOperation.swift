// Susi. SPDX-License-Identifier: Apache-2.0

/// A change of the document: a byte in a patch, followed by what it needs.
///
/// Nodes are named by numbers; the place where the tree hangs is number 1. A number is never used
/// again, so what comes too late from a removed node finds nobody.
public enum PatchOperation: UInt8, CaseIterable, Sendable {
    /// Ends a patch.
    case end
    /// node, tag: makes a node that stands nowhere yet.
    case create
    /// node, text: the text of a text node or all that stands in an element.
    case text
    /// node, attribute, text: sets an attribute.
    case attribute
    /// node, attribute: takes an attribute away.
    case unattribute
    /// parent, node, sibling: puts a node, new or from elsewhere among its siblings, before a
    /// sibling, or at the end where that is 0.
    case insert
    /// node: takes a node out of the document, with all in it, for ever.
    case remove
    /// node, event: tells the program of an event from now on.
    case listen
    /// node, event: no longer.
    case unlisten

    /// What the shell calls it.
    public var name: StaticString {
        switch self {
        case .end: "end"
        case .create: "create"
        case .text: "text"
        case .attribute: "attribute"
        case .unattribute: "unattribute"
        case .insert: "insert"
        case .remove: "remove"
        case .listen: "listen"
        case .unlisten: "unlisten"
        }
    }
}
