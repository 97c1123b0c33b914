// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

extension Notebook {
    /// The service `lists`: what stands on lists, and what is written there or struck out.
    func lists(_ request: LoreRequest) throws(LoreRefusal) -> NotebookOutcome {
        let list = ListName(request["list"] ?? "shopping", isGerman: request.isGerman)
        switch try request.demand("do") {
        case "add": return try add(to: list, request)
        case "remove": return try remove(from: list, request)
        case "read": return try read(list, request)
        case "clear": return try clear(list)
        case "all": return try all(request)
        case let other:
            throw LoreRefusal("it cannot “\(other)”, only add, remove, read, clear, all")
        }
    }

    private func items(of list: ListName) -> [NotebookEntry] {
        entries.filter { $0.kind == .item && $0.list.utf8.elementsEqual(list.key.utf8) }
    }

    private func add(
        to list: ListName,
        _ request: LoreRequest
    ) throws(LoreRefusal) -> NotebookOutcome {
        let said = request.asSaid(try request.demand("item"))
        let texts = request["whole"] == nil ? Enumeration.parts(of: said) : [said]
        guard !texts.isEmpty else { throw LoreRefusal("nothing to be written was said") }
        guard texts.allSatisfy({ $0.utf8.count <= Notebook.maximumText }) else {
            throw LoreRefusal("an item has at most \(Notebook.maximumText) bytes")
        }
        let written = items(of: list)
        let fresh = texts.filter { text in
            !written.contains { Notebook.isSame($0.text, text) }
        }
        guard entries.count + fresh.count <= Notebook.maximumItems else {
            throw LoreRefusal("the notebook is full: \(Notebook.maximumItems) entries are in it")
        }
        var outcome = NotebookOutcome()
        for text in fresh {
            var entry = NotebookEntry(.item, text)
            entry.list = list.key
            entry.made = request.question.now.milliseconds
            outcome.changes.append(.add(entry))
        }
        outcome.rows = [
            [
                "item": .string(Enumeration.text(texts, isGerman: request.isGerman)),
                "list": .string(list.name),
                "count": .number(written.count + fresh.count),
                "known": .string(fresh.isEmpty ? "yes" : ""),
            ]
        ]
        return outcome
    }

    private func remove(
        from list: ListName,
        _ request: LoreRequest
    ) throws(LoreRefusal) -> NotebookOutcome {
        let said = request.asSaid(try request.demand("item"))
        let written = items(of: list)
        var outcome = NotebookOutcome()
        var struck: [String] = []
        let whole = written.filter { Notebook.isSame($0.text, said) }
        let texts = whole.isEmpty ? Enumeration.parts(of: said) : [said]
        for text in texts {
            for entry in written where Notebook.isSame(entry.text, text) {
                outcome.changes.append(.remove(id: entry.id))
                struck.append(entry.text)
            }
        }
        guard !struck.isEmpty else { throw LoreRefusal("“\(said)” is not on the list") }
        outcome.rows = [
            [
                "item": .string(Enumeration.text(struck, isGerman: request.isGerman)),
                "list": .string(list.name), "count": .number(written.count - struck.count),
            ]
        ]
        return outcome
    }

    private func read(
        _ list: ListName,
        _ request: LoreRequest
    ) throws(LoreRefusal) -> NotebookOutcome {
        let written = items(of: list)
        guard !written.isEmpty else { throw LoreRefusal("the list is empty") }
        let texts = written.map { $0.text }
        var rows = written.map { entry -> JSONObject in ["item": .string(entry.text)] }
        rows[0].append("items", .string(Enumeration.text(texts, isGerman: request.isGerman)))
        rows[0].append("list", .string(list.name))
        rows[0].append("count", .number(written.count))
        return NotebookOutcome(rows: rows)
    }

    private func clear(_ list: ListName) throws(LoreRefusal) -> NotebookOutcome {
        let written = items(of: list)
        guard !written.isEmpty else { throw LoreRefusal("the list is empty") }
        return NotebookOutcome(
            rows: [["list": .string(list.name), "count": .number(written.count)]],
            changes: written.map { .remove(id: $0.id) }
        )
    }

    private func all(_ request: LoreRequest) throws(LoreRefusal) -> NotebookOutcome {
        var keys: [String] = []
        for entry in entries where entry.kind == .item {
            if !keys.contains(where: { $0.utf8.elementsEqual(entry.list.utf8) }) {
                keys.append(entry.list)
            }
        }
        guard !keys.isEmpty else { throw LoreRefusal("there are no lists") }
        let lists = keys.map { ListName($0, isGerman: request.isGerman) }
        var rows = lists.map { list -> JSONObject in
            ["list": .string(list.name), "count": .number(items(of: list).count)]
        }
        let names = lists.map { $0.name }
        rows[0].append("lists", .string(Enumeration.text(names, isGerman: request.isGerman)))
        return NotebookOutcome(rows: rows)
    }

    /// Whether two texts name the same thing, however they are written.
    static func isSame(_ first: String, _ second: String) -> Bool {
        Wording.normalized(first.utf8) == Wording.normalized(second.utf8)
    }
}
