// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// How many bytes somebody may write about a skill.
    private static let longestFeedback = 5000
    /// How many bytes of a question or an answer are kept with a remark on it.
    private static let longestRemark = 2000

    /// What somebody thinks of a skill, in place of what they thought before.
    func feedbackSkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let (key, account) = try mine(inquiry)
        let text = try feedback(in: inquiry)
        return writing(for: inquiry) { transaction in
            try transaction.feedback.write(text, on: key, by: account, at: inquiry.arrival)
        } answer: {
            inquiry.response(to: text, "Skill feedback updated")
        }
    }

    /// What is wrong with a skill, once for each account (Q30).
    func reportSkill(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let (key, account) = try mine(inquiry)
        let text = try feedback(in: inquiry)
        return writing(for: inquiry) { transaction in
            try transaction.feedback.report(key, text, by: account, at: inquiry.arrival)
        } answer: { isNew in
            guard isNew else { throw Refusal(422, "Skill already reported by the user.") }
            return inquiry.response(to: text, "Skill reported successfully")
        }
    }

    /// Takes back what somebody wrote.
    func removeFeedback(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let (key, account) = try mine(inquiry)
        return writing(for: inquiry) { transaction in
            try transaction.feedback.remove(on: key, by: account)
        } answer: { isRemoved in
            guard isRemoved else { throw Refusal(422, "User has not given any feedback.") }
            return inquiry.acceptance("User feedback removed.")
        }
    }

    /// What people wrote about a skill.
    func skillFeedback(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        let entry = try skill(meantBy: inquiry)
        let base = base(of: request)
        return reading(for: inquiry) { transaction in
            try transaction.feedback.entries(on: entry.key)
        } answer: { entries in
            var list = FeedbackList()
            list.skillName = entry.path.skill
            list.feedback = entries.map { FeedbackEntry($0, for: inquiry.account, at: base) }
            list.envelope =
                entries.isEmpty
                ? inquiry.refused("No feedback has been given to this skill yet.")
                : inquiry.accepted("Skill feedback fetched")
            return inquiry.response(list.strict().object)
        }
    }

    /// What somebody thinks of one answer, with what they asked.
    func logFeedback(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        var remark = SkillFeedbackRecords.Remark()
        remark.skill = try skill(meantBy: inquiry).key
        remark.rating = arguments.text(.rating) ?? ""
        remark.query = Service.start(of: arguments.text(.userQuery))
        remark.reply = Service.start(of: arguments.text(.susiReply))
        remark.countryCode =
            arguments.text(.countryCode).flatMap { SkillUsageCounter.code($0) } ?? ""
        remark.countryName =
            arguments.text(.countryName).flatMap { SkillUsageCounter.plain($0, atMost: 64) } ?? ""
        remark.device =
            arguments.text(.deviceType).flatMap { SkillUsageCounter.plain($0, atMost: 32) } ?? ""
        remark.account = inquiry.account?.id
        let complete = remark
        return writing(for: inquiry) { transaction in
            try transaction.feedback.add(complete, at: inquiry.arrival)
        } answer: {
            inquiry.acceptance("Feedback log updated")
        }
    }

    private func feedback(in inquiry: Inquiry) throws(Refusal) -> String {
        let text = (inquiry.arguments.text(.feedback) ?? "").withoutBlanks
        guard !text.isEmpty else { throw Refusal(422, "Feedback not provided.") }
        guard text.utf8.count <= Service.longestFeedback else {
            throw Refusal(
                422,
                "The feedback is longer than \(Service.longestFeedback) bytes. Please shorten it."
            )
        }
        return text
    }

    private static func start(of text: String?) -> String {
        guard let text, text.utf8.count > longestRemark else { return text ?? "" }
        return String(decoding: text.utf8.prefix(longestRemark), as: UTF8.self)
    }
}

extension Inquiry {
    /// The answer that repeats what somebody wrote.
    fileprivate func response(to feedback: String, _ message: String) -> HTTPResponse {
        var reply = FeedbackReply()
        reply.feedback = feedback
        reply.envelope = accepted(message)
        return response(reply.object)
    }
}

extension FeedbackEntry {
    /// What somebody wrote, as others may read it: nobody is told the address of anybody else.
    init(_ entry: SkillFeedbackRecords.Entry, for reader: Account?, at base: String) {
        self.init()
        email = reader?.id == entry.account ? entry.email : entry.email.maskedAddress
        feedback = entry.feedback
        timestamp = DateText(entry.written, .sql(.utc))
        rating = entry.stars
        userName = entry.userName
        var picture = Call(.getImage)
        picture.set(.avatar, true)
        picture.set(.image, entry.avatar)
        avatar = base + (entry.avatar.isEmpty ? Endpoint.getImage.path : picture.target)
    }
}

extension String {
    /// As much of an address as may be shown to others: `ja***@***`.
    var maskedAddress: String {
        let name = prefix { $0 != "@" }
        return name.prefix(name.count > 4 ? 2 : 1) + "***@***"
    }
}

extension Service {
    /// Where people reach the server, as its administrator says, else as the request tells.
    func base(of request: HTTPRequest) -> String {
        if let url = office.options.publicURL {
            return url.hasSuffix("/") ? String(url.dropLast()) : url
        }
        let host = request.fields["Host"] ?? "localhost"
        let isName = host.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
                || "-._:[]".utf8.contains(byte)
        }
        return "http://\(isName ? host : "localhost")"
    }
}
