// Susi. SPDX-License-Identifier: Apache-2.0

/// The skills of a mind and where their phrases are filed.
struct Knowledge: Sendable {
    /// The skills by the number that the indices know them by; nil where one was removed.
    private(set) var skills: [Skill?] = []
    /// When each of `skills` answers.
    private var roles: [Role] = []
    /// The languages of `skills`, side by side for the ranking.
    private(set) var languages: [Language] = []
    private var numbers: [String: UInt32] = [:]
    /// Skills that always answer.
    private(set) var general = PhraseIndex()
    /// Skills that answer only while they are in focus, by the name that wakes them.
    private(set) var focus: [String: PhraseIndex] = [:]
    /// Skills that answer only while a persona is awake, by its name.
    private(set) var personas: [String: PhraseIndex] = [:]
    /// The web services by name; of one name that of the first path first.
    private var services: [String: [(path: String, definition: ServiceDefinition)]] = [:]

    /// When a skill answers.
    enum Role: Sendable {
        case always
        /// After its name has been called.
        case inFocus
        /// While its persona is awake.
        case awake
    }

    var count: Int {
        numbers.count
    }

    var allSkills: [Skill] {
        skills.compactMap { $0 }
    }

    /// The web service of that name.
    func service(called name: String) -> ServiceDefinition? {
        services[name]?.first?.definition
    }

    func skill(at path: String) -> Skill? {
        numbers[path].flatMap { skills[Int($0)] }
    }

    /// Whether a skill answers only after something has woken it.
    static func waitsToBeWoken(_ skill: Skill) -> Bool {
        isPersona(skill) || !skill.header.focusNames.isEmpty
    }

    /// Adds a skill, in place of the one with the same path if there is one.
    mutating func add(_ skill: Skill) {
        if Knowledge.isPersona(skill) {
            add(skill, as: .awake)
        } else {
            add(skill, as: skill.header.focusNames.isEmpty ? .always : .inFocus)
        }
    }

    mutating func add(_ skill: Skill, as role: Role) {
        remove(path: skill.path)
        let number = UInt32(skills.count)
        numbers[skill.path] = number
        skills.append(skill)
        roles.append(role)
        languages.append(skill.language)
        for service in skill.services {
            services[service.name, default: []].append((skill.path, service))
            services[service.name]?.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        }
        switch role {
        case .always:
            general.add(skill, number: number)
        case .inFocus:
            for name in skill.header.focusNames {
                focus[name, default: PhraseIndex()].add(skill, number: number)
            }
        case .awake:
            personas[Knowledge.personaName(skill), default: PhraseIndex()].add(
                skill,
                number: number
            )
        }
    }

    /// Removes the skill of that path, if there is one.
    mutating func remove(path: String) {
        guard let number = numbers.removeValue(forKey: path), let skill = skills[Int(number)] else {
            return
        }
        skills[Int(number)] = nil
        for service in skill.services {
            services[service.name]?.removeAll { $0.path.utf8.elementsEqual(path.utf8) }
        }
        switch roles[Int(number)] {
        case .always:
            general.removeAll(ofSkill: number)
            if general.isMostlyDead { general = filedAnew { role, _ in role == .always } }
        case .inFocus:
            for name in skill.header.focusNames {
                focus[name]?.removeAll(ofSkill: number)
                if focus[name]?.isDead == true {
                    focus[name] = nil
                } else if focus[name]?.isMostlyDead == true {
                    focus[name] = filedAnew {
                        $0 == .inFocus && $1.header.focusNames.contains(name)
                    }
                }
            }
        case .awake:
            let name = Knowledge.personaName(skill)
            personas[name]?.removeAll(ofSkill: number)
            if personas[name]?.isDead == true {
                personas[name] = nil
            } else if personas[name]?.isMostlyDead == true {
                personas[name] = filedAnew { $0 == .awake && Knowledge.personaName($1) == name }
            }
        }
    }

    /// Files all phrases anew, once more of them are dead than alive: each is filed again only
    /// after as many others have changed.
    private func filedAnew(_ belongs: (Role, Skill) -> Bool) -> PhraseIndex {
        var index = PhraseIndex()
        for (number, skill) in skills.enumerated() {
            guard let skill, belongs(roles[number], skill) else { continue }
            index.add(skill, number: UInt32(number))
        }
        return index
    }

    private static func personaName(_ skill: Skill) -> String {
        Wording.normalized(skill.fileName.utf8)[...].text
    }

    /// Personas live in a model of their own.
    private static func isPersona(_ skill: Skill) -> Bool {
        let folders = skill.path.utf8.split(separator: UInt8(ascii: "/"))
        guard let models = folders.firstIndex(where: { $0.elementsEqual("models".utf8) }) else {
            return false
        }
        return models + 1 < folders.count && folders[models + 1].elementsEqual("persona".utf8)
    }
}

extension PhraseIndex {
    /// Whether removed phrases outnumber the others.
    var isMostlyDead: Bool {
        deadCount > 64 && deadCount * 2 > entries.count
    }

    /// Whether nothing is left.
    var isDead: Bool {
        deadCount == entries.count
    }

    /// Files all phrases of a skill.
    mutating func add(_ skill: Skill, number: UInt32) {
        for (place, intent) in skill.intents.enumerated() {
            let dialogue = intent.actions.map { $0.dialogueType }.min() ?? 0
            let actions = intent.actions.map { $0.weight }.max() ?? 0
            let inferences = intent.process.map { $0.weight }.max() ?? 0
            for (alternative, phrase) in intent.phrases.enumerated() {
                let normal = Wording.normalized(phrase.text.utf8)
                guard normal.count <= PhraseEntry.maximumLength,
                    let alternative = UInt16(exactly: alternative)
                else { continue }
                let pattern = Pattern(normal: normal)
                var weight = pattern.weight(of: normal)
                var compiled = CompiledPhrase.pattern(normal, pattern)
                if phrase.isExpression {
                    // What is no expression matches as the text it is.
                    let expression = try? Expression(phrase.text, ignoringCase: true)
                    compiled = .expression(
                        expression ?? Expression(literal: phrase.text, ignoringCase: true)
                    )
                    if expression?.isLiteral == false {
                        weight = (false, 0, phrase.text.unicodeScalars.count)
                    }
                }
                let rank = Rank(
                    isCatchAll: !phrase.isExpression && pattern.isCatchAll,
                    traits: (weight.literal ? 1 : 0) + (phrase.isPrior ? 1 : 0),
                    meat: weight.meat,
                    length: weight.length,
                    dialogue: dialogue,
                    actions: actions,
                    inferences: inferences,
                    userScore: intent.userScore
                )
                add(
                    compiled,
                    of: PhraseEntry.Owner(
                        skill: number,
                        intent: UInt32(place),
                        alternative: alternative
                    ),
                    rank: rank.bits
                )
            }
        }
    }
}
