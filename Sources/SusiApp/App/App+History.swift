// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// Messages leave the device as a file, come back, or are deleted; and what the conversation tells.
extension App {
    /// The largest file with messages, in bytes.
    private static let largestFile = 256.0 * 1024 * 1024

    mutating func carryOut(_ act: Talk.History) -> [Effect] {
        switch act {
        case .exportJSON: return conversation.export(.json, asking, at: now, &tickets)
        case .exportText: return conversation.export(.text, asking, at: now, &tickets)
        case .importFile:
            let ticket = tickets.issue(.app(.importing))
            return [
                .pickFiles(ticket, accept: ".json,application/json", largest: App.largestFile)
            ]
        case .deleteHere: return say(.deleted) + deleteAll(isEverywhere: false)
        case .deleteEverywhere: return say(.deleted) + deleteAll(isEverywhere: true)
        }
    }

    /// Deletes all messages, on this device or in the account too.
    mutating func deleteAll(isEverywhere: Bool) -> [Effect] {
        alarms.clear()
        keepsakes.note(.alarms)
        bubbles = [:]
        announcement = ""
        return conversation.clear(isEverywhere: isEverywhere, asking, at: now, &tickets)
    }

    /// Files were chosen.
    mutating func imported(_ value: PageValue) -> [Effect] {
        guard let file = PickedFile.files(value).first else { return [] }
        guard let content = file.content else { return say(.importFailed) }
        return conversation.take(file: content, asking, at: now, &tickets)
    }

    /// What the conversation tells.
    mutating func takeNews() -> [Effect] {
        var effects: [Effect] = []
        for news in conversation.takeNews() {
            switch news {
            case .answered(let id):
                effects += answered(id)
                if settings.readsAloud || programs[.voice] == .running {
                    effects += read(id, action: nil)
                }
            case .heard(let id): effects += answered(id)
            case .due(let part):
                if let due = bubble(at: part)?.due, alarms.cancelled.contains(due) {
                    effects += conversation.delete(part, isEverywhere: false, asking, &tickets)
                    continue
                }
                announcement = text(of: part)
                effects += carryOut(part)
            case .settings: effects += fetchSettings()
            case .timers: effects += fetchTimers()
            case .loggedOut: effects += endSession() + say(.loggedOut)
            case .exported(let name, let type, let content):
                effects.append(.save(name: name, type: type, content))
            case .imported: effects += say(.imported)
            case .notImported: effects += say(.importFailed)
            }
        }
        return effects
    }

    /// A question has an answer: what can be shown now is said once, and done.
    private mutating func answered(_ id: Turn.ID) -> [Effect] {
        guard let bubbles = conversation.turn(id)?.reply?.bubbles else { return [] }
        var effects: [Effect] = []
        var said: [String] = []
        for index in bubbles.indices where bubbles[index].due <= now {
            said.append(bubbles[index].text)
            effects += carryOut(.bubble(index, of: id))
        }
        announcement = said.joined(separator: "\n")
        return effects
    }
}
