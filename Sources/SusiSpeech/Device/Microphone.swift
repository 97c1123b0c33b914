// Susi. SPDX-License-Identifier: Apache-2.0

/// The microphone as far as the program knows.
enum Microphone: Equatable {
    case off
    case opening(ticket: UInt32)
    case open(ticket: UInt32, MicrophoneUse?)

    var ticket: UInt32? {
        switch self {
        case .off: nil
        case .opening(let ticket), .open(let ticket, _): ticket
        }
    }

    var isOpen: Bool {
        if case .open = self { true } else { false }
    }
}
