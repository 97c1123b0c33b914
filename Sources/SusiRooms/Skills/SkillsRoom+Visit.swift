// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// Looking at one skill.
extension SkillsRoom {
    /// A visit to a skill of which nothing is known but what lists tell.
    func newVisit(_ name: SkillName) -> SkillVisit {
        var new = SkillVisit(name, known(name))
        // What somebody has begun to write is not lost by logging in.
        if let visit, visit.id == name { new.draft = visit.draft }
        return new
    }

    /// Asks for everything about the skill that is looked at.
    mutating func askAboutVisit(_ house: inout House) -> [Effect] {
        var effects = house.cancelSkills { $0.isOfVisit }
        visit?.since = house.now
        var asked: [(SkillsErrand, String, [(name: String, value: String)])] = [
            (.facts, "getSkillMetadata", []),
            (.opinions, "getSkillFeedback", []),
            (.days, "getSkillUsage", [("duration", "\(SkillUses.days)")]),
            (.countries, "getCountryWiseSkillUsage", []),
            (.devices, "getDeviceWiseSkillUsage", []),
        ]
        if house.knowsPerson {
            asked.append((.myStars, "getRatingByUser", []))
            asked.append((.marks, "getProfileDetails", []))
        }
        for (errand, path, more) in asked { effects.append(ask(errand, path, more, &house)) }
        return effects
    }

    /// What is known of a skill before the server is asked.
    private func known(_ name: SkillName) -> SkillFacts? {
        if let skill = shelf.skill(name) { return skill }
        for section in shelf.sections {
            if let skill = section.skills.first(where: { $0.id == name }) { return skill }
        }
        return (author.skills + written.skills + marked.skills).first { $0.id == name }
    }

    /// Asks the server something about the skill that is looked at.
    func ask(
        _ errand: SkillsErrand,
        _ path: String,
        _ more: [(name: String, value: String)] = [],
        _ house: inout House
    ) -> Effect {
        house.ask(.skills(errand), "/cms/\(path).json", (visit?.id.fields ?? []) + more)
    }

    /// The server told something about the skill that is looked at.
    mutating func learned(
        _ errand: SkillsErrand,
        _ reply: ServerReply,
        _ house: inout House
    ) -> [Effect] {
        if errand == .facts {
            learnedFacts(reply)
            return [.tell(.title(title(house.language)))]
        }
        // What people wrote is refused where nobody wrote anything; then the list is empty.
        switch reply {
        case .accepted(let json), .refused(_, _, let json): learned(errand, json, house)
        case .unreachable: break
        }
        return []
    }

    private mutating func learnedFacts(_ reply: ServerReply) {
        switch reply {
        case .accepted(let json):
            guard let metadata = json["skill_metadata"], metadata.object != nil else {
                visit?.state = .missing
                return
            }
            let facts = SkillFacts(metadata)
            visit?.facts = facts
            visit?.state = .loaded
            shelf.learn(facts)
        case .refused(404, _, _): visit?.state = .missing
        case .refused(_, let message, _): visit?.state = .refused(message)
        case .unreachable: visit?.state = .unreachable
        }
    }

    private mutating func learned(_ errand: SkillsErrand, _ json: JSON, _ house: House) {
        switch errand {
        case .myStars: visit?.myStars = min(json["ratings"]?.count("stars") ?? 0, 5)
        case .opinions:
            visit?.opinions = SkillOpinion.list(json)
            visit?.knowsOpinions = true
        case .days:
            visit?.uses.learnDays(json, today: house.now / 86_400_000)
        case .countries:
            visit?.uses.byCountry = SkillUses.shares(json, name: "country_name", "country_code")
        case .devices:
            visit?.uses.byDevice = SkillUses.shares(json, name: "device_type", "")
        case .marks:
            let bookmarks = json["bookmarks"]?.array ?? []
            guard let id = visit?.id else { return }
            visit?.isBookmarked = bookmarks.contains { SkillFacts($0).id == id }
        default: break
        }
    }
}
