// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// How long a draft may be, in bytes.
    private static let longestDraft = 1 << 20
    /// How many drafts an account may have.
    private static let mostDrafts = 100
    private static let parts: [Parameter] = [
        .category, .language, .name, .buildCode, .designCode, .configCode, .image,
    ]

    /// Keeps what somebody has begun to write.
    func storeDraft(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        var draft = JSONObject()
        for part in Service.parts {
            if let text = inquiry.arguments.text(part) { draft.append(part.name, .string(text)) }
        }
        guard !draft.isEmpty else { throw Refusal(422, "The draft is empty.") }
        let document = JSON.object(draft).text()
        guard document.utf8.count <= Service.longestDraft else {
            throw Refusal(413, "The draft is longer than \(Service.longestDraft >> 20) MB.")
        }
        let id = inquiry.arguments.text(.id) ?? Token().text
        guard SkillUsageCounter.plain(id, atMost: 100) != nil else {
            throw Refusal(422, "The id of a draft may have letters and digits in it.")
        }
        return writing(for: inquiry) { transaction in
            let known = try transaction.drafts.drafts(of: account.id).map { $0.id }
            guard known.contains(id) || known.count < Service.mostDrafts else {
                throw Refusal(422, "There are \(Service.mostDrafts) drafts; please delete one.")
            }
            try transaction.drafts.put(document, id: id, of: account.id, at: inquiry.arrival)
        } answer: {
            var reply = Drafts()
            reply.id = id
            reply.envelope = inquiry.accepted("Draft successfully updated.")
            return inquiry.response(reply.object)
        }
    }

    /// The drafts of whoever asks, or one of them.
    func readDraft(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        let id = inquiry.arguments.text(.id)
        return reading(for: inquiry) { transaction in
            try transaction.drafts.drafts(of: account.id, id: id)
        } answer: { drafts in
            if id != nil, drafts.isEmpty { throw Refusal(404, "There is no such draft.") }
            var found = JSONObject()
            for draft in drafts {
                found[draft.id] = try? JSON(parsing: Array(draft.document.utf8))
            }
            var reply = Drafts()
            reply.drafts = found
            reply.envelope = inquiry.accepted("Drafts fetched.")
            return inquiry.response(reply.object)
        }
    }

    /// Throws a draft away.
    func deleteDraft(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        let id = inquiry.arguments.text(.id) ?? ""
        return writing(for: inquiry) { transaction in
            guard try transaction.drafts.remove(id: id, of: account.id) else {
                throw Refusal(404, "There is no such draft.")
            }
        } answer: {
            inquiry.acceptance("Draft successfully deleted.")
        }
    }
}
