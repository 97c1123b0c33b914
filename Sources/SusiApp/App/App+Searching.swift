// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// Searching in the conversation.
extension App {
    mutating func searchHappened(_ message: AppMessage, _ detail: EventDetail) -> [Effect] {
        switch message {
        case .openSearch:
            search = ""
            return [.focus("search")]
        case .searchTyped:
            let text = detail.text(.value)
            search = text
            sought = nil
            return conversation.search(text, &tickets)
        case .searchKey:
            let key = detail.text(.key)
            if sameBytes(key, "Escape") { return closeSearch() }
            guard sameBytes(key, "Enter"), !detail.isSet(.isComposing) else { return [] }
            return [.preventDefault] + step(isForward: detail.isSet(.shift))
        // The list is read from its end, so what comes next is what was said before.
        case .nextMatch: return step(isForward: true)
        case .previousMatch: return step(isForward: false)
        default: return closeSearch()
        }
    }

    private mutating func closeSearch() -> [Effect] {
        search = nil
        sought = nil
        return conversation.search("", &tickets) + [.focus("message")]
    }

    private mutating func step(isForward: Bool) -> [Effect] {
        let effects = conversation.step(isForward: isForward, &tickets)
        sought = conversation.search?.current
        return effects
    }

    /// Goes to the latest match as soon as one is found, and to a match when its page is read.
    mutating func goToMatch() -> [Effect] {
        var effects: [Effect] = []
        if let search = conversation.search, search.current == nil, !search.hits.isEmpty {
            effects = step(isForward: false)
        }
        if let part = sought, let row = conversation.index(of: part) {
            list.scroll(to: row)
            sought = nil
        }
        return effects
    }

    /// How many matches there are, and which is looked at.
    var searchCount: String {
        guard let search = conversation.search else { return "" }
        if search.hits.isEmpty { return words(search.isDone ? .noMatch : .looking) }
        let count = search.isDone ? "\(search.hits.count)" : "\(search.hits.count)+"
        return "\(search.number ?? search.hits.count) / \(count)"
    }
}
