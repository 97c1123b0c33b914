// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// Saying what one thinks of a skill.
extension SkillsRoom {
    mutating func happenedWithSkill(
        _ message: SkillsMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] {
        switch message {
        case .typed: visit?.draft = detail.text(.value)
        case .typedReport: report = detail.text(.value)
        case .edit:
            let written = visit?.mine(house.login?.email ?? "")?.text
            visit?.draft = written ?? ""
            visit?.isWriting = true
            return [.focus("skill-feedback")]
        case .drop:
            visit?.isWriting = false
            visit?.draft = ""
        case .share: return share(&house)
        case .askReport:
            guard house.knowsPerson else { return house.say(words(.logInToReport, house)) }
            return house.lay(.skills(.report)) + [.focus("skill-report")]
        case .askRemoval: return house.lay(.skills(.removal))
        default: return decide(message, &house)
        }
        return []
    }

    /// What is told to the server, which wants to know by whom.
    private mutating func decide(_ message: SkillsMessage, _ house: inout House) -> [Effect] {
        guard let visit else { return [] }
        switch message {
        case .rate(let stars):
            guard house.knowsPerson else { return house.say(words(.logInToRate, house)) }
            self.visit?.myStars = stars
            return house.cancelSkills { $0 == .rating || $0 == .myStars }
                + [ask(.rating, "fiveStarRateSkill", [("stars", "\(stars)")], &house)]
        case .bookmark:
            guard house.knowsPerson else { return house.say(words(.logInToBookmark, house)) }
            self.visit?.isBookmarked = !visit.isBookmarked
            let value = visit.isBookmarked ? "0" : "1"
            return house.cancelSkills { $0 == .bookmarking || $0 == .marks }
                + [ask(.bookmarking, "bookmarkSkill", [("bookmark", value)], &house)]
        case .send:
            guard house.knowsPerson, !visit.draft.isBlank, !visit.isSending else {
                return [.preventDefault]
            }
            self.visit?.isSending = true
            let effect = ask(.writing, "feedbackSkill", [("feedback", visit.draft)], &house)
            return [.preventDefault, effect]
        case .remove:
            house.close()
            return [ask(.removing, "removeFeedback", [], &house)]
        case .sendReport:
            guard !report.isBlank else { return [.preventDefault] }
            house.close()
            return [
                .preventDefault, ask(.reporting, "reportSkill", [("feedback", report)], &house),
            ]
        default: return []
        }
    }

    /// The server took what was said, or would not.
    mutating func decided(
        _ errand: SkillsErrand,
        _ reply: ServerReply,
        _ house: inout House
    ) -> [Effect] {
        if errand == .writing { visit?.isSending = false }
        guard case .accepted(let json) = reply else {
            // What was shown as done was not; the truth is asked for.
            var effects: [Effect] = []
            if errand == .rating { effects.append(ask(.myStars, "getRatingByUser", [], &house)) }
            if errand == .bookmarking { visit?.isBookmarked.toggle() }
            return effects + refusal(reply, &house)
        }
        switch errand {
        case .rating:
            learnStars(json)
            return house.say(words(.thanks, house)) + renewOpinions(&house)
        case .writing:
            visit?.isWriting = false
            visit?.draft = ""
            return house.say(words(.feedbackKept, house)) + renewOpinions(&house)
        case .removing: return house.say(words(.feedbackGone, house)) + renewOpinions(&house)
        case .reporting:
            report = ""
            return house.say(words(.reported, house))
        default:
            let isMarked = json["bookmark"]?.bool ?? visit?.isBookmarked ?? false
            visit?.isBookmarked = isMarked
            return house.say(words(isMarked ? .bookmarked : .bookmarkGone, house))
        }
    }

    private mutating func learnStars(_ json: JSON) {
        guard json["ratings"]?.object != nil else { return }
        visit?.facts?.stars = SkillStars(json["ratings"])
        if let facts = visit?.facts { shelf.learn(facts) }
    }

    private func renewOpinions(_ house: inout House) -> [Effect] {
        house.cancelSkills { $0 == .opinions }
            + [ask(.opinions, "getSkillFeedback", [], &house)]
    }

    /// Tells why something was not done, in the server's words where it has any.
    private func refusal(_ reply: ServerReply, _ house: inout House) -> [Effect] {
        guard case .refused(let status, let message, _) = reply else {
            return house.say(words(.noConnection, house))
        }
        // Whose token the server no longer takes has to log in again (C15).
        if status == 401, house.knowsPerson { return [.tell(.sessionEnded)] }
        return house.say(message.isEmpty ? words(.failed, house) : message)
    }

    // Sharing.

    /// The address under which others find the skill.
    private func link(_ house: House) -> String {
        let bytes = house.surroundings.address.utf8.prefix { $0 != UInt8(ascii: "#") }
        return String(decoding: Array(bytes), as: UTF8.self) + (visit?.id.address ?? "")
    }

    private func share(_ house: inout House) -> [Effect] {
        guard let visit else { return [] }
        return [
            .share(
                title: visit.facts?.name ?? visit.id.tag,
                text: visit.facts?.about ?? "",
                url: link(house),
                ticket: house.tickets.issue(.skills(.sharing))
            )
        ]
    }

    /// It was handed on, or this browser cannot: then the link is copied.
    func shared(_ outcome: Outcome, _ house: inout House) -> [Effect] {
        guard case .failure(let name) = outcome, !sameBytes(name, "AbortError") else { return [] }
        return [.copy(link(house), ticket: house.tickets.issue(.skills(.copying)))]
    }
}
