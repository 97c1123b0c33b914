// Susi. SPDX-License-Identifier: Apache-2.0

/// The screens of this room.
enum SkillsPlace: Equatable, Sendable {
    case start

    /// Reads the pieces of an address behind the screen's own.
    init(_ pieces: [String]) { self = .start }
}
