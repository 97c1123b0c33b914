// Susi. SPDX-License-Identifier: Apache-2.0

/// What this room waits for.
enum WelcomeErrand: Equatable, Sendable {
    /// That somebody has been here being written down.
    case keeping
}
