// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView
import SusiWire

// A file is made of the conversation, a few pages at a time.
extension Conversation {
    /// What a file with everything says it is.
    static let exportFormat = "susi-conversation-1"
    private static let pagesAtOnce = 16

    /// Begins to make a file; it comes as news.
    public mutating func export(
        _ format: ConversationFormat,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        guard isOpen, export == nil else { return [] }
        var export = ConversationExport(format: format)
        export.minutesFromUTC = asking.minutesFromUTC
        if format == .json {
            let date = Instant(clamping: instant).text(.chat)
            export.bytes = Array(
                "{\"format\":\"\(Conversation.exportFormat)\",\"exported\":\"\(date)\",\"turns\":["
                    .utf8
            )
        }
        self.export = export
        return [.idle(tickets.issue(.conversation(.exporting)))]
    }

    /// Whether a file is being made.
    public var isExporting: Bool { export != nil }

    /// Takes the next pages, up to the first that has to be read.
    mutating func exportOn(_ tickets: inout Tickets) -> [Effect] {
        guard var export else { return [] }
        // Its turns are not copied while it grows.
        self.export = nil
        var isFinished = false
        defer { self.export = isFinished ? nil : export }
        var index =
            export.done.map { done in pages.firstIndex { $0.key > done } ?? pages.count }
            ?? 0
        var count = 0
        while index < pages.count, count < Conversation.pagesAtOnce, pages[index].isLoaded {
            export.append(pages[index].turns, at: now)
            export.done = pages[index].key
            index += 1
            count += 1
        }
        guard index < pages.count else {
            finish(&export)
            isFinished = true
            return []
        }
        var keys: [Turn.ID] = []
        while index < pages.count, keys.count < Conversation.pagesAtOnce, !pages[index].isLoaded,
            let key = pages[index].storedKey
        {
            keys.append(key)
            index += 1
        }
        guard !keys.isEmpty else { return [.idle(tickets.issue(.conversation(.exporting)))] }
        let ticket = tickets.issue(.conversation(.exportingFrom(keys)))
        return [.read(ticket, keys.map { TurnPage.prefix + TurnPage.name($0) })]
    }

    /// Pages have been read for the file.
    mutating func export(
        _ keys: [Turn.ID],
        _ value: PageValue,
        _ tickets: inout Tickets
    ) -> [Effect] {
        guard export != nil else { return [] }
        for (index, key) in keys.enumerated() {
            if let bytes = value[index].bytes, let turns = TurnPage.turns(bytes) {
                export?.append(turns, at: now)
            }
            export?.done = key
        }
        return [.idle(tickets.issue(.conversation(.exporting)))]
    }

    private mutating func finish(_ export: inout ConversationExport) {
        let isJSON = export.format == .json
        if isJSON { export.bytes += Array("]}\n".utf8) }
        news.append(
            .exported(
                name: isJSON ? "susi-conversation.json" : "susi-conversation.txt",
                type: isJSON ? "application/json" : "text/plain;charset=utf-8",
                content: export.bytes
            )
        )
    }
}

extension ConversationExport {
    /// Adds turns, but for those of which nothing is left.
    mutating func append(_ turns: [Turn], at instant: Int64) {
        for turn in turns where !turn.isGone {
            switch format {
            case .json:
                var writer = JSONWriter()
                writer.write(turn.exported)
                bytes += Array((hasTurns ? ",\n" : "\n").utf8) + writer.bytes
            case .text:
                bytes += turn.readable(at: instant, minutesFromUTC: minutesFromUTC).utf8
            }
            hasTurns = true
        }
    }
}
