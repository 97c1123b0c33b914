// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// What other devices of the account do is heard as it happens.
extension Conversation {
    /// Begins to listen where nobody does.
    mutating func listen(_ tickets: inout Tickets) -> [Effect] {
        guard hasBegun, circumstances.token != nil, listener.ticket == nil, !listener.isRefused,
            !listener.isResting, mayReach
        else { return [] }
        let ticket = tickets.issue(.conversation(.listening))
        listener.ticket = ticket
        listener.reader = EventStreamReader()
        var headers = headers
        if !listener.lastID.isEmpty { headers.append(("Last-Event-ID", listener.lastID)) }
        let address = circumstances.server + "/events"
        return [.fetch(ticket, address, headers: headers, inParts: true)]
    }

    /// Stops listening while nobody looks at the page; what is missed comes when somebody does again.
    mutating func rest(
        _ isResting: Bool,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        listener.isResting = isResting
        guard isResting else { return settle(&tickets) }
        listener.ticket = nil
        return tickets.cancel { $0 == .conversation(.listening) }
    }

    /// A part of the stream has come: first how it begins, then bytes.
    mutating func hear(_ value: PageValue, _ tickets: inout Tickets) -> [Effect] {
        guard let bytes = value.bytes else {
            guard value[0].number == 200 else { return [] }
            reach.succeed()
            // What was decided while nobody listened is not told again.
            news += [.settings, .timers]
            return []
        }
        for event in listener.reader.read(bytes) { take(event) }
        if !listener.reader.lastID.isEmpty { listener.lastID = listener.reader.lastID }
        guard listener.reader.isTooLong else { return [] }
        // What is longer than can be read is fetched, and listening begins anew behind it.
        memory.isNeeded = true
        listener = Listener()
        return tickets.cancel { $0 == .conversation(.listening) }
    }

    private mutating func take(_ event: EventStreamReader.StreamEvent) {
        guard let kind = StreamEventKind(event.name) else { return }
        switch kind {
        case .message:
            guard let json = try? JSON(parsing: event.data),
                let next = Incoming(
                    cognition: json,
                    account: Conversation.mark(circumstances.account),
                    from: .device
                )
            else { return }
            incoming.append(next)
        case .settings: news.append(.settings)
        case .timer: news.append(.timers)
        case .memory: memory.hasToCompare = true
        case .logout: news.append(.loggedOut)
        }
    }

    /// The stream has ended, or could not be had; nil where the server was not reached.
    mutating func listened(_ answer: FetchAnswer?, _ tickets: inout Tickets) -> [Effect] {
        listener.ticket = nil
        switch answer?.status ?? 0 {
        case 401:
            listener.isRefused = true
            news.append(.loggedOut)
            return []
        // A server without such a stream.
        case 400...407, 409...428, 430...499, 501:
            listener.isRefused = true
            news.append(.settings)
            return []
        default: return tryAgain(&tickets)
        }
    }

    /// Somebody else is logged in, or nobody: what was begun for others ends.
    mutating func changePerson(_ tickets: inout Tickets) -> [Effect] {
        let isResting = listener.isResting
        listener = Listener()
        listener.isResting = isResting
        memory = MemoryWalk()
        incoming.removeAll { $0.source != .file }
        return tickets.cancel { errand in
            errand == .conversation(.listening) || errand == .conversation(.remembering)
        }
    }
}

/// The events of the stream that matter here.
private enum StreamEventKind: UInt8, CaseIterable {
    case message, settings, timer, memory, logout

    init?(_ name: String) {
        let bytes = name.utf8
        if bytes.elementsEqual("message".utf8) {
            self = .message
        } else if bytes.elementsEqual("settings".utf8) {
            self = .settings
        } else if bytes.elementsEqual("timer".utf8) {
            self = .timer
        } else if bytes.elementsEqual("memory".utf8) {
            self = .memory
        } else if bytes.elementsEqual("logout".utf8) {
            self = .logout
        } else {
            return nil
        }
    }
}
