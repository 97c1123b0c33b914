// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// What may lie over this room.
enum SkillsLayer: Equatable, Sendable {
    /// What is wrong with the skill, in words of one's own.
    case report
    /// Whether one's own words are to be taken back.
    case removal

    /// What screen readers call it.
    func title(in language: AppLanguage) -> String {
        switch self {
        case .report: SkillsWording.report.in(language)
        case .removal: SkillsWording.removeQuestion.in(language)
        }
    }
}
