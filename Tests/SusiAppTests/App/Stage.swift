// Susi. SPDX-License-Identifier: Apache-2.0

@testable import SusiView
import SusiWire
import Testing

@testable import SusiApp

/// The app on paper.
typealias Stage = PaperStage<App>

extension PaperStage<App> {
    init(_ stored: [String: [UInt8]] = [:], at instant: Int64 = 1_527_948_309_000) {
        // Nobody is a newcomer here unless a test says so.
        let known = stored.merging([Welcome.key: [1]]) { own, _ in own }
        self.init(App(), known, at: instant)
    }

    /// The page is opened, and its list measured.
    mutating func start() {
        begin()
        resize(width: 390, height: 600)
    }

    /// The page is loaded anew.
    mutating func reload() {
        var other = Stage(stored, at: page.instant)
        other.surroundings = surroundings
        other.start()
        self = other
    }

    mutating func resize(width: Double, height: Double) {
        happen(
            .resize,
            "log",
            [
                (.width, .number(width)), (.height, .number(height)),
                (.clientWidth, .number(width)), (.clientHeight, .number(height)),
            ]
        )
    }

    mutating func ask(_ text: String) {
        type(text)
        press("Enter")
    }

    /// How many messages are in the document.
    var articles: Int { markup.components(of: "<article") }
}

/// A program on paper, with a device and a server around it.
struct PaperStage<Running: Program> {
    /// Something that was sent and is not answered yet.
    struct Request {
        let ticket: UInt32
        var method = "POST"
        let address: String
        /// Names and values of what goes before the body.
        var headers: [String: String] = [:]
        let form: Form
        /// The body where it is no form.
        var body: [UInt8] = []
    }

    var page: PaperPage<Running>
    var surroundings = Surroundings()
    /// What is on disk.
    var stored: [String: [UInt8]] = [:]
    var requests: [Request] = []
    var timers: [(ticket: UInt32, at: Int64)] = []
    /// Everything else that was to be done since the last event.
    var done: [Effect] = []
    /// The same since the start.
    var others: [Effect] = []
    /// What was said to the other programs of the page since the start.
    var said: [Talk] = []
    /// The files that the person chooses when asked for one.
    var files: PageValue = .list([])

    init(
        _ program: Running,
        _ stored: [String: [UInt8]] = [:],
        at instant: Int64 = 1_527_948_309_000
    ) {
        page = PaperPage(program, at: instant)
        self.stored = stored
        surroundings.address = "https://susi.example/"
        surroundings.languages = ["en-GB"]
        surroundings.hasFinePointer = true
        surroundings.width = 390
        surroundings.height = 844
    }

    /// The page is opened.
    mutating func begin() {
        page.start(surroundings)
        perform()
    }

    /// Another program of the page says something.
    mutating func hear(_ talk: Talk) {
        page.hear(talk.value)
        perform()
    }

    /// Another address is gone to.
    mutating func go(_ fragment: String) {
        change { $0.address = "https://susi.example/\(fragment)" }
    }

    mutating func change(_ change: (inout Surroundings) -> Void) {
        change(&surroundings)
        page.change(surroundings)
        perform()
    }

    mutating func type(_ text: String, in id: String = "message") {
        happen(.input, id, [(.value, .text(text))])
    }

    mutating func press(_ key: String, in id: String = "message", shift: Bool = false) {
        happen(.keyDown, id, [(.key, .text(key)), (.shift, .flag(shift))])
    }

    mutating func happen(
        _ event: EventKind,
        _ id: String,
        _ details: [(EventField, PageValue)] = []
    ) {
        let isHeard = page.happen(event, at: id, details)
        #expect(isHeard, "nobody hears \(event) at \(id)")
        perform()
    }

    /// Presses the first button of that name.
    mutating func click(_ name: String) {
        guard let node = button(name) else {
            Issue.record("there is no button \(name)")
            return
        }
        page.happen(.click, at: node)
        perform()
    }

    /// The server answers what was asked of it.
    mutating func reply(_ path: String, _ json: JSON, status: Int = 200) {
        guard let index = requests.firstIndex(where: { $0.address.contains(path) }) else {
            Issue.record("nothing was sent to \(path)")
            return
        }
        let request = requests.remove(at: index)
        let body = Array(json.text().utf8)
        page.answer(request.ticket, FetchAnswer(status: status, body: body).value)
        perform()
    }

    mutating func lose(_ path: String) {
        guard let index = requests.firstIndex(where: { $0.address.contains(path) }) else { return }
        page.fail(requests.remove(at: index).ticket, name: "TypeError")
        perform()
    }

