// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// The versions of a skill: what changed, going back, deleting it.
struct Versions {
    struct Version: Sendable {
        let number: Int
        let note: String
        let author: String
        let date: String
    }

    enum Stage: Sendable {
        case loading, ready, deleted
        case failed(WorkshopTrouble)
    }

    var place = SkillPlace("", "", "")
    private(set) var stage = Stage.loading
    /// The latest first.
    private(set) var versions: [Version] = []
    /// The texts that have been read, by their versions' numbers.
    private(set) var texts: [Int: String] = [:]
    /// The version that is compared with the one before it.
    private(set) var compared: Int?
    private(set) var trouble: WorkshopTrouble?
    private(set) var isBusy = false
    /// Whether the skill is another than when it was opened.
    private(set) var hasChanged = false
    /// The version whose text is to be saved again, once it is read.
    private var rollsBackTo: Int?

    mutating func enter(_ place: SkillPlace, _ bench: inout Bench) -> [Effect] {
        self = Versions()
        self.place = place
        return [bench.ask(.versions, "/cms/getSkillHistory.json", place.fields)]
    }

    mutating func happened(
        _ message: WorkshopMessage,
        _ detail: EventDetail,
        _ bench: inout Bench
    ) -> [Effect] {
        hasChanged = false
        switch message {
        case .retryVersions: return enter(place, &bench)
        case .compareVersion(let number):
            compared = compared == number ? nil : number
            return compared == nil ? [] : read([number, before(number)], &bench)
        case .rollBack(let number):
            guard !isBusy else { return [] }
            trouble = nil
            rollsBackTo = number
            isBusy = true
            return texts[number] == nil ? read([number], &bench) : rollBack(&bench)
        case .askToDelete: return bench.lay(.deletion)
        case .delete:
            bench.layer = nil
            trouble = nil
            isBusy = true
            return [bench.ask(.deleting, "/cms/deleteSkill.json", place.fields)]
        case .restore:
            trouble = nil
            isBusy = true
            return [bench.ask(.restoring, "/cms/undoDeleteSkill.json", place.fields)]
        default: return []
        }
    }

    mutating func done(
        _ errand: WorkshopErrand,
        _ value: PageValue,
        _ bench: inout Bench
    ) -> [Effect] {
        let word = ServerReply(wordless: value)
        hasChanged = false
        switch errand {
        case .versions:
            guard case .accepted(let json) = word else {
                stage = .failed(unknown(word, bench))
                return []
            }
            versions = (json["commits"]?.array ?? []).prefix(1000).compactMap { Version($0) }
            stage = .ready
        case .version(let number):
            guard case .accepted(let json) = word, let file = json["file"]?.string else {
                return fail(word, bench)
            }
            texts[number] = Desk.lines(of: file)
            if rollsBackTo == number { return rollBack(&bench) }
        case .rollingBack:
            isBusy = false
            guard case .accepted = word else { return fail(word, bench) }
            hasChanged = true
            compared = nil
            return [bench.ask(.versions, "/cms/getSkillHistory.json", place.fields)]
                + bench.say(bench.words(.rolledBack))
        case .deleting:
            isBusy = false
            guard case .accepted = word else { return fail(word, bench) }
            stage = .deleted
            hasChanged = true
            return bench.say(bench.words(.deleted))
        case .restoring:
            guard case .accepted = word else { return fail(word, bench) }
            let effects = enter(place, &bench)
            hasChanged = true
            return effects + bench.say(bench.words(.restored))
        default: break
        }
        return []
    }

    /// The number of the version before one; 0 where it is the first.
    func before(_ number: Int) -> Int {
        guard let index = versions.firstIndex(where: { $0.number == number }),
            versions.indices.contains(index + 1)
        else { return 0 }
        return versions[index + 1].number
    }

    /// Whether a version stands before a version.
    func isFirst(_ number: Int) -> Bool { versions.last?.number == number }

    private mutating func read(_ numbers: [Int], _ bench: inout Bench) -> [Effect] {
        var effects: [Effect] = []
        for number in numbers where texts[number] == nil {
            guard versions.contains(where: { $0.number == number }) else { continue }
            let fields = place.fields + [(name: "commitID", value: String(number))]
            effects.append(bench.ask(.version(number), "/cms/getFileAtCommitID.json", fields))
        }
        return effects
    }

    /// Saves the text of an old version as a new one.
    private mutating func rollBack(_ bench: inout Bench) -> [Effect] {
        guard let number = rollsBackTo, let text = texts[number] else { return [] }
        rollsBackTo = nil
        var fields: [(name: String, value: String)] = [("content", text)]
        for name in ["Old", "New"] {
            fields += [
                (name + "Model", "general"), (name + "Group", place.group),
                (name + "Language", place.language), (name + "Skill", place.tag),
            ]
        }
        fields.append(("changelog", bench.words(.backTo) + " " + String(number)))
        if let latest = versions.first { fields.append(("commitID", String(latest.number))) }
        return [bench.ask(.rollingBack, "/cms/modifySkill.json", fields)]
    }

    private mutating func fail(_ word: ServerReply, _ bench: Bench) -> [Effect] {
        isBusy = false
        rollsBackTo = nil
        trouble = unknown(word, bench)
        if case .refused(401, _, _) = word { return [.tell(.sessionEnded)] }
        return []
    }

    private func unknown(_ word: ServerReply, _ bench: Bench) -> WorkshopTrouble {
        word.trouble(in: bench.language) ?? WorkshopTrouble(bench.words(.unreachable))
    }
}

extension Versions.Version {
    init?(_ json: JSON) {
        guard let number = json["commitID"]?.string.flatMap({ Int($0) }) else { return nil }
        self.number = number
        note = json["commit_message"]?.string ?? ""
        author = json["author"]?.string ?? ""
        date = HistoryDate.text(json["commitDate"]?.string ?? "")
    }
}
