// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiWire

/// What the loaded skills are good for: the service `skills`.
///
/// A skill that has no example to show is not among them, and one that answers only after its name
/// was called is found only by that name.
struct SkillGuide: Sendable {
    private let entries: [GuideEntry]
    /// In how many skills each word stands: rare ones say more about what somebody wants.
    private let frequencies: [String: Int]

    /// Reads what the skills say about themselves.
    init(_ skills: [Skill]) {
        entries = skills.compactMap { GuideEntry($0) }
        var frequencies: [String: Int] = [:]
        for entry in entries {
            for word in entry.words { frequencies[word, default: 0] += 1 }
        }
        self.frequencies = frequencies
    }

    /// What the service says.
    func fulfilment(of request: LoreRequest) -> Fulfilment {
        do throws(LoreRefusal) {
            return .rows(try rows(for: request))
        } catch {
            return .failed(reason: error.reason)
        }
    }

    /// One row for each skill in the person's language that fits the arguments.
    private func rows(for request: LoreRequest) throws(LoreRefusal) -> [JSONObject] {
        let known = ["called", "group", "near", "pick"]
        for (name, _) in request.arguments where !known.contains(name) {
            throw LoreRefusal("“skills” knows nothing of “\(name)”")
        }
        let question = request.question
        let language = question.memory.language ?? question.language
        var random = SplitMix(seed: question.seed)
        if let name = request["called"] { return try waiting(named: name, in: language) }
        var fitting = entries.filter {
            $0.calls.isEmpty && ($0.language == language || $0.language == .unknown)
        }
        if let group = request["group"] {
            let wanted = Wording.normalized(group.utf8)
            fitting = fitting.filter { Wording.normalized($0.group.utf8) == wanted }
        }
        let count = try request["pick"].map { (text: String) throws(LoreRefusal) -> Int in
            guard let count = Int(text), count > 0 else {
                throw LoreRefusal("“pick” is the number of rows to be chosen, not “\(text)”")
            }
            return count
        }
        var rows: [JSONObject]
        if let near = request["near"] {
            rows = self.rows(of: fitting, near: near)
        } else {
            if count != nil {
                // What all assistants do is no news, unless it was asked for.
                let news = fitting.filter { !SkillGuide.manners.contains($0.group) }
                if request["group"] == nil, !news.isEmpty { fitting = news }
                fitting = SkillGuide.mixed(fitting, by: &random)
            }
            rows = fitting.map { $0.row(showing: random.next(below: $0.examples.count)) }
        }
        if let count { rows = Array(rows.prefix(count)) }
        guard !rows.isEmpty else { throw LoreRefusal("no skill fits") }
        return rows
    }

    /// The skills that a name calls, those in the person's language first; a star stands for all.
    private func waiting(
        named name: String,
        in language: Language
    ) throws(LoreRefusal) -> [JSONObject] {
        let wanted = String(decoding: Wording.normalized(name.utf8), as: UTF8.self)
        let found = entries.filter {
            wanted == "*" ? !$0.calls.isEmpty && $0.language == language : $0.calls.contains(wanted)
        }
        guard !found.isEmpty else { throw LoreRefusal("no skill is called “\(name)”") }
        let own = found.filter { $0.language == language }
        return (own + found.filter { $0.language != language }).map { $0.row(showing: 0) }
    }

    /// Groups of skills that make talking easier, and have little to tell.
    private static let manners: Set<String> = ["Assistant", "Small Talk"]

    /// In an order that chance decides, but one of each group before a second of any.
    private static func mixed(
        _ entries: [GuideEntry],
        by random: inout SplitMix
    ) -> [GuideEntry] {
        var rest = entries
        var drawn: [(turn: Int, entry: GuideEntry)] = []
        var turns: [String: Int] = [:]
        while !rest.isEmpty {
            let entry = rest.remove(at: random.next(below: rest.count))
            drawn.append((turns[entry.group, default: 0], entry))
            turns[entry.group, default: 0] += 1
        }
        let last = drawn.map { $0.turn }.max() ?? 0
        return (0...last).flatMap { turn in drawn.filter { $0.turn == turn }.map { $0.entry } }
    }

    /// Those that share words with a text, the nearest first, each with its nearest example.
    private func rows(of entries: [GuideEntry], near text: String) -> [JSONObject] {
        let wanted = GuideWords.telling(in: text)
        var found: [(score: Double, row: JSONObject)] = []
        for entry in entries {
            let general = score(of: entry.ownWords, for: wanted) / 2
            let scores = entry.examples.map { score(of: $0.words, for: wanted) }
            guard let best = scores.max(), best > 0, let place = scores.firstIndex(of: best) else {
                continue
            }
            // What all assistants do is hardly ever what somebody looks for.
            let total = (best + general) * (SkillGuide.manners.contains(entry.group) ? 0.25 : 1)
            found.append((total, entry.row(showing: place)))
        }
        // Sorting keeps what is equally near in the order of the skills.
        return found.enumerated().sorted {
            ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }.map { $0.element.row }
    }

    /// What the words have in common with those that are wanted.
    private func score(of words: Set<String>, for wanted: [String]) -> Double {
        wanted.reduce(0) { sum, word in
            guard let match = words.first(where: { GuideWords.areAkin($0, word) }) else {
                return sum
            }
            return sum + 1 + 4 / Double(frequencies[match] ?? 1)
        }
    }
}
