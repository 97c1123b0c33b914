// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// What may lie over this room.
enum SkillsLayer: Equatable, Sendable {
    case nothing

    /// What screen readers call it.
    func title(in language: AppLanguage) -> String { "" }
}
