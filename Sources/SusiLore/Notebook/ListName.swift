// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind

/// The name of a list, however somebody calls it.
struct ListName {
    /// What it is kept under: the same in all languages for the lists that everybody has.
    let key: String
    /// What it is called in an answer.
    let name: String

    /// Reads what somebody calls it: “my groceries”, “the shopping list”, “Einkaufsliste”.
    init(_ text: String, isGerman: Bool) {
        var words = Wording.normalized(text.utf8).split(separator: 0x20).map { Array($0) }
        while words.count > 1, let first = words.first, ListName.isBefore(first) {
            words.removeFirst()
        }
        if words.count > 1, let last = words.last, ListName.isList(last) { words.removeLast() }
        var bytes = Array(words.joined(separator: [0x20]))
        for ending in ["liste", "zettel", "-list", "-"] {
            if bytes.count > ending.utf8.count,
                bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
            {
                bytes.removeLast(ending.utf8.count)
            }
        }
        let usual = ListName.usual.first { list in
            list.names.contains { $0.utf8.elementsEqual(bytes) }
        }
        let own = String(decoding: bytes, as: UTF8.self)
        key = usual?.key ?? own
        name =
            usual.map { isGerman ? $0.german : $0.english }
            ?? (isGerman ? "Liste „\(own)“" : "“\(own)” list")
    }

    private static func isBefore(_ word: [UInt8]) -> Bool {
        [
            "my", "the", "our", "a", "meine", "meiner", "die", "der", "den", "das", "unsere",
            "unserer", "meinen",
        ]
        .contains { $0.utf8.elementsEqual(word) }
    }

    private static func isList(_ word: [UInt8]) -> Bool {
        ["list", "lists", "liste", "listen"].contains { $0.utf8.elementsEqual(word) }
    }

    /// The lists that everybody has.
    private static let usual: [(key: String, english: String, german: String, names: [String])] = [
        (
            "shopping", "shopping list", "Einkaufsliste",
            ["shopping", "grocery", "groceries", "einkauf", "einkaufs", "einkäufe", "buy"]
        ),
        (
            "to-do", "to-do list", "Aufgabenliste",
            ["to-do", "todo", "to do", "task", "tasks", "aufgaben", "to-dos", "todos"]
        ),
        ("notes", "notes", "Notizen", ["notes", "note", "notiz", "notizen"]),
    ]
}
