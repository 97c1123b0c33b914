// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Why the microphone is not open that should be.
enum Obstacle: Equatable {
    /// Nobody has allowed it yet, and a page that was just loaded does not ask.
    case undecided
    case denied, insecure, noMicrophone, oldBrowser
    /// Something else has it.
    case busy
    /// It was taken away.
    case lost
    /// The ear could not be loaded, or does not work.
    case noEar
    case other

    /// What the browser's name for a failure means.
    init(_ name: String) {
        let names: [(StaticString, Obstacle)] = [
            ("NotAllowedError", .denied), ("SecurityError", .insecure),
            ("NotFoundError", .noMicrophone), ("OverconstrainedError", .noMicrophone),
            ("NotReadableError", .busy), ("AbortError", .busy), ("TrackEnded", .lost),
            ("EarError", .noEar), ("NetworkError", .noEar), ("CompileError", .noEar),
            ("LinkError", .noEar),
        ]
        self = names.first { sameBytes("\($0.0)", name) }?.1 ?? .other
    }

    /// Whether it may be gone when it is tried again by itself.
    var mayPass: Bool {
        switch self {
        case .busy, .lost: true
        default: false
        }
    }

    /// Whether a tap is worth a try.
    var canBeTried: Bool {
        switch self {
        case .insecure, .oldBrowser: false
        default: true
        }
    }
}
