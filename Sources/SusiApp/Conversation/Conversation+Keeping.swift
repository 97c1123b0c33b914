// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What has changed is written: docs/app-storage.md describes the records.
extension Conversation {
    /// Writes all that has changed, at once or not at all.
    mutating func keep(_ tickets: inout Tickets) -> [Effect] {
        var write = PageWrite()
        write.leavesAll = leavesAll
        var records: [StoredRecord] = []
        var page = 0
        while page < pages.count {
            guard pages[page].isChanged, pages[page].isLoaded else {
                page += 1
                continue
            }
            let key = pages[page].key
            if let stored = pages[page].storedKey, stored != key || pages[page].turns.isEmpty {
                leftKeys.append(stored)
            }
            guard !pages[page].turns.isEmpty else {
                pages.remove(at: page)
                countRows(from: page)
                continue
            }
            let content = TurnPage.record(of: pages[page].turns)
            let name = TurnPage.name(key)
            records.append(StoredRecord(key: TurnPage.prefix + name, content: content))
            let summary = pages[page].summary.bytes
            records.append(StoredRecord(key: TurnPage.summaryPrefix + name, content: summary))
            pages[page].bytes = content.count
            pages[page].storedKey = key
            pages[page].isChanged = false
            write.pages.append(key)
            page += 1
        }
        if hasDamagedState, !leavesAll { stateIsChanged = false }
        write.left = leftKeys
        write.hasState = stateIsChanged
        if stateIsChanged {
            records.append(StoredRecord(key: Conversation.stateKey, content: state.bytes))
        }
        guard !records.isEmpty || !leftKeys.isEmpty || leavesAll else { return [] }
        var ranges = leftKeys.flatMap { key in
            [TurnPage.prefix, TurnPage.summaryPrefix].map { TurnPage.range($0, key) }
        }
        if leavesAll {
            ranges = [TurnPage.prefix, TurnPage.summaryPrefix].map { ($0, TurnPage.end($0)) }
            ranges.append((Conversation.stateKey, Conversation.stateKey + "0"))
        }
        leftKeys = []
        leavesAll = false
        stateIsChanged = false
        lastWrite = nextWrite
        writes[lastWrite] = write
        let ticket = tickets.issue(.conversation(.keeping(lastWrite)))
        return [.write(ticket, records, deleting: ranges)]
    }

    /// The number of the next write.
    var nextWrite: UInt32 { lastWrite == .max ? 1 : lastWrite + 1 }

    /// What was to be written is on disk, or could not be written: then it is with the next write.
    mutating func kept(_ number: UInt32, isKept: Bool, _ tickets: inout Tickets) -> [Effect] {
        guard let write = writes.removeValue(forKey: number) else { return [] }
        hasFailedToKeep = !isKept
        justFailedToKeep = !isKept
        if !isKept {
            for key in write.pages {
                guard let page = page(of: key), pages[page].storedKey == key else { continue }
                pages[page].isChanged = pages[page].isLoaded
            }
            leftKeys += write.left
            leavesAll = leavesAll || write.leavesAll
            stateIsChanged = stateIsChanged || write.hasState
        }
        guard sendsAfter == number else { return [] }
        sendsAfter = nil
        // A device that keeps nothing can still ask.
        return send(&tickets)
    }
}
