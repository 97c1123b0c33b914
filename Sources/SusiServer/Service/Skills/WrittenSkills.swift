// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

/// The skills that people wrote on this server, as the store had them when it was last read.
struct WrittenSkills {
    private struct Entry {
        let version: Int64
        let modified: Instant
        /// Nil where it is deleted.
        let skill: ShelvedSkill?
    }

    private var entries: [String: Entry] = [:]
    /// What is out of date.
    var marks = Marks()

    /// The skills that are not deleted.
    var skills: [ShelvedSkill] {
        entries.values.compactMap { $0.skill }
    }

    /// Whether somebody has written or deleted a skill of that name, and not only the folder has it.
    func decides(about key: String) -> Bool {
        entries[key] != nil
    }

    /// Takes what was read for some marks; true where it changes anything.
    mutating func take(_ found: [StoredSkill], for taken: [String?: Int]) -> Bool {
        var isChanged = false
        if let number = taken[nil] {
            // Whoever was faster has read at least as much.
            guard marks.settle(nil, number) else { return false }
            let names = Set(found.map { $0.skill })
            for key in entries.keys where !names.contains(key) {
                entries[key] = nil
                isChanged = true
            }
            for skill in found where put(skill) { isChanged = true }
            for case (let key?, let number) in taken { _ = marks.settle(key, number) }
            return isChanged
        }
        for case (let key?, let number) in taken where marks.settle(key, number) {
            if let skill = found.first(where: { $0.skill == key }) {
                if put(skill) { isChanged = true }
            } else if entries.removeValue(forKey: key) != nil {
                isChanged = true
            }
        }
        return isChanged
    }

    private mutating func put(_ stored: StoredSkill) -> Bool {
        let known = entries[stored.skill]
        let isKnown =
            known?.version == stored.version && known?.modified == stored.modified
            && (known?.skill == nil) == stored.isDeleted
        guard !isKnown else { return false }
        entries[stored.skill] = Entry(
            version: stored.version,
            modified: stored.modified,
            skill: stored.isDeleted ? nil : WrittenSkills.read(stored)
        )
        return true
    }

    /// Understands a text as one that anybody may have written.
    static func read(_ stored: StoredSkill) -> ShelvedSkill? {
        let parsed = SkillParser.parse(
            Array(stored.text.utf8),
            path: "models/\(stored.skill).txt",
            trust: .ordinary
        )
        return ShelvedSkill(
            parsed.skill,
            from: .written(by: stored.author),
            created: stored.created,
            modified: stored.modified
        )
    }
}
