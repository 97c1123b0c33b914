// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// The text of a skill, or of one's own private one.
    func skillSource(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let path = inquiry.skillPath
        let isPrivate = inquiry.arguments.flag(.private)
        let entry = isPrivate ? nil : shelf.catalog.entry(meantBy: path)
        let account = isPrivate ? try account(of: inquiry) : nil
        let other = inquiry.role >= .admin ? inquiry.arguments.text(.email) : nil
        return reading(for: inquiry) { transaction -> String? in
            if let entry { return try self.text(of: entry, transaction) }
            guard var owner = account?.id else { return nil }
            if let other {
                guard let found = try transaction.accounts.credentials(of: other.lowercased())
                else {
                    return nil
                }
                owner = found.account.id
            }
            let skill = try transaction.skills.find(path.key, owner: owner)
            return skill?.isDeleted == false ? skill?.text : nil
        } answer: { text in
            var answer = SkillSource()
            answer.text = text
            answer.envelope = inquiry.accepted("")
            if text == nil {
                answer.envelope = inquiry.refused("Skill does not exist.")
            } else {
                // Nothing was ever said here.
                answer.envelope.message = nil
            }
            return inquiry.response(answer.object)
        }
    }

    /// The versions of a skill, the latest first.
    func skillHistory(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let entry = try skill(meantBy: inquiry)
        return reading(for: inquiry) { transaction in
            try transaction.skills.history(of: entry.key)
        } answer: { versions in
            let all = versions.isEmpty ? [self.shippedVersion(of: entry)] : versions
            var history = SkillHistory()
            history.commits = all.map { Commit($0, for: inquiry.account) }
            history.envelope = inquiry.accepted("Success: Fetched skill history")
            return inquiry.response(history.object)
        }
    }

    /// A skill as it was.
    func fileAtCommit(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let entry = try skill(meantBy: inquiry)
        guard let number = inquiry.arguments.long(.commitID) else {
            throw Refusal(404, "This skill has no such version.")
        }
        return reading(for: inquiry) { transaction in
            // What was never changed has no version in the store.
            if number == 0, try transaction.skills.find(entry.key) == nil {
                return self.shippedVersion(of: entry)
            }
            guard let version = try transaction.skills.version(number, of: entry.key) else {
                throw Refusal(404, "This skill has no such version.")
            }
            return version
        } answer: { version in
            var answer = SkillVersion()
            answer.file = version.text
            answer.author = version.shownAuthor(for: inquiry.account)
            answer.date = DateText(version.written, .history(.utc))
            answer.revision = String(version.number)
            answer.envelope = inquiry.accepted("Success: Fetched the skill's version")
            return inquiry.response(answer.object)
        }
    }
}

extension Commit {
    /// A version as its history names it.
    fileprivate init(_ version: StoredVersion, for reader: Account?) {
        self.init()
        revision = String(version.number)
        name = "version \(version.number)"
        id = String(version.number)
        message = version.note
        author = version.shownAuthor(for: reader)
        authorMail = version.shownAddress(for: reader)
        date = DateText(version.written, .history(.utc))
    }
}

extension StoredVersion {
    /// Whom the text names as its author, else as much of an address as others may see.
    fileprivate func shownAuthor(for reader: Account?) -> String {
        authorName.isEmpty ? shownAddress(for: reader) : authorName
    }

    fileprivate func shownAddress(for reader: Account?) -> String {
        guard !email.isEmpty else { return "" }
        return reader?.id == author ? email : email.maskedAddress
    }
}
