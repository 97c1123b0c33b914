// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiStore

extension NotebookRecords {
    /// An account's notebook.
    func notebook(of account: Int64) throws(StoreFailure) -> Notebook {
        Notebook(try all(of: account).compactMap { NotebookEntry($0) })
    }

    /// Keeps what is to be changed in an account's notebook.
    func take(_ changes: [NotebookChange], of account: Int64) throws(StoreFailure) {
        for change in changes {
            switch change {
            case .add(let entry): try add(Entry(entry), of: account)
            case .remove(let id): try remove(id, of: account)
            case .move(let id, let due): try move(id, to: due, of: account)
            }
        }
    }
}

extension NotebookEntry {
    /// What was stored; nil where a newer program has stored what this one does not know.
    init?(_ record: NotebookRecords.Entry) {
        guard let kind = Kind(rawValue: record.kind) else { return nil }
        self.init(kind, record.text)
        id = record.id
        list = record.list
        due = record.due
        made = record.made
        repetition = Repetition(
            days: UInt8(truncatingIfNeeded: record.days),
            minute: Int(truncatingIfNeeded: record.minute)
        )
    }
}

extension NotebookRecords.Entry {
    fileprivate init(_ entry: NotebookEntry) {
        self.init(
            kind: entry.kind.rawValue,
            list: entry.list,
            text: entry.text,
            due: entry.due,
            days: Int64(entry.repetition?.days ?? 0),
            minute: Int64(entry.repetition?.minute ?? 0),
            made: entry.made
        )
    }
}
