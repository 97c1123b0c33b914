// Susi. SPDX-License-Identifier: Apache-2.0

/// A picture.
public struct ImageAction: ActionMembers, Sendable, Equatable {
    /// Its address.
    public var url = ""

    /// An action without any member.
    public init() {}

    /// Shows the picture at an address.
    public init(_ url: String) {
        self.url = url
    }

    mutating func visit(_ members: inout Members) {
        members.value("url", &url, isRequired: true)
    }
}
