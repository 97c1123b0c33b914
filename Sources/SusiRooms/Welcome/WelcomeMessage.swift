// Susi. SPDX-License-Identifier: Apache-2.0

/// What can be done in this room.
public enum WelcomeMessage: Equatable, Sendable {
    case nothing
}
