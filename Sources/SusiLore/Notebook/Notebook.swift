// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// A person's lists, notes, timers, alarms and reminders.
///
/// A value without clock or store: it says what skills get and what has to be kept, and somebody
/// else keeps it.
public struct Notebook: Sendable, Equatable {
    /// Everything in it, the oldest first.
    public private(set) var entries: [NotebookEntry]

    /// How much one person may write.
    static let maximumItems = 2000
    static let maximumTimers = 100
    static let maximumText = 1000

    /// A notebook with these entries.
    public init(_ entries: [NotebookEntry] = []) {
        self.entries = entries
    }

    /// The services that look into it or write into it.
    private enum Desk: String, CaseIterable {
        case lists
        case timers
    }

    /// Whether a service of that name looks into notebooks.
    public static func isAsked(by service: String) -> Bool {
        Desk.allCases.contains { $0.rawValue.utf8.elementsEqual(service.utf8) }
    }

    /// What a service does with it; nil where none of that name has to do with notebooks.
    public func outcome(
        of service: String,
        _ request: LoreRequest
    ) throws(LoreRefusal) -> NotebookOutcome? {
        let desk = Desk.allCases.first { $0.rawValue.utf8.elementsEqual(service.utf8) }
        switch desk {
        case .lists: return try lists(request)
        case .timers: return try timers(request)
        case nil: return nil
        }
    }

    /// Keeps changes in this value alone, as for people without an account.
    public mutating func take(_ changes: [NotebookChange]) {
        for change in changes {
            switch change {
            case .add(var entry):
                entry.id = (entries.last?.id ?? 0) + 1
                entries.append(entry)
            case .remove(let id):
                entries.removeAll { $0.id == id }
            case .move(let id, let due):
                if let index = entries.firstIndex(where: { $0.id == id }) {
                    entries[index].due = due
                }
            }
        }
    }

    /// What has to be changed for everything that rings to be quiet.
    public func silenced(at now: Int64, timezoneOffset: Int) -> [NotebookChange] {
        entries.filter { $0.rings && $0.due <= now }.map { entry in
            guard let repetition = entry.repetition else { return .remove(id: entry.id) }
            let next = repetition.next(after: now, timezoneOffset: timezoneOffset)
            return .move(id: entry.id, due: next)
        }
    }

    /// What rings, and what will, as apps are told of it.
    public func timers(at now: Int64, timezoneOffset: Int) -> [JSONObject] {
        let rung = entries.filter {
            $0.rings && $0.due <= now && now - $0.due < Notebook.longestRinging
        }
        let coming = ringing(at: now, timezoneOffset: timezoneOffset).filter { $0.due > now }
        return (rung + coming).map { entry in
            [
                "id": .number(entry.id), "kind": .string(entry.kind.rawValue),
                "text": .string(entry.text), "due": .number(entry.due),
                "repeated": .bool(entry.repetition != nil),
            ]
        }
    }

    /// Nobody lets something ring for longer, in milliseconds.
    private static let longestRinging: Int64 = 60_000

    /// What rings, the next first, at the times that hold now.
    public func ringing(at now: Int64, timezoneOffset: Int) -> [NotebookEntry] {
        entries.filter { $0.rings }.map { entry in
            var entry = entry
            if let repetition = entry.repetition, entry.due <= now {
                entry.due = repetition.next(after: now, timezoneOffset: timezoneOffset)
            }
            return entry
        }
        .sorted { $0.due < $1.due }
    }
}
