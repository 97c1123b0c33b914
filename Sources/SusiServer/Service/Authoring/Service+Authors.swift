// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// How long a skill may be, in bytes.
    static let longestSkill = 256 << 10
    /// How many skills an account may write.
    private static let mostSkills: Int64 = 1000
    /// How many versions of skills an account may store.
    private static let mostVersions: Int64 = 10_000

    /// Answers once everything is stored and new questions are answered accordingly.
    func changingSkills<Value: Sendable>(
        for inquiry: Inquiry,
        _ work: @escaping @Sendable (Transaction) throws -> Value,
        answer: @escaping @Sendable (Value) throws -> HTTPResponse
    ) -> Outcome {
        store.write(work).then { result in
            guard case .success = result else {
                return .now(self.response(to: inquiry, result, answer))
            }
            // Where that fails, the shelf tries again by itself.
            return self.shelf.catchUp().map { _ in self.response(to: inquiry, result, answer) }
        }
    }

    /// The text that an author sent.
    func content(of inquiry: Inquiry) throws(Refusal) -> String {
        let text = inquiry.arguments.text(.content) ?? ""
        guard text.utf8.count <= Service.longestSkill else {
            throw Refusal(
                413,
                "The skill is longer than \(Service.longestSkill >> 10) KB. Please split it."
            )
        }
        guard !text.utf8.contains(0) else {
            throw Refusal(422, "The skill has a zero byte in it, so it is no text.")
        }
        return text
    }

    /// Reads what an author sent, and goes on where it is fit to be stored.
    func reading(
        _ text: String,
        at path: String,
        among others: Mind?,
        for inquiry: Inquiry,
        then next: @escaping @Sendable (SkillReading) throws -> Outcome
    ) -> Outcome {
        desk.read(text, by: inquiry.account?.id ?? 0, at: path, among: others).then { reading in
            guard let reading else {
                var busy = Refusal(
                    503,
                    "Too many skills are waiting to be read. Please try again in a moment."
                )
                busy.fields["Retry-After"] = "1"
                return .now(busy.response(to: inquiry.identity))
            }
            if let refusal = reading.refusal {
                return .now(refusal.response(to: inquiry.identity))
            }
            do {
                return try next(reading)
            } catch {
                return .now(self.refusal(error).response(to: inquiry.identity))
            }
        }
    }

    /// The skill of exactly that place and name, whatever the case of the name.
    func skill(at path: SkillPath) -> ShelvedSkill? {
        guard let entry = shelf.catalog.entry(meantBy: path) else { return nil }
        let isThere =
            entry.path.language == path.language
            && entry.path.skill.lowercased() == path.skill.lowercased()
        return isThere ? entry : nil
    }

    /// Refuses to change a skill where that is not up to the account.
    func checkMayChange(
        _ entry: ShelvedSkill,
        _ account: Account,
        _ editable: Bool?
    ) throws(Refusal) {
        guard account.role < .admin else { return }
        guard editable != false else {
            throw Refusal(403, "This skill is closed for changes; an administrator can open it.")
        }
        if entry.isShipped {
            guard account.role < .reviewer else { return }
            throw Refusal(403, "This skill came with the server; reviewers may change it.")
        }
        if case .written(let author) = entry.origin, author == account.id { return }
        // An administrator has said that everybody may.
        if editable == true, entry.card.isProtected != true { return }
        throw Refusal(403, "Only its author and administrators may change this skill.")
    }

    /// The text of a skill, from the store or from the server's folder; nil where it is gone.
    func text(
        of entry: ShelvedSkill,
        _ transaction: Transaction
    ) throws(StoreFailure) -> String? {
        switch entry.origin {
        case .written: try transaction.skills.find(entry.key)?.text
        case .folder: shelf.text(of: entry)
        }
    }

    /// Refuses the next skill or version of an account that has too many.
    static func checkCount(_ transaction: Transaction, _ account: Int64) throws {
        guard try transaction.skills.count(by: account) < mostSkills else {
            throw Refusal(422, "An account may write \(mostSkills) skills.")
        }
        try checkVersionCount(transaction, account)
    }

    /// Refuses the next version of an account that has too many.
    static func checkVersionCount(_ transaction: Transaction, _ account: Int64) throws {
        guard try transaction.skills.versionCount(by: account) < mostVersions else {
            throw Refusal(422, "An account may store \(mostVersions) versions of skills.")
        }
    }
}
