// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// The skills that answer, with what to ask them.
struct SkillsScreen: Equatable {
    /// A skill as it is listed.
    struct Card: Equatable {
        let name: String
        let group: String
        let description: String
        let examples: [String]
    }

    /// How far loading has come.
    enum State: Equatable {
        case unknown, loading, failed, loaded
    }

    private(set) var state = State.unknown
    private(set) var cards: [Card] = []

    /// Loads the list where it is not there.
    mutating func load(_ tickets: inout Tickets, language: String, anew: Bool = false) -> [Effect] {
        guard state == .unknown || state == .failed || anew else { return [] }
        state = .loading
        let address = "cms/getSkillList.json?group=All&language=\(language)"
        return [.fetch(tickets.issue(.app(.skills)), address, milliseconds: 20_000)]
    }

    /// Takes over what came.
    mutating func take(_ value: PageValue) {
        guard let answer = FetchAnswer(value), answer.status == 200,
            let json = try? JSON(parsing: answer.body)
        else { return fail() }
        let members = json["skills"]?.object?.members ?? []
        cards = members.prefix(2000).compactMap { Card($0.value) }
            .sorted { Array($0.group.utf8).lexicographicallyPrecedes(Array($1.group.utf8)) }
        state = .loaded
    }

    /// Nothing came.
    mutating func fail() {
        state = .failed
    }

    /// Questions to begin with: the first example of each skill.
    var starters: [String] {
        cards.compactMap { $0.examples.first }
    }
}

extension SkillsScreen.Card {
    /// Reads a skill of the list; nil where it has no name (C9).
    init?(_ json: JSON) {
        guard let name = json["skill_name"]?.string, !name.isEmpty else { return nil }
        self.name = name
        group = json["group"]?.string ?? ""
        description = json["descriptions"]?.string ?? ""
        examples = (json["examples"]?.array ?? []).compactMap { $0.string }
            .filter { !$0.isEmpty }.prefix(3).map { $0 }
    }
}
