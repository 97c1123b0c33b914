// Susi. SPDX-License-Identifier: Apache-2.0

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

    /// The skills of a group, sorted and in pages where that is asked for.
    func skillList(_ inquiry: Inquiry) throws(Refusal) -> HTTPResponse {
        let query: SkillListQuery
        do throws(ParameterError) {
            query = try SkillListQuery(reading: inquiry.arguments)
        } catch {
            throw Refusal(error)
        }
        guard !query.isPrivate else {
            throw Refusal(401, "Private skills belong to accounts, and there are none here yet.")
        }
        let found = SkillSearch(query, at: inquiry.arrival).found(in: shelf.catalog)
        var list = SkillList()
        var skills = Named<SkillCard>()
        var names: Set<String> = []
        for entry in found where names.insert(entry.path.skill).inserted {
            skills.append(entry.path.skill, entry.card)
        }
        list.skills = skills
        if query.order != nil {
            let page = found.dropFirst(query.start).prefix(query.count ?? found.count)
            list.filtered = page.map { $0.card }
        }
        if let count = query.count {
            list.pageCount = count > 0 ? Int64((found.count + count - 1) / count) : 0
        }
        list.envelope = inquiry.accepted("Success: Fetched skill list")
        return inquiry.response(list.strict(for: query).object)
    }

    /// One skill.
    func skillMetadata(_ inquiry: Inquiry) throws(Refusal) -> HTTPResponse {
        let arguments = inquiry.arguments
        var answer = SkillMetadata()
        guard let skill = arguments.text(.skill) else {
            // A failure that was always told with status 200.
            answer.envelope = inquiry.accepted("")
            answer.envelope.accepted = false
            answer.envelope.message = "Error: Bad parameter call: parameter skill is missing"
            return inquiry.response(answer.strict().object)
        }
        let path = SkillPath(
            model: arguments.text(.model) ?? "general",
            group: arguments.text(.group) ?? "Knowledge",
            language: arguments.text(.language) ?? "en",
            skill: skill
        )
        guard let entry = shelf.catalog.entry(at: path) else {
            throw Refusal(404, "Skill does not exist.")
        }
        answer.skill = entry.card
        answer.envelope = inquiry.accepted("Success: Fetched Skill's Metadata")
        return inquiry.response(answer.strict().object)
    }
}

extension SkillCatalog {
    /// The skill at a path, whatever the case of its name; where it is not spoken in that language
    /// but in exactly one other, that one (Q28).
    func entry(at path: SkillPath) -> Entry? {
        let name = path.skill.lowercased()
        let group = entries.filter { $0.path.model == path.model && $0.path.group == path.group }
        var versions = group.filter { $0.path.skill.lowercased() == name }
        if versions.isEmpty { versions = group.filter { $0.card.name?.lowercased() == name } }
        let language = path.language.prefix(2).lowercased()
        return versions.first { $0.path.language.lowercased() == language }
            ?? (versions.count == 1 ? versions.first : nil)
    }
}
