// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

extension Notebook {
    /// How long ago something may have rung to be put off, in milliseconds.
    private static let recently: Int64 = 3_600_000
    /// What rings once is kept so long after it rang.
    private static let keptAfterwards: Int64 = 86_400_000

    /// The service `timers`: what will ring, and what is to.
    func timers(_ request: LoreRequest) throws(LoreRefusal) -> NotebookOutcome {
        var outcome: NotebookOutcome
        switch try request.demand("do") {
        case "set": outcome = try set(request)
        case "left": outcome = try left(request)
        case "cancel": outcome = try cancel(request)
        case "snooze": outcome = try snooze(request)
        case let other: throw LoreRefusal("it cannot “\(other)”, only set, left, cancel, snooze")
        }
        // What rang long ago is of no use any more.
        let now = request.question.now.milliseconds
        for entry in entries
        where entry.rings && entry.repetition == nil && entry.due + Notebook.keptAfterwards < now {
            let isTouched = outcome.changes.contains(.remove(id: entry.id))
            if !isTouched { outcome.changes.append(.remove(id: entry.id)) }
        }
        return outcome
    }

    private func set(_ request: LoreRequest) throws(LoreRefusal) -> NotebookOutcome {
        let kind = NotebookEntry.Kind.allCases.first {
            $0.rawValue.utf8.elementsEqual((request["kind"] ?? "timer").utf8)
        }
        guard let kind, kind != .item else {
            throw LoreRefusal("“kind” is timer, alarm or reminder")
        }
        guard entries.count(where: { $0.rings }) < Notebook.maximumTimers else {
            throw LoreRefusal("\(Notebook.maximumTimers) timers are set already")
        }
        let wish = try TimerWish(try request.demand("when"), request)
        let text = request["text"].map { request.asSaid($0) } ?? ""
        guard text.utf8.count <= Notebook.maximumText else {
            throw LoreRefusal("a reminder has at most \(Notebook.maximumText) bytes")
        }
        let now = request.question.now.milliseconds
        guard wish.due > now else { throw LoreRefusal("that time is past") }
        var entry = NotebookEntry(kind, text)
        entry.due = wish.due
        entry.repetition = wish.repetition
        entry.made = now
        return NotebookOutcome(rows: [row(entry, request)], changes: [.add(entry)])
    }

    private func left(_ request: LoreRequest) throws(LoreRefusal) -> NotebookOutcome {
        let found = wanted(request)
        guard !found.isEmpty else { throw LoreRefusal("nothing of that kind is set") }
        var rows = found.map { row($0, request) }
        rows[0].append("overview", .string(TimerWords(request).overview(found)))
        rows[0].append("count", .number(found.count))
        return NotebookOutcome(rows: rows)
    }

    private func cancel(_ request: LoreRequest) throws(LoreRefusal) -> NotebookOutcome {
        var found = wanted(request)
        guard !found.isEmpty else { throw LoreRefusal("nothing of that kind is set") }
        // Without a name the next one is meant, unless all are.
        if request["name"] == nil, request["all"] == nil { found = [found[0]] }
        var rows = found.map { row($0, request) }
        let times = found.map { "\($0.due)" }.joined(separator: " ")
        rows[0].append("times", .string(times))
        rows[0].append("count", .number(found.count))
        return NotebookOutcome(rows: rows, changes: found.map { .remove(id: $0.id) })
    }

    private func snooze(_ request: LoreRequest) throws(LoreRefusal) -> NotebookOutcome {
        let now = request.question.now.milliseconds
        let rung = entries.filter { $0.rings && $0.due <= now && now - $0.due <= Notebook.recently }
            .max { $0.due < $1.due }
        guard let rung else { throw LoreRefusal("nothing has rung lately") }
        let wish = try TimerWish(request["when"] ?? "10 minutes", request)
        var again = NotebookEntry(rung.kind, rung.text)
        again.due = wish.due
        again.made = now
        // What is repeated stays where it is, and rings once more in between.
        let change: [NotebookChange] =
            rung.repetition == nil
            ? [.move(id: rung.id, due: wish.due)] : [.add(again)]
        return NotebookOutcome(rows: [row(again, request)], changes: change)
    }

    /// What will ring and fits `kind` and `name`, the next first.
    private func wanted(_ request: LoreRequest) -> [NotebookEntry] {
        let question = request.question
        let now = question.now.milliseconds
        let all = ringing(at: now, timezoneOffset: question.timezoneOffset).filter { $0.due > now }
        return all.filter { entry in
            let fits = request["kind"].map { $0.utf8.elementsEqual(entry.kind.rawValue.utf8) }
            let isNamed = request["name"].map { Notebook.isSame($0, entry.text) }
            return fits ?? true && isNamed ?? true
        }
    }

    /// A ringing thing as skills get it.
    private func row(_ entry: NotebookEntry, _ request: LoreRequest) -> JSONObject {
        let words = TimerWords(request)
        let delay = entry.due - words.now
        var row: JSONObject = [
            "kind": .string(entry.kind.rawValue), "name": .string(entry.text),
            "called": .string(words.called(entry)),
            "delay": .number(delay), "time": .number(entry.due),
            "length": .string(words.length(delay)), "clock": .string(words.clock(entry.due)),
            "moment": .string(words.moment(entry)),
        ]
        row.append("repeated", .string(entry.repetition == nil ? "" : "yes"))
        return row
    }
}
