// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

// Starting: what is kept on the device is found, then what is unfinished is taken up again.
extension Conversation {
    /// The key of what is kept beside the pages.
    static let stateKey = "conversation"
    /// How many pages are read at once: what is seen first.
    private static let firstPages = 2

    /// Finds out what is kept on the device.
    public mutating func open(_ tickets: inout Tickets) -> [Effect] {
        let recalling = tickets.issue(.conversation(.recalling))
        let opening = tickets.issue(.conversation(.opening))
        let prefix = TurnPage.summaryPrefix
        return [
            .read(recalling, [Conversation.stateKey]),
            .scan(opening, from: prefix, to: TurnPage.end(prefix), atMost: 1 << 20),
        ]
    }

    /// Sending may begin: the app knows who asks.
    public mutating func begin(
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        hasBegun = true
        return settle(&tickets)
    }

    /// The record beside the pages has been read; nil where it could not be.
    mutating func recalled(_ value: PageValue?, _ tickets: inout Tickets) -> [Effect] {
        opening.hasState = true
        if let bytes = value?[0].bytes {
            if let read = ConversationState(bytes) { state = read } else { hasDamagedState = true }
        }
        return opened(&tickets)
    }

    /// The summaries of all pages have been read; nil where they could not be.
    mutating func opened(_ value: PageValue?, _ tickets: inout Tickets) -> [Effect] {
        opening.summaries = value.map { StoredRecord.records($0) } ?? []
        if value == nil { hasFailedToKeep = true }
        return opened(&tickets)
    }

    private mutating func opened(_ tickets: inout Tickets) -> [Effect] {
        guard let records = opening.summaries, opening.hasState, !isOpen else { return [] }
        opening.summaries = nil
        isOpen = true
        pages.reserveCapacity(records.count)
        for record in records {
            guard let key = TurnPage.key(record.key, prefix: TurnPage.summaryPrefix) else {
                continue
            }
            // Without its summary a page is still whole: it is read to see what is in it.
            let summary = PageSummary(record.content)
            pages.append(TurnPage(key: key, summary: summary ?? PageSummary()))
        }
        reset()
        let needed = pages.indices.filter { index in
            let summary = pages[index].summary
            return summary.isUnfinished || summary.nextDue != 0 || summary.turns == 0
                || index >= pages.count - Conversation.firstPages
        }
        return load(needed, &tickets)
    }
}
