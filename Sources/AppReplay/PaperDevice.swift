// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// A device on paper: its storage, and what a server, a clock and a screen would say.
struct PaperDevice {
    /// What comes of an effect.
    enum Outcome {
        case answer(PageValue)
        case failure(StaticString)
    }

    /// What is under way, in the order in which it was begun.
    private(set) var waiting: [Effect] = []
    private var records: [StoredRecord] = []

    /// Takes over what is to be done.
    mutating func begin(_ effects: [Effect]) {
        for effect in effects {
            if effect.kind == .cancel {
                waiting.removeAll { $0.ticket == effect.ticket }
            } else if effect.ticket != 0 {
                waiting.append(effect)
            }
        }
    }

    /// Takes one of those that are under way.
    mutating func take(_ index: Int) -> Effect {
        waiting.remove(at: index)
    }

    /// What comes of an effect; its writes are written.
    mutating func outcome(of effect: Effect, _ dice: inout Dice) -> Outcome {
        switch effect.kind {
        case .read:
            .answer(.list(effect.values[0].values.map { read($0.text ?? "") }))
        case .scan: .answer(scan(effect))
        case .write: write(effect)
        case .measure: .answer(widths(effect))
        case .fetch: PaperServer.outcome(of: effect, &dice)
        case .persist: .answer(.flag(true))
        case .askToNotify: .answer(.text("denied"))
        case .pickFiles: .answer(.list([]))
        case .locate: .failure("NotAllowedError")
        case .share: .failure("AbortError")
        default: .answer(.nothing)
        }
    }

    private func read(_ key: String) -> PageValue {
        records.first { same($0.key, key) }.map { .bytes($0.content) } ?? .nothing
    }

    private func scan(_ effect: Effect) -> PageValue {
        let first = effect.values[0].text ?? ""
        let end = effect.values[1].text ?? ""
        var found = records.filter { !precedes($0.key, first) && precedes($0.key, end) }
        if effect.values[3].isSet { found.reverse() }
        return .list(found.prefix(Int(effect.values[2].number ?? 0)).map { $0.value })
    }

    private mutating func write(_ effect: Effect) -> Outcome {
        for range in effect.values[1].values {
            let first = range[0].text ?? ""
            let end = range[1].text ?? ""
            records.removeAll { !precedes($0.key, first) && precedes($0.key, end) }
        }
        for record in StoredRecord.records(effect.values[0]) {
            records.removeAll { same($0.key, record.key) }
            let place = records.firstIndex { precedes(record.key, $0.key) } ?? records.count
            records.insert(record, at: place)
        }
        return .answer(.nothing)
    }

    private func widths(_ effect: Effect) -> PageValue {
        .list(effect.values[1].values.map { .number(Double($0.text?.utf8.count ?? 0) * 7.3) })
    }
}

private func same(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
}

private func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
}
