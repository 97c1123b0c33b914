// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire
import Testing

/// A conversation with a device on paper around it: what is stored, what is sent, what is waited for.
struct Desk {
    struct Request: Equatable {
        let ticket: UInt32
        let method: String
        let address: String
        let headers: [String: String]
        let form: Form

        func field(_ name: String) -> String? { form[name] }
    }

    var conversation = Conversation()
    var tickets = Tickets()
    var asking = Asking()
    var now: Int64 = 1_700_000_000_000
    /// What is on disk.
    var stored: [String: [UInt8]] = [:]
    /// What is on disk after each write, for tests that pull the plug.
    var history: [[String: [UInt8]]] = []
    var keepsHistory = false
    var cannotWrite = false
    /// Writes that are held back until `write` is called.
    var holdsWrites = false
    var held: [Effect] = []
    var requests: [Request] = []
    var timers: [(ticket: UInt32, at: Int64)] = []
    var idles: [UInt32] = []
    var news: [ConversationNews] = []
    private var queue: [Effect] = []
    private var isPerforming = false
    /// The list as it follows the changes that it is told.
    var list: [RowSketch] = []

    init() {}

    /// The same device after the page was loaded anew.
    func reloaded() -> Desk {
        var desk = Desk()
        desk.stored = stored
        desk.asking = asking
        desk.now = now
        desk.keepsHistory = keepsHistory
        return desk
    }

    mutating func start() {
        perform(conversation.open(&tickets))
        perform(conversation.begin(asking, at: now, &tickets))
    }

    mutating func ask(_ text: String) {
        now += 10
        perform(conversation.ask(text, asking, at: now, &tickets))
    }

    mutating func idle() {
        while let ticket = idles.first {
            idles.removeFirst()
            answer(ticket, .nothing)
        }
    }

    /// Lets time go by, with all timers that end within it.
    mutating func pass(_ milliseconds: Int64) {
        let end = now + milliseconds
        while let next = timers.filter({ $0.at <= end }).min(by: { $0.at < $1.at }) {
            timers.removeAll { $0.ticket == next.ticket }
            now = max(now, next.at)
            answer(next.ticket, .nothing)
        }
        now = end
    }

    /// The first request to a path that is under way.
    func request(_ path: String) -> Request? {
        requests.first { $0.address.hasPrefix(path) }
    }

    /// The server answers the first request to a path.
    mutating func reply(
        _ path: String,
        _ json: JSON,
        status: Int = 200,
        headers: [FetchAnswer.Header] = []
    ) {
        guard let request = request(path) else {
            Issue.record("nothing was sent to \(path)")
            return
        }
        requests.removeAll { $0.ticket == request.ticket }
        let body = Array(json.text().utf8)
        answer(request.ticket, FetchAnswer(status: status, headers: headers, body: body).value)
    }

    /// The first request to a path does not arrive.
    mutating func lose(_ path: String, name: String = "TypeError") {
        guard let request = request(path) else {
            Issue.record("nothing was sent to \(path)")
            return
        }
        requests.removeAll { $0.ticket == request.ticket }
        fail(request.ticket, name)
    }

    /// The stream says something.
    mutating func say(_ text: String) {
        guard let request = request("/events"),
            case .conversation(let errand)? = tickets.errand(of: request.ticket)
        else {
            Issue.record("nobody listens")
            return
        }
        let value = PageValue.bytes(Array(text.utf8))
        perform(conversation.came(errand, value, asking, at: now, &tickets))
    }

    mutating func answer(_ ticket: UInt32, _ value: PageValue) {
        guard case .conversation(let errand)? = tickets.redeem(ticket) else { return }
        perform(conversation.answered(errand, value, asking, at: now, &tickets))
    }

    mutating func fail(_ ticket: UInt32, _ name: String) {
        guard case .conversation(let errand)? = tickets.redeem(ticket) else { return }
        perform(conversation.failed(errand, name, asking, at: now, &tickets))
    }

    /// Does the writes that were held back.
    mutating func write() {
        let effects = held
        held = []
        for effect in effects { perform(write: effect) }
    }

    /// Begins effects in their order; what they bring comes after all that were begun before.
    mutating func perform(_ effects: [Effect]) {
        follow()
        queue += effects
        guard !isPerforming else { return }
        isPerforming = true
        defer { isPerforming = false }
        while !queue.isEmpty {
            let effect = queue.removeFirst()
            switch effect.kind {
            case .read: answer(effect.ticket, read(effect.values[0].values.compactMap { $0.text }))
            case .scan: answer(effect.ticket, scan(effect.values))
            case .write: if holdsWrites { held.append(effect) } else { perform(write: effect) }
            case .timer:
                timers.append((effect.ticket, now + Int64(effect.values[0].number ?? 0)))
            case .idle: idles.append(effect.ticket)
            case .fetch: note(effect)
            case .cancel:
                timers.removeAll { $0.ticket == effect.ticket }
                idles.removeAll { $0 == effect.ticket }
                requests.removeAll { $0.ticket == effect.ticket }
            default: Issue.record("what is \(effect.kind)?")
            }
        }
    }

    private mutating func note(_ effect: Effect) {
        let headers = effect.values[2].values.map { ($0[0].text ?? "", $0[1].text ?? "") }
        requests.append(
            Request(
                ticket: effect.ticket,
                method: effect.values[0].text ?? "",
                address: effect.values[1].text ?? "",
                headers: Dictionary(headers) { $1 },
                form: (try? Form(parsing: effect.values[3].text ?? "")) ?? Form()
            )
        )
    }

    private func read(_ keys: [String]) -> PageValue {
        .list(keys.map { stored[$0].map { .bytes($0) } ?? .nothing })
    }

    private func scan(_ values: [PageValue]) -> PageValue {
        let first = values[0].text ?? ""
        let end = values[1].text ?? ""
        let keys = stored.keys.filter { $0 >= first && $0 < end }.sorted()
        return .list(keys.map { StoredRecord(key: $0, content: stored[$0] ?? []).value })
    }

    private mutating func perform(write effect: Effect) {
        guard !cannotWrite else { return fail(effect.ticket, "QuotaExceededError") }
        for range in effect.values[1].values {
            guard let first = range[0].text, let end = range[1].text else { continue }
            for key in stored.keys where key >= first && key < end { stored[key] = nil }
        }
        for record in StoredRecord.records(effect.values[0]) {
            stored[record.key] = record.content
        }
        if keepsHistory { history.append(stored) }
        answer(effect.ticket, .nothing)
    }

    /// The list takes over the changes; then it knows the same rows.
    private mutating func follow() {
        news += conversation.takeNews()
        for change in conversation.takeChanges() {
            switch change {
            case .reset(let sketches): list = sketches
            case .inserted(let row, let sketches, _): list.insert(contentsOf: sketches, at: row)
            case .removed(let rows): list.removeSubrange(rows)
            case .changed(let rows):
                for row in rows where row < list.count {
                    list[row] = conversation.sketch(of: row) ?? list[row]
                }
            }
        }
        #expect(list.count == conversation.rowCount)
    }

    /// What the rows say, of which the pages are read first.
    mutating func texts() -> [String] {
        var texts: [String] = []
        var row = 0
        while row < conversation.rowCount {
            perform(conversation.pages(near: row..<row + 1, &tickets))
            guard let part = conversation.row(at: row), let turn = conversation.turn(part.turn)
            else {
                Issue.record("row \(row) cannot be read")
                return texts
            }
            #expect(conversation.index(of: part) == row)
            texts.append(turn.text(part.number))
            row += 1
        }
        return texts
    }
}
