// Susi. SPDX-License-Identifier: Apache-2.0

/// The programs that draw screens beside the chat; each is loaded when its first screen is opened.
public enum PageProgram: UInt8, CaseIterable, Sendable {
    /// Skills, account, settings.
    case rooms
    /// Writing skills.
    case workshop

    /// By what the page knows it; also the name of the node it runs in.
    public var name: StaticString {
        switch self {
        case .rooms: "rooms"
        case .workshop: "workshop"
        }
    }
}
