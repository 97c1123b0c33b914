// Susi. SPDX-License-Identifier: Apache-2.0

/// A link.
public struct AnchorAction: ActionMembers, Sendable, Equatable {
    /// The address.
    public var link = ""
    /// What is shown for it.
    public var text = ""

    /// An action without any member.
    public init() {}

    /// Links to an address.
    public init(_ link: String, text: String) {
        self.link = link
        self.text = text
    }

    mutating func visit(_ members: inout Members) {
        members.value("link", &link, isRequired: true)
        members.value("text", &text, isRequired: true)
    }
}
