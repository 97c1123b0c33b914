// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// Takes a new skill, or a private one.
    func createSkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        let path = inquiry.skillPath
        try path.checkForAuthors()
        let text = try content(of: inquiry)
        let owner = inquiry.arguments.flag(.private) ? account.id : 0
        let others = owner == 0 ? shelf.catalog.mind : nil
        if owner == 0, skill(at: path) != nil { throw Service.taken(path) }
        let picture = try skillPicture(inquiry, .imageName, besides: path, account, owner)
        return reading(text, at: path.mindPath, among: others, for: inquiry) { reading in
            var version = StoredVersion()
            version.text = text
            version.author = account.id
            version.authorName = reading.skill.header.author
            version.note = "Created"
            version.written = inquiry.arrival
            let first = version
            return self.changingSkills(for: inquiry) { transaction in
                try Service.checkCount(transaction, account.id)
                if let known = try transaction.skills.find(path.key, owner: owner) {
                    guard known.isDeleted else { throw Service.taken(path) }
                    try Service.checkMayRevive(known, account)
                }
                if let picture { try picture.store(transaction, inquiry.arrival) }
                try transaction.skills.write(first, of: path.key, owner: owner, at: inquiry.arrival)
                return try transaction.skills.find(path.key, owner: owner)?.version
            } answer: { number in
                inquiry.taken(reading, at: path, version: number)
            }
        }
    }

    /// Somebody else may not begin anew under the name of a deleted skill.
    private static func checkMayRevive(_ known: StoredSkill, _ account: Account) throws(Refusal) {
        guard known.owner == 0, account.role < .admin, known.author != account.id else { return }
        throw Refusal(
            200,
            """
            A skill of that name was deleted. Please choose another name, or ask an administrator \
            to bring it back.
            """
        )
    }

    static func taken(_ path: SkillPath) -> Refusal {
        Refusal(
            200,
            "There is a skill “\(path.skill)” in \(path.group) (\(path.language)) already. Please choose another name."
        )
    }

    /// The picture that came with a skill, where one did.
    func skillPicture(
        _ inquiry: Inquiry,
        _ name: Parameter,
        besides path: SkillPath,
        _ account: Account,
        _ owner: Int64
    ) throws(Refusal) -> SkillPicture? {
        guard inquiry.arguments.file(.image) != nil else { return nil }
        let holder = owner == 0 ? nil : owner
        let (image, _) = try picture(sentWith: inquiry, by: account.id, holder: holder)
        guard let name = inquiry.arguments.text(name),
            let place = PicturePath(of: name, besides: path, owner: holder)
        else {
            throw Refusal(422, "The picture needs a name, such as news.png.")
        }
        let file = place.text.split(separator: "/").dropFirst().joined(separator: "/")
        let isShipped = holder == nil && FileStamp(path: "\(shelf.path)/\(file)") != nil
        guard !isShipped || account.role >= .reviewer else { throw SkillPicture.taken }
        return SkillPicture(
            path: place.text,
            image: image,
            author: account.id,
            isPrivileged: account.role >= .admin
        )
    }
}

/// A picture that comes with a skill.
struct SkillPicture: Sendable {
    let path: String
    let image: ImageRecords.Image
    let author: Int64
    /// Whether it may take the place of somebody else's.
    let isPrivileged: Bool

    func store(_ transaction: Transaction, _ now: Instant) throws {
        if let known = try transaction.images.find(path) {
            guard isPrivileged || known.author == author else { throw SkillPicture.taken }
        }
        try Service.keepBounded(transaction, author, adding: image)
        try transaction.images.put(image, at: path, now)
    }

    static let taken = Refusal(
        200,
        "Another skill has a picture of that name. Please give the picture another name."
    )
}

extension Inquiry {
    /// The answer to a skill that was stored, with what its author should know.
    func taken(
        _ reading: SkillReading,
        at path: SkillPath,
        version: Int64?
    ) -> HTTPResponse {
        var reply = PlainReply()
        let warnings = reading.diagnostics.filter { $0.severity == .warning }
        var message = "The skill is stored and answers now."
        if let first = warnings.first {
            message += " Please look at line \(first.line): \(first.found)."
        }
        reply.envelope = accepted(message)
        reply.extra["path"] = .string(path.text)
        // What the next change names as the version that it was made to.
        if let version { reply.extra["commitID"] = .string(String(version)) }
        reply.extra["diagnostics"] = reading.told
        return response(reply.object)
    }
}
