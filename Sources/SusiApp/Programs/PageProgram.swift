// Susi. SPDX-License-Identifier: Apache-2.0

/// The programs beside the chat; each is loaded when it is first needed.
public enum PageProgram: UInt8, CaseIterable, Sendable {
    /// Skills, account, settings.
    case rooms
    /// Writing skills.
    case workshop
    /// Listening and speaking: its signs stand over all screens.
    case voice

    /// By what the page knows it; also the name of the node it runs in.
    public var name: StaticString {
        switch self {
        case .rooms: "rooms"
        case .workshop: "workshop"
        case .voice: "voice"
        }
    }
}
