// Susi. SPDX-License-Identifier: Apache-2.0

/// Everything that can be answered: an index of many skills.
///
/// A mind is a value, and handing it on costs nothing. Readers on all threads think with the one
/// they have, without locks; to change a skill, change a copy and let new questions use that. Only
/// what the change touches is built anew, the rest of the index is copied in blocks.
public struct Mind: Sendable {
    /// Keeps all parts of a mind behind one reference.
    private final class Box: Sendable {
        let knowledge: Knowledge
        let general: FiledIndex
        let focus: [String: FiledIndex]
        let personas: [String: FiledIndex]

        init(_ knowledge: Knowledge) {
            self.knowledge = knowledge
            general = FiledIndex(knowledge.general)
            focus = knowledge.focus.mapValues { FiledIndex($0) }
            personas = knowledge.personas.mapValues { FiledIndex($0) }
        }
    }

    private var box: Box

    /// A mind with these skills; of several with one path the last counts.
    public init(_ skills: some Sequence<Skill>) {
        var knowledge = Knowledge()
        for skill in skills {
            knowledge.add(skill)
        }
        box = Box(knowledge)
    }

    /// A mind without skills.
    public init() {
        self.init([])
    }

    /// A mind with one skill that always answers, even if it is made for focus or a persona: for
    /// trying it out.
    public init(trying skill: Skill) {
        var knowledge = Knowledge()
        knowledge.add(skill, as: .always)
        box = Box(knowledge)
    }

    /// The number of skills.
    public var count: Int {
        box.knowledge.count
    }

    /// All skills, in the order they were added.
    public var skills: [Skill] {
        box.knowledge.allSkills
    }

    /// The skill of that path.
    public func skill(at path: String) -> Skill? {
        box.knowledge.skill(at: path)
    }

    /// Adds skills, each in place of the one with the same path if there is one.
    public mutating func add(_ skills: some Sequence<Skill>) {
        var knowledge = box.knowledge
        for skill in skills {
            knowledge.add(skill)
        }
        box = Box(knowledge)
    }

    /// Removes the skill of that path, if there is one.
    public mutating func remove(path: String) {
        var knowledge = box.knowledge
        knowledge.remove(path: path)
        box = Box(knowledge)
    }
}

extension Mind {
    /// The phrases that always count.
    var general: FiledIndex {
        box.general
    }

    /// The phrases that count while a skill of that name is in focus.
    func focus(on name: String) -> FiledIndex? {
        box.focus[name]
    }

    /// The phrases that count while a persona of that name is awake.
    func persona(called name: String) -> FiledIndex? {
        box.personas[name]
    }

    /// The skill that an index knows by that number.
    func skill(number: UInt32) -> Skill? {
        box.knowledge.skills[Int(number)]
    }

    /// The language of the skill of that number.
    func language(ofSkill number: UInt32) -> Language {
        box.knowledge.languages[Int(number)]
    }

    /// The web service that a skill has named so.
    func service(called name: String) -> ServiceDefinition? {
        box.knowledge.service(called: name)
    }
}

/// An index that is no longer changed; thinking with it costs one reference instead of a copy.
final class FiledIndex: Sendable {
    let index: PhraseIndex

    init(_ index: PhraseIndex) {
        self.index = index
    }
}
