// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiMind
import SusiWire

/// The skills of a server at one moment: what can be answered, and what apps show of it.
public struct SkillCatalog: Sendable {
    /// Everything that can be answered.
    public let mind: Mind
    /// The skills in the order of their names.
    let entries: [ShelvedSkill]
    /// Another one for each catalog of a shelf.
    let number: Int
    /// One question to try of each skill that names any, by language.
    private let examples: [Language: [String]]
    /// The places of skills in `entries` by the path that the mind has for them.
    private let places: [String: Int]
    /// The same by model, group and file in small letters.
    private let files: [String: [Int]]
    /// The same by model, group and the name for people in small letters.
    private let names: [String: [Int]]

    /// Catalogues skills; what the catalog before had is not filed again in the mind.
    init(_ skills: [ShelvedSkill] = [], after last: SkillCatalog? = nil) {
        mind = SkillCatalog.mind(of: skills, after: last)
        number = (last?.number ?? 0) + 1
        var examples: [Language: [String]] = [:]
        var languages: [String: [SupportedLanguage]] = [:]
        var places: [String: Int] = [:]
        var files: [String: [Int]] = [:]
        var names: [String: [Int]] = [:]
        for (place, entry) in skills.enumerated() {
            if let first = entry.firstExample {
                examples[entry.skill.language, default: []].append(first)
            }
            var language = SupportedLanguage()
            language.language = entry.path.language
            language.name = entry.path.skill
            languages[entry.path.family, default: []].append(language)
            places[entry.skill.path] = place
            let group = "\(entry.path.model)/\(entry.path.group)".lowercased()
            files["\(group)/\(entry.path.skill.lowercased())", default: []].append(place)
            names["\(group)/\(entry.skill.name.lowercased())", default: []].append(place)
        }
        entries = skills.map { entry in
            var entry = entry
            entry.card.languages = languages[entry.path.family]
            return entry
        }
        self.examples = examples
        self.places = places
        self.files = files
        self.names = names
    }

    /// Questions a person may try, at most so many: in their language, or else in English.
    func examples(in language: Language, count: Int, seed: UInt64) -> [String] {
        let all = examples[language] ?? examples[.english] ?? []
        guard !all.isEmpty else { return [] }
        let start = Int(seed % UInt64(all.count))
        return (0..<min(count, all.count)).map { all[(start + $0) % all.count] }
    }

    /// The skill that the mind knows by that path.
    func entry(inMindAt path: String) -> ShelvedSkill? {
        places[path].map { entries[$0] }
    }

    /// The name that counts are kept under; asked for with every answer, so nothing is copied.
    func key(inMindAt path: String) -> String? {
        guard let place = places[path] else { return nil }
        return entries[place].key
    }

    /// The skill of exactly that name.
    func entry(named key: String) -> ShelvedSkill? {
        guard let path = SkillPath(reading: key) else { return nil }
        return versions(of: path, in: files).first { $0.key == key }
    }

    /// The skill that somebody means, whatever the case of its name: by its file, else by its name
    /// for people; where it is not there in that language but in exactly one other, that one (Q28).
    func entry(meantBy path: SkillPath) -> ShelvedSkill? {
        var versions = versions(of: path, in: files)
        if versions.isEmpty { versions = self.versions(of: path, in: names) }
        let language = path.language.prefix(2).lowercased()
        return versions.first { $0.path.language.lowercased() == language }
            ?? (versions.count == 1 ? versions.first : nil)
    }

    private func versions(of path: SkillPath, in index: [String: [Int]]) -> [ShelvedSkill] {
        let name = "\(path.model)/\(path.group)/\(path.skill)".lowercased()
        return (index[name] ?? []).map { entries[$0] }
    }
}

extension SkillCatalog {
    /// From how many changes on a mind is built anew.
    private static let manyChanges = 50

    private static func mind(of skills: [ShelvedSkill], after last: SkillCatalog?) -> Mind {
        guard let last else { return Mind(skills.map { $0.skill }) }
        let paths = Set(skills.map { $0.skill.path })
        let removed = last.entries.filter { !paths.contains($0.skill.path) }
        let changed = skills.filter {
            last.entry(inMindAt: $0.skill.path)?.skill !== $0.skill
        }
        guard removed.count + changed.count < manyChanges else {
            return Mind(skills.map { $0.skill })
        }
        var mind = last.mind
        for entry in removed { mind.remove(path: entry.skill.path) }
        if !changed.isEmpty { mind.add(changed.map { $0.skill }) }
        return mind
    }
}
