// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// The private skills of whoever asks.
    func privateSkills(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        return reading(for: inquiry) { transaction in
            try transaction.skills.allPrivate(of: account.id)
        } answer: { skills in
            var list = SkillList()
            list.chatbots = skills.map { Chatbot($0) }
            list.envelope =
                skills.isEmpty
                ? inquiry.refused("User has no chatbots.")
                : inquiry.accepted("User's chatbots fetched.")
            return inquiry.response(list.object)
        }
    }

    /// The private skills of everybody, without their texts.
    func allPrivateSkills(_ inquiry: Inquiry) -> Outcome {
        let wanted = inquiry.arguments.text(.search)?.withoutBlanks.lowercased() ?? ""
        return reading(for: inquiry) { transaction in
            try transaction.skills.allPrivate().filter {
                wanted.isEmpty || $0.skill.lowercased().contains(wanted)
            }
        } answer: { skills in
            var list = SkillList()
            list.chatbots = skills.map { Chatbot($0) }
            list.envelope = inquiry.accepted("Success: Fetched private skills")
            return inquiry.response(list.object)
        }
    }

    /// The mind of the private skill that a chat names; whoever knows all of its name may talk to
    /// it, as pages have to that it is part of.
    func privateMind(
        _ inquiry: Inquiry,
        _ request: HTTPRequest
    ) -> Eventually<Result<Mind, any Error>> {
        let path = inquiry.skillPath
        let named = inquiry.arguments.text(.userID)
        let own = inquiry.account?.id
        let origin = request.fields["Origin"] ?? request.fields["Referer"]
        return store.read { transaction in
            let owner = try named.map { try Service.owner($0, of: path.key, transaction) } ?? own
            guard let owner, let skill = try transaction.skills.find(path.key, owner: owner),
                !skill.isDeleted
            else { throw Refusal(404, "Skill does not exist.") }
            guard owner == own || BotFields(skill.text).isAllowed(at: origin) else {
                throw Refusal(403, "Not allowed to use on this domain")
            }
            var place = path
            place.model = "private"
            let parsed = SkillParser.parse(
                Array(skill.text.utf8),
                path: place.mindPath,
                trust: .ordinary
            )
            return Mind(trying: parsed.skill)
        }
    }

    /// Whose private skill is meant, by the identifier that logging in gives.
    static func owner(
        _ uuid: String,
        of key: String,
        _ transaction: Transaction
    ) throws(StoreFailure) -> Int64? {
        try transaction.skills.owners(of: key).first { MD5.hex($0.email) == uuid }?.owner
    }
}

extension Chatbot {
    fileprivate init(_ skill: StoredSkill) {
        self.init()
        let path = SkillPath(reading: skill.skill)
        let fields = BotFields(skill.text)
        name = path?.skill
        group = path?.group
        language = path?.language
        design = .object(fields.design)
        configure = .object(fields.configuration)
        timestamp = DateText(skill.modified, .sql(.utc))
    }
}
