// Susi. SPDX-License-Identifier: Apache-2.0

/// What this room waits for.
enum SkillsErrand: Equatable, Sendable {
    case nothing
}
