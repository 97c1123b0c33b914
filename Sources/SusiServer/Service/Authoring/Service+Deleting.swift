// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// Deletes a skill; its author or an administrator can bring it back.
    func deleteSkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        if inquiry.arguments.flag(.private) { return deletePrivateSkill(inquiry, account) }
        guard let entry = skill(at: inquiry.skillPath) else {
            throw Refusal(404, "Skill does not exist.")
        }
        let isAuthor =
            if case .written(let author) = entry.origin { author == account.id } else { false }
        guard account.role >= .admin || isAuthor && !entry.isShipped else {
            throw Refusal(403, "Only its author and administrators may delete this skill.")
        }
        return changingSkills(for: inquiry) { transaction in
            try transaction.skills.delete(entry.key, at: inquiry.arrival)
        } answer: {
            inquiry.acceptance("Deleted \(entry.path.skill)")
        }
    }

    private func deletePrivateSkill(_ inquiry: Inquiry, _ account: Account) -> Outcome {
        let key = inquiry.skillPath.key
        let other = account.role >= .admin ? inquiry.arguments.text(.uuid) : nil
        return writing(for: inquiry) { transaction in
            var owner = account.id
            if let other {
                guard let found = try Service.owner(other, of: key, transaction) else {
                    throw Refusal(404, "Skill does not exist.")
                }
                owner = found
            }
            guard let known = try transaction.skills.find(key, owner: owner), !known.isDeleted
            else { throw Refusal(404, "Skill does not exist.") }
            try transaction.skills.delete(key, owner: owner, at: inquiry.arrival)
        } answer: {
            inquiry.acceptance("Deleted \(inquiry.skillPath.skill)")
        }
    }

    /// Brings a deleted skill back.
    func undoDeleteSkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        let path = inquiry.skillPath
        if skill(at: path) != nil { throw Refusal(422, "This skill is not deleted.") }
        return changingSkills(for: inquiry) { transaction in
            if account.role < .admin {
                let marks = try transaction.opinions.opinions(of: path.key)[path.key]?.marks
                guard try transaction.skills.find(path.key)?.author == account.id,
                    marks?.editable != false
                else {
                    throw Refusal(403, "Only its author and administrators may bring a skill back.")
                }
            }
            guard try transaction.skills.restore(path.key) else {
                throw Refusal(404, "No skill of that name was deleted.")
            }
        } answer: {
            inquiry.acceptance("Brought \(path.skill) back")
        }
    }

    /// The skills that were deleted and can be brought back.
    func skillsToBeDeleted(_ inquiry: Inquiry) -> Outcome {
        reading(for: inquiry) { transaction in
            try transaction.skills.all().filter { $0.isDeleted }.map { $0.skill }
        } answer: { keys in
            var reply = PlainReply()
            reply.envelope = inquiry.accepted("Success: Fetched deleted skills")
            reply.extra["skills"] = .array(
                keys.compactMap { key in SkillPath(reading: key).map { .string($0.text) } }
            )
            return inquiry.response(reply.object)
        }
    }

    /// What administrators decide about a skill.
    func changeSkillStatus(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let key = try skill(meantBy: inquiry).key
        var marks = SkillMarks()
        marks.reviewed = inquiry.mark(.reviewed)
        marks.editable = inquiry.mark(.editable)
        marks.staffPick = inquiry.mark(.staffPick)
        marks.systemSkill = inquiry.mark(.systemSkill)
        guard marks != SkillMarks() else {
            throw Refusal(
                400,
                "Please say what to change: reviewed, editable, staffPick or systemSkill."
            )
        }
        let decided = marks
        return writing(for: inquiry) { transaction in
            try transaction.opinions.mark(key, decided)
        } answer: {
            inquiry.acceptance("Skill status changed successfully.")
        }
    }
}

extension Inquiry {
    fileprivate func mark(_ parameter: Parameter) -> Bool? {
        arguments.text(parameter).map { $0 == "true" }
    }
}
