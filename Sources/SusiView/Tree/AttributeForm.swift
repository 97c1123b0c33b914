// Susi. SPDX-License-Identifier: Apache-2.0

/// How the document is told of an attribute.
public enum AttributeForm: UInt8, CaseIterable, Sendable {
    /// As an attribute.
    case attribute
    /// As a property with a text, which people may change too.
    case property
    /// As a property that is true where the attribute is present.
    case `switch`
    /// As a property of the element's style, which a strict content security policy lets pass.
    case style

    /// What the shell calls it.
    public var name: StaticString {
        switch self {
        case .attribute: "attribute"
        case .property: "property"
        case .switch: "switch"
        case .style: "style"
        }
    }
}
