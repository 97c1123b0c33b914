// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// The skills of one language, as far as they have come.
struct SkillShelf: Sendable {
    enum State: UInt8, Sendable {
        case empty, loading, loaded, failed
    }

    /// How many groups are asked for at a time: browsers open six connections, and one of them is
    /// the chat's.
    private static let atOnce = 5

    let language: String
    var state = State.empty
    /// Why the server would not, in its words.
    var refusal = ""
    /// When it was asked for, in milliseconds since 1970.
    var since: Int64 = 0
    /// All skills of all groups, in the order they came.
    private(set) var skills: [SkillFacts] = []
    private(set) var finder = SkillFinder()
    var rows: [ShelfRow] = []
    /// Recommended, best and newest skills, as the server chooses them.
    var sections: [ShelfSection] = []
    /// Whether those have come, or will not.
    var knowsSections = false
    /// The numbers of all skills in the order that was looked at last.
    private var ordered: (order: SkillOrder, group: String, members: [Int32])?

    init(language: String) { self.language = language }

    /// Whether everything has come that will.
    var isComplete: Bool {
        state == .failed
            || state == .loaded
                && rows.allSatisfy { $0.state == .loaded || $0.state == .failed }
    }

    /// Whether there is nothing to be seen and nothing to come.
    var isBare: Bool {
        state == .loaded && skills.isEmpty && rows.allSatisfy { $0.state == .loaded }
    }

    /// The next groups to ask for.
    mutating func next() -> [Int] {
        var free = SkillShelf.atOnce - rows.count { $0.state == .loading }
        var found: [Int] = []
        for index in rows.indices where free > 0 && rows[index].state == .waiting {
            rows[index].state = .loading
            found.append(index)
            free -= 1
        }
        return found
    }

    /// The skills of a row have come.
    mutating func fill(_ index: Int, _ json: JSON) {
        guard rows.indices.contains(index) else { return }
        let first = skills.count
        for skill in SkillFacts.list(json) {
            finder.append(skill)
            skills.append(skill)
        }
        let members = (first..<skills.count).map { Int32($0) }
        rows[index].members = SkillOrder.rating.sorted(members, of: skills)
        rows[index].state = .loaded
        ordered = nil
    }

    /// A skill by what the server knows it by.
    func skill(_ name: SkillName) -> SkillFacts? {
        skills.first { $0.id == name }
    }

    /// What is known of a skill is another now.
    mutating func learn(_ skill: SkillFacts) {
        guard let index = skills.firstIndex(where: { $0.id == skill.id }) else { return }
        skills[index] = skill
        ordered = nil
        for row in rows.indices where rows[row].members.contains(Int32(index)) {
            rows[row].members = SkillOrder.rating.sorted(rows[row].members, of: skills)
        }
    }

    /// Finds skills; nothing changes but that the order is remembered for the next letter.
    mutating func find(_ wish: SkillWish) -> [Int32] {
        let order = wish.order == .groups ? .rating : wish.order
        let members: [Int32]
        if let ordered, ordered.order == order, sameBytes(ordered.group, wish.group) {
            members = ordered.members
        } else {
            let all =
                wish.group.isEmpty
                ? skills.indices.map { Int32($0) }
                : rows.first { sameBytes($0.name, wish.group) }?.members ?? []
            members = order.sorted(all, of: skills)
            ordered = (order, wish.group, members)
        }
        let found = finder.find(SkillFinder.words(wish.query), among: members)
        return wish.onlyStaffPicks ? found.filter { skills[Int($0)].isStaffPick } : found
    }
}
