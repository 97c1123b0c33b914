// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Service {
    /// The skills of a group, sorted and in pages where that is asked for.
    func skillList(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let query: SkillListQuery
        do throws(ParameterError) {
            query = try SkillListQuery(reading: inquiry.arguments)
        } catch {
            throw Refusal(error)
        }
        if query.isPrivate { return try privateSkills(inquiry) }
        let isMinified = inquiry.arguments.flag(.minified)
        // What operators see, and what stands in a call of a function, is made each time.
        let isPlain = inquiry.role < .operator && !inquiry.isScript
        return showing(for: inquiry) { showcase in
            guard isPlain else {
                var list = Service.list(query, showcase, at: inquiry.arrival)
                if inquiry.role >= .operator { list.addFigures(of: showcase, query) }
                list.envelope = inquiry.accepted(Service.listed)
                return inquiry.response(list.object)
            }
            let text = showcase.list(query, isMinified: isMinified, at: inquiry.arrival) {
                var list = Service.list(query, showcase, at: inquiry.arrival)
                list.envelope = .accepted(Service.listed)
                return inquiry.document(list.object)
            }
            return inquiry.response(inquiry.document(text, for: Session(inquiry.identity)))
        }
    }

    private static let listed = "Success: Fetched skill list"

    /// The list without saying for whom.
    private static func list(
        _ query: SkillListQuery,
        _ showcase: Showcase,
        at now: Instant
    ) -> SkillList {
        let search = SkillSearch(query, at: now)
        let found = search.found(in: showcase.skills)
        var list = SkillList()
        var skills = Named<SkillCard>()
        var names: Set<String> = []
        for skill in found where names.insert(skill.entry.path.skill).inserted {
            skills.append(skill.entry.path.skill, search.card(of: skill))
        }
        list.skills = skills
        if query.order != nil {
            let page = found.dropFirst(query.start).prefix(query.count ?? found.count)
            list.filtered = page.map { search.card(of: $0) }
        }
        if let count = query.count {
            list.pageCount = count > 0 ? Int64((found.count + count - 1) / count) : 0
        }
        return list.strict(for: query)
    }
}

extension Inquiry {
    /// A document made for everybody, completed for whoever asks: the session is its last member.
    func document(_ text: [UInt8], for session: Session) -> [UInt8] {
        var last = JSONObject()
        last.append("session", session.json)
        let rest = document(last)
        let end = text.lastIndex(of: UInt8(ascii: "}")) ?? text.endIndex
        // What stands before the closing brace of a pretty object is a line break.
        let isPretty = end > 0 && text[end - 1] == UInt8(ascii: "\n")
        var document: [UInt8] = []
        document.reserveCapacity(text.count + rest.count)
        document += text[..<(isPretty ? end - 1 : end)]
        document.append(UInt8(ascii: ","))
        document += rest.dropFirst()
        return document
    }
}

extension SkillList {
    /// Adds how many skills of each kind there are, and when they came to be: for operators.
    mutating func addFigures(of showcase: Showcase, _ query: SkillListQuery) {
        let skills = showcase.skills.filter { $0.entry.path.model == query.model }
        func count(_ belongs: (SkillCard) -> Bool?) -> Int64 {
            Int64(skills.count { belongs($0.card) == true })
        }
        var figures = SkillStatistics()
        figures.total = Int64(skills.count)
        figures.reviewed = count { $0.isReviewed }
        figures.notReviewed = count { $0.isReviewed.map { !$0 } }
        figures.editable = count { $0.isEditable }
        figures.notEditable = count { $0.isEditable.map { !$0 } }
        figures.staffPicks = count { $0.isStaffPick }
        figures.system = count { $0.isSystemSkill }
        statistics = figures
        lastModified = SkillList.months(skills.map { $0.card.lastModified })
        created = SkillList.months(skills.map { $0.card.created })
        lastAccess = SkillList.months(skills.map { $0.card.lastAccess })
    }

    private static func months(_ dates: [DateText?]) -> [PeriodCount] {
        let months = dates.map { String(($0?.text ?? "").prefix(7)) }
        let counts = Dictionary(months.map { ($0, Int64(1)) }, uniquingKeysWith: +)
        return counts.sorted { $0.key < $1.key }.map { month, count in
            var period = PeriodCount()
            period.month = DateText(month)
            period.count = count
            return period
        }
    }
}
