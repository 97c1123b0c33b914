// Susi. SPDX-License-Identifier: Apache-2.0

/// What somebody looks for among the skills.
struct SkillWish: Sendable {
    var query = ""
    var order = SkillOrder.groups
    var onlyStaffPicks = false
    /// The only group that counts; empty where all do.
    var group = ""

    /// Whether all groups are shown as they are.
    var isEverything: Bool {
        query.isEmpty && order == .groups && !onlyStaffPicks && group.isEmpty
    }
}
