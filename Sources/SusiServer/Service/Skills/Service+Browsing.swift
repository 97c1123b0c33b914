// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// The groups of skills.
    func groups(_ inquiry: Inquiry) -> HTTPResponse {
        let model = inquiry.arguments.text(.model) ?? "general"
        var list = GroupList()
        list.groups = Set(
            shelf.catalog.entries.lazy.filter { $0.path.model == model }.map { $0.path.group }
        ).sorted()
        list.envelope = inquiry.accepted("Success: Fetched group list")
        return inquiry.response(list.strict().object)
    }

    /// The languages that there are skills in.
    func languages(_ inquiry: Inquiry) -> HTTPResponse {
        let group = inquiry.arguments.text(.group) ?? "All"
        var list = LanguageList()
        list.languages = Set(
            shelf.catalog.entries.lazy.filter { group == "All" || $0.path.group == group }
                .map { $0.path.language }
        ).sorted()
        list.envelope = inquiry.accepted("Success: Fetched all languages")
        return inquiry.response(list.object)
    }

    /// The languages that there are skills of one group in.
    func groupLanguages(_ inquiry: Inquiry) -> HTTPResponse {
        let place = inquiry.skillPath
        var list = LanguageList()
        list.groupLanguages = Set(
            shelf.catalog.entries.lazy
                .filter { $0.path.model == place.model && $0.path.group == place.group }
                .map { $0.path.language }
        ).sorted()
        list.envelope = inquiry.accepted("")
        // Nothing was ever said here.
        list.envelope.message = nil
        return inquiry.response(list.object)
    }

    /// One skill.
    func skillMetadata(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        var answer = SkillMetadata()
        guard inquiry.arguments.text(.skill) != nil else {
            // A failure that was always told with status 200.
            answer.envelope = inquiry.refused("Error: Bad parameter call: the skill is missing")
            return .now(inquiry.response(answer.strict().object))
        }
        let entry = try skill(meantBy: inquiry)
        return showing(for: inquiry) { showcase in
            var answer = SkillMetadata()
            answer.skill = showcase.shown(entry).card
            answer.envelope = inquiry.accepted("Success: Fetched Skill's Metadata")
            return inquiry.response(answer.strict().object)
        }
    }

    /// The start page: what is best, newest and most used, and whole groups.
    func skillMetrics(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let count = inquiry.arguments.int(.count) ?? 10
        guard count >= 0 else { throw Refusal(422, "The count has to be 0 or more.") }
        let groups = (inquiry.arguments.text(.metrics) ?? "").split(separator: ";").prefix(20)
            .map { String($0).withoutBlanks }
        var query = SkillListQuery()
        query.model = inquiry.arguments.text(.model) ?? "general"
        query.languages = [inquiry.arguments.text(.language) ?? "en"]
        query.duration = inquiry.arguments.int(.duration) ?? -1
        let plain = query
        return showing(for: inquiry) { showcase in
            let metrics = SkillSections(
                showcase,
                plain,
                count: min(count, 100),
                at: inquiry.arrival
            )
            var answer = SkillMetrics()
            answer.model = plain.model
            answer.group = inquiry.arguments.parameters.text(.group) ?? "All"
            answer.language = plain.languages[0]
            answer.metrics = metrics.all(andGroups: groups)
            answer.envelope = inquiry.accepted("Success: Fetched skill data based on metrics")
            return inquiry.response(answer.strict().object)
        }
    }
}

extension Inquiry {
    /// An envelope that says it did not work, for failures that were always told with status 200.
    func refused(_ message: String) -> Envelope {
        var envelope = Envelope.refused(message)
        envelope.session = Session(identity)
        return envelope
    }

    /// An answer that says no more than that it worked.
    func acceptance(_ message: String) -> HTTPResponse {
        var reply = PlainReply()
        reply.envelope = accepted(message)
        return response(reply.object)
    }

    /// An answer with status 200 that says no more than that it did not work.
    func refusal(_ message: String) -> HTTPResponse {
        var reply = PlainReply()
        reply.envelope = refused(message)
        return response(reply.object)
    }
}
