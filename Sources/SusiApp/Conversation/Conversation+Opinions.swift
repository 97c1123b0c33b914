// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView
import SusiWire

// Thumbs up and down.
extension Conversation {
    /// Notes what the person thinks of an answer, and tells the server when it can.
    public mutating func think(
        _ opinion: Turn.Opinion,
        of id: Turn.ID,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        guard let turn = turn(id), turn.skill != nil, turn.opinion != opinion else { return [] }
        change(id) {
            $0.opinion = opinion
            $0.owesOpinion = opinion != .none
        }
        opinions.removeAll { $0 == id }
        if opinion != .none { opinions.append(id) }
        return settle(&tickets)
    }

    /// Sends the next opinion.
    mutating func sendOpinion(_ tickets: inout Tickets) -> [Effect] {
        guard hasBegun, !isRating, mayReach, let id = opinions.first else { return [] }
        guard let turn = turn(id), let skill = turn.skill, turn.owesOpinion else {
            if let page = page(of: id), !pages[page].isLoaded { return load([page], &tickets) }
            opinions.removeFirst()
            return []
        }
        isRating = true
        let ticket = tickets.issue(.conversation(.rating(id, turn.opinion)))
        return [post(ticket, "/cms/rateSkill.json", form(skill, turn.opinion))]
    }

    private func form(_ skill: SkillPath, _ opinion: Turn.Opinion) -> Form {
        var form = Form()
        form.append("model", skill.model)
        form.append("group", skill.group)
        form.append("language", skill.language)
        form.append("skill", skill.skill)
        form.append("rating", opinion == .good ? "positive" : "negative")
        return form
    }

    /// The thumb was counted; now it is kept together with question and answer.
    mutating func rated(
        _ id: Turn.ID,
        _ opinion: Turn.Opinion,
        _ answer: FetchAnswer?,
        _ tickets: inout Tickets
    ) -> [Effect] {
        if let effects = comeBack(answer, &tickets) { return effects }
        guard answer?.status == 200, let turn = turn(id), let skill = turn.skill else {
            return told(id, opinion)
        }
        var form = form(skill, opinion)
        form.append("user_query", turn.question)
        form.append("susi_reply", turn.reply?.bubbles.first?.text ?? "")
        if let country = circumstances.country {
            form.append("country_name", country.name)
            form.append("country_code", country.code)
        }
        form.append("device_type", Conversation.deviceType)
        let ticket = tickets.issue(.conversation(.feedback(id, opinion)))
        return [post(ticket, "/cms/feedbackLog.json", form)]
    }

    /// Question and answer are kept with the thumb.
    mutating func keptFeedback(
        _ id: Turn.ID,
        _ opinion: Turn.Opinion,
        _ answer: FetchAnswer?,
        _ tickets: inout Tickets
    ) -> [Effect] {
        comeBack(answer, &tickets) ?? told(id, opinion)
    }

    /// Where the server could not do it just now, it is told again later.
    private mutating func comeBack(
        _ answer: FetchAnswer?,
        _ tickets: inout Tickets
    ) -> [Effect]? {
        guard let answer, answer.status == 429 || answer.status >= 500 else { return nil }
        isRating = false
        let seconds = answer.header("retry-after").flatMap { Double($0) }
        return tryAgain(after: seconds, &tickets)
    }

    /// The server knows, or does not want to; unless the person has changed their mind.
    private mutating func told(_ id: Turn.ID, _ opinion: Turn.Opinion) -> [Effect] {
        isRating = false
        guard turn(id)?.opinion == opinion else { return [] }
        change(id) { $0.owesOpinion = false }
        opinions.removeAll { $0 == id }
        return []
    }
}
