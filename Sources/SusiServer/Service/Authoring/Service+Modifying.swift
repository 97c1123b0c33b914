// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// How long the reason for a change may be, in bytes.
    private static let longestNote = 1000

    /// Takes another text for a skill, another name, or both; an old version comes back by sending
    /// its text.
    func modifySkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        let (old, new) = (inquiry.path(of: Service.oldName), inquiry.path(of: Service.newName))
        try new.checkForAuthors()
        let text = try content(of: inquiry)
        let isPrivate = inquiry.arguments.flag(.private)
        let known = isPrivate ? nil : skill(at: old)
        if !isPrivate {
            guard let known else { throw Refusal(404, "Skill does not exist.") }
            guard known.isText else { throw Service.isJSON }
            if let there = skill(at: new), there.key != known.key { throw Service.taken(new) }
        }
        let owner = isPrivate ? account.id : 0
        let picture = try skillPicture(inquiry, .newImageName, besides: new, account, owner)
        let others = isPrivate ? nil : shelf.catalog.mind(without: known)
        return reading(text, at: new.mindPath, among: others, for: inquiry) { reading in
            var version = StoredVersion()
            version.text = text
            version.author = account.id
            version.authorName = reading.skill.header.author
            version.note = String(
                decoding: (inquiry.arguments.text(.changelog) ?? "").utf8
                    .prefix(Service.longestNote),
                as: UTF8.self
            )
            version.written = inquiry.arrival
            let change = Modification(
                old: known?.key ?? old.key,
                new: new.key,
                owner: owner,
                base: inquiry.arguments.long(.commitID),
                version: version,
                known: known,
                picture: picture
            )
            // What was counted under the old name has to be there to move along.
            let counted: Eventually<Result<Void, any Error>> =
                change.old == change.new ? .now(.success(())) : self.usage.flush()
            return counted.then { _ in
                self.changingSkills(for: inquiry) { transaction in
                    try self.store(change, of: account, transaction, inquiry)
                    return try transaction.skills.find(change.new, owner: owner)?.version
                } answer: { number in
                    inquiry.taken(reading, at: new, version: number)
                }
            }
        }
    }

    private func store(
        _ change: Modification,
        of account: Account,
        _ transaction: Transaction,
        _ inquiry: Inquiry
    ) throws {
        let now = inquiry.arrival
        let skills = transaction.skills
        try Service.checkVersionCount(transaction, account.id)
        if let known = change.known {
            let marks = try transaction.opinions.opinions(of: known.key)[known.key]?.marks
            try checkMayChange(known, account, marks?.editable)
            let stored = try skills.find(known.key)
            guard stored?.isDeleted != true else { throw Refusal(404, "Skill does not exist.") }
            guard change.base == nil || change.base == stored?.version ?? 0 else {
                throw Refusal(
                    409,
                    """
                    Somebody changed this skill meanwhile. Please look at its latest version, and \
                    save your text again if it is to take its place.
                    """
                )
            }
            if stored == nil {
                // What the server came with is its first version.
                try skills.write(shippedVersion(of: known), of: known.key, at: now)
            }
        } else if try skills.find(change.old, owner: change.owner)?.isDeleted != false {
            throw Refusal(404, "Skill does not exist.")
        }
        if change.old != change.new {
            guard try skills.find(change.new, owner: change.owner) == nil else {
                throw Refusal(
                    200,
                    "A skill of the new name was deleted. Please choose another name."
                )
            }
            try skills.move(change.old, to: change.new, owner: change.owner)
            // The folder still has it under the old name.
            if change.known?.isShipped == true { try skills.delete(change.old, at: now) }
        }
        try change.picture?.store(transaction, now)
        try movePicture(of: change, transaction, inquiry)
        try skills.write(change.version, of: change.new, owner: change.owner, at: now)
        if change.owner == 0, account.role < .reviewer {
            // Whoever looked at it looked at another text.
            var marks = SkillMarks()
            marks.reviewed = false
            try transaction.opinions.mark(change.new, marks)
        }
    }

    /// Lets a skill keep its picture where it gets another name or place.
    private func movePicture(
        of change: Modification,
        _ transaction: Transaction,
        _ inquiry: Inquiry
    ) throws(StoreFailure) {
        let holder = change.owner == 0 ? nil : change.owner
        guard change.picture == nil, let old = inquiry.arguments.text(.oldImageName),
            let from = PicturePath(
                of: old,
                besides: inquiry.path(of: Service.oldName),
                owner: holder
            ),
            let to = PicturePath(
                of: inquiry.arguments.text(.newImageName) ?? old,
                besides: inquiry.path(of: Service.newName),
                owner: holder
            ), from != to
        else { return }
        try transaction.images.copy(from.text, to: to.text)
    }

    /// The text that came with the server, as a version.
    func shippedVersion(of entry: ShelvedSkill) -> StoredVersion {
        var version = StoredVersion()
        version.text = shelf.text(of: entry) ?? ""
        version.authorName = entry.card.author ?? ""
        version.note = "As it came with the server"
        version.written = entry.modified
        return version
    }

    private static let oldName: [Parameter] = [.oldModel, .oldGroup, .oldLanguage, .oldSkill]
    private static let newName: [Parameter] = [.newModel, .newGroup, .newLanguage, .newSkill]
    static let isJSON = Refusal(
        422,
        "This skill is written in JSON; it can be changed in the server's folder only."
    )
}

/// What is to be stored of a change.
private struct Modification: Sendable {
    let old: String
    let new: String
    let owner: Int64
    /// The version that was changed, where the author's app says it.
    let base: Int64?
    let version: StoredVersion
    /// The skill as it was; nil for a private one.
    let known: ShelvedSkill?
    let picture: SkillPicture?
}

extension Inquiry {
    /// A skill's name from parameters for its model, group, language and file.
    fileprivate func path(of names: [Parameter]) -> SkillPath {
        SkillPath(
            model: arguments.text(names[0]) ?? "general",
            group: arguments.text(names[1]) ?? "Knowledge",
            language: arguments.text(names[2]) ?? "en",
            skill: arguments.text(names[3]) ?? ""
        )
    }
}

extension ShelvedSkill {
    /// Whether it is written in the language for people.
    var isText: Bool { skill.path.hasSuffix(".txt") }
}

extension SkillCatalog {
    /// Everything that can be answered, but for one skill.
    func mind(without entry: ShelvedSkill?) -> Mind {
        var mind = mind
        if let entry { mind.remove(path: entry.skill.path) }
        return mind
    }
}
