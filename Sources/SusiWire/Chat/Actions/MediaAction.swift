// Susi. SPDX-License-Identifier: Apache-2.0

/// Sound or a video to play.
public struct MediaAction: ActionMembers, Sendable, Equatable {
    /// An address, or a name that its service knows.
    public var identifier = ""
    /// The service: `url`, `youtube` or `soundcloud`.
    public var identifierType = ""

    /// An action without any member.
    public init() {}

    /// Plays what a service knows by that name.
    public init(_ identifier: String, type: String) {
        self.identifier = identifier
        identifierType = type
    }

    mutating func visit(_ members: inout Members) {
        members.value("identifier", &identifier, isRequired: true)
        members.value("identifier_type", &identifierType, isRequired: true)
    }
}