    /// The last effect of a kind could not be done.
    mutating func failLast(_ kind: EffectKind, name: String) {
        guard let ticket = others.last(where: { $0.kind == kind })?.ticket else {
            Issue.record("nothing of that kind was to be done")
            return
        }
        page.fail(ticket, name: name)
        perform()
    }

    /// Lets time go by, with all timers that end within it.
    mutating func pass(_ milliseconds: Int64) {
        let end = page.instant + milliseconds
        while let next = timers.filter({ $0.at <= end }).min(by: { $0.at < $1.at }) {
            timers.removeAll { $0.ticket == next.ticket }
            page.instant = max(page.instant, next.at)
            page.answer(next.ticket)
            perform()
        }
        page.instant = end
    }

    var markup: String { page.document.markup }

    func shows(_ text: String) -> Bool { markup.contains(text) }

    func has(_ kind: EffectKind) -> Bool { done.contains { $0.kind == kind } }

    /// The node of a button, by what screen readers call it or what stands on it.
    func button(_ name: String) -> UInt32? {
        page.document.node(where: .ariaLabel, is: name) ?? page.document.button(saying: name)
    }

    /// Does what the page was told to do since it was last looked at.
    mutating func settle() { perform() }

    private mutating func perform() {
        #expect(page.fault == nil)
        done = []
        var effects = page.effects
        while !effects.isEmpty {
            let effect = effects.removeFirst()
            switch effect.kind {
            case .read:
                let keys = effect.values[0].values.compactMap { $0.text }
                let values = keys.map { stored[$0].map { PageValue.bytes($0) } ?? .nothing }
                page.answer(effect.ticket, .list(values))
            case .scan: page.answer(effect.ticket, scan(effect.values))
            case .write:
                write(effect)
                page.answer(effect.ticket)
            case .measure:
                let texts = effect.values[1].values.compactMap { $0.text }
                let widths = texts.map { PageValue.number(8 * Double($0.unicodeScalars.count)) }
                page.answer(effect.ticket, .list(widths))
            case .idle, .run: page.answer(effect.ticket)
            case .tell:
                if let talk = Talk(effect.values[0]) { said.append(talk) }
                continue
            case .history:
                others.append(effect)
                let fragment = effect.values[0].text ?? ""
                surroundings.address = "https://susi.example/\(fragment)"
                page.change(surroundings)
            case .pickFiles: page.answer(effect.ticket, files)
            case .lend: page.answer(effect.ticket, .text("blob:https://susi.example/1"))
            case .timer:
                let rest = Int64(effect.values[0].number ?? 0)
                timers.append((effect.ticket, page.instant + rest))
                continue
            case .fetch:
                let address = effect.values[1].text ?? ""
                let form = (try? Form(parsing: effect.values[3].text ?? "")) ?? Form()
                let headers = effect.values[2].values.map { ($0[0].text ?? "", $0[1].text ?? "") }
                requests.append(
                    Request(
                        ticket: effect.ticket,
                        method: effect.values[0].text ?? "",
                        address: address,
                        headers: Dictionary(headers) { first, _ in first },
                        form: form,
                        body: effect.values[3].bytes ?? []
                    )
                )
                continue
            case .cancel:
                timers.removeAll { $0.ticket == effect.ticket }
                requests.removeAll { $0.ticket == effect.ticket }
                continue
            default:
                done.append(effect)
                others.append(effect)
                continue
            }
            effects += page.effects
        }
    }

    private func scan(_ values: [PageValue]) -> PageValue {
        let first = values[0].text ?? ""
        let end = values[1].text ?? ""
        let keys = stored.keys.filter { $0 >= first && $0 < end }.sorted()
        return .list(keys.map { StoredRecord(key: $0, content: stored[$0] ?? []).value })
    }

    private mutating func write(_ effect: Effect) {
        for range in effect.values[1].values {
            let first = range[0].text ?? ""
            let end = range[1].text ?? ""
            for key in stored.keys where key >= first && key < end { stored[key] = nil }
        }
        for record in StoredRecord.records(effect.values[0]) {
            stored[record.key] = record.content
        }
    }
}

extension Effect {
    /// What is wanted of the module that listens and speaks.
    var voiceAct: String? { kind == .voice ? values[0].text : nil }
}

extension String {
    /// How often a part stands in it.
    fileprivate func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}

extension PaperDocument {
    /// The first button on which a text stands.
    fileprivate func button(saying text: String) -> UInt32? {
        nodes.first { node in
            guard let element = elements[node], element.tag == .button else { return false }
            return element.text == text
                || element.children.contains { elements[$0]?.text == text }
        }
    }
}

extension PaperStage: CustomTestStringConvertible {
    /// What is to be seen, in a few lines: what else it knows would fill books.
    var testDescription: String { "a page that shows \(markup.prefix(2000))" }
}
