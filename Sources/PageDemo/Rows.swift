// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Ten thousand rows of text in a list of which only those in sight are in the document: what the
/// tests in browsers and the comparison with them run.
struct Rows: Program {
    enum Message: Sendable {
        case typed
        case listScrolled
        case listResized
        case rowResized(Int)
        case jump
        case add
        case reverse
        case pressed(Int)
        case save
        case check
    }

    private enum Ticket: UInt32 {
        case measure = 1
        case save, load, check
    }

    struct Row {
        let key: UInt64
        let text: String
        var presses = 0
        var lines = 1
    }

    static let padding = 8.0
    private(set) var rows: [Row]
    private(set) var list = VirtualList()
    private var measures = TextMeasures()
    private var style = TextStyle(number: 0, font: "16px sans-serif", size: 16, lineHeight: 20)
    private var missing: MissingWidths
    private var width = 0.0
    private var draft = ""
    private var status = "loading"
    private var nextKey: UInt64

    /// The width for which all heights are exact.
    private(set) var measuredWidth = 0.0

    init(count: Int) {
        rows = (0..<count).map { Row(key: UInt64($0) + 1, text: RowText.text($0)) }
        nextKey = UInt64(count) + 1
        missing = MissingWidths(style)
    }

    mutating func handle(_ event: PageEvent<Message>, at instant: Int64) -> [Effect] {
        let wasReady = !list.visible(overscan: 0).isEmpty
        var effects: [Effect] = []
        switch event {
        case .started(let surroundings):
            status = surroundings.isOnline ? "online" : "offline"
            list.replaceAll(rows.map { _ in style.lineHeight + Rows.padding })
            list.scroll(to: 0)
            effects = [.read(Ticket.load.rawValue, ["draft"])]
        case .changed: break
        case .happened(let message, let detail): effects = happened(message, detail)
        case .answered(let ticket, let value): effects = answered(ticket, value)
        case .part(_, let value): status = "part of \(value[0].number.map { Int($0) } ?? 0)"
        case .failed(_, let name, _): status = "failed: \(name)"
        case .told: break
        }
        if wasReady, let top = list.scrollNeeded() { effects.append(.scroll("list", top: top)) }
        return effects
    }

    private mutating func happened(_ message: Message, _ detail: EventDetail) -> [Effect] {
        switch message {
        case .typed: draft = detail.text(.value)
        case .listScrolled: list.scrolled(to: detail.number(.scrollTop))
        case .listResized:
            list.resizeWindow(to: detail.number(.clientHeight))
            guard width != detail.number(.clientWidth) else { return [] }
            width = detail.number(.clientWidth)
            return layOut()
        case .rowResized(let row): list.set(detail.number(.height), of: row)
        case .jump: list.scroll(to: rows.count / 2)
        case .add:
            rows.append(Row(key: nextKey, text: "Row \(nextKey), which was added: \(draft)"))
            nextKey += 1
            list.append(style.lineHeight + Rows.padding)
            list.scrollToEnd()
            return layOut()
        case .reverse:
            rows.reverse()
            let top = list.top
            list.replaceAll(rows.map { height(of: $0) }, areExact: true)
            list.scrolled(to: top)
        case .pressed(let row):
            if rows.indices.contains(row) { rows[row].presses += 1 }
        case .save:
            let record = StoredRecord(key: "draft", content: Array(draft.utf8))
            return [.write(Ticket.save.rawValue, [record])]
        case .check:
            return [.fetch(Ticket.check.rawValue, "status", headers: [("Accept", "text/plain")])]
        }
        return []
    }

    private mutating func answered(_ ticket: UInt32, _ value: PageValue) -> [Effect] {
        switch Ticket(rawValue: ticket) {
        case .measure:
            measures.learn(missing, value)
            missing = MissingWidths(style)
            status = "measured"
            return layOut()
        case .save: status = "saved"
        case .load:
            if let draft = value[0].bytes { self.draft = String(decoding: draft, as: UTF8.self) }
        case .check:
            let answer = FetchAnswer(value)
            status = "status \(answer?.status ?? 0), \(answer?.body.count ?? 0) bytes"
        case nil: break
        }
        return []
    }

    /// Computes all heights; asks for widths that are not known.
    private mutating func layOut() -> [Effect] {
        guard width > 0 else { return [] }
        for index in rows.indices {
            let lines = TextLayout.lines(
                of: rows[index].text,
                width: width - 2 * Rows.padding,
                style: style,
                measures,
                missing: &missing
            )
            rows[index].lines = lines.count
            list.set(height(of: rows[index]), of: index, isExact: lines.isExact)
        }
        measuredWidth = missing.isEmpty ? width : 0
        return missing.isEmpty ? [] : [missing.effect(Ticket.measure.rawValue)]
    }

    private func height(of row: Row) -> Double {
        Double(row.lines) * style.lineHeight + Rows.padding
    }
}

extension Rows {
    func view() -> Node<Message> {
        Node(
            .main,
            [.class("rows")],
            [
                Node(
                    .header,
                    [],
                    [
                        Node(
                            .input,
                            [.id("draft"), .label("Draft"), .value(draft)],
                            on: [Handler(.input, .typed)]
                        ),
                        button("jump", .jump),
                        button("add", .add),
                        button("reverse", .reverse),
                        button("save", .save),
                        button("check", .check),
                        Node(.output, [.id("status")], text: "\(status), \(rows.count) rows"),
                    ]
                ),
                Node(
                    .div,
                    [.id("list"), Attribute(.tabIndex, "0")],
                    on: [Handler(.scroll, .listScrolled), Handler(.resize, .listResized)],
                    listed
                ),
            ]
        )
    }

    private func button(_ name: String, _ message: Message) -> Node<Message> {
        Node(.button, [.id(name)], on: [Handler(.click, message)], text: name)
    }

    /// What stands above, the rows in sight, what stands below.
    private var listed: [Node<Message>] {
        guard width > 0 else { return [] }
        let range = list.visible(overscan: 4)
        let below = list.height - list.offset(of: range.upperBound)
        let above = Node<Message>(.div, key: .max, [.height(list.offset(of: range.lowerBound))])
        return [above] + range.map(row) + [Node(.div, key: .max - 1, [.height(below)])]
    }

    private func row(_ index: Int) -> Node<Message> {
        let row = rows[index]
        let handlers = [
            Handler(EventKind.click, Message.pressed(index)),
            Handler(EventKind.resize, Message.rowResized(index)),
        ]
        let isPressed = row.presses % 2 == 1
        return Node(
            .article,
            key: row.key,
            [.class(isPressed ? "row pressed" : "row")],
            on: handlers,
            text: row.text
        )
    }
}
