// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization

/// The streams on which devices hear what other devices of their account do.
final class EventFeeds: Sendable {
    /// One device that listens.
    struct Feed: Sendable {
        let stream: HTTPStream
        let account: Int64
        /// The digest of the token it listens with.
        let digest: [UInt8]
        /// When the token ends; nil where it does not.
        let expires: Instant?
    }

    private struct State {
        var feeds: [Int64: [ObjectIdentifier: Feed]] = [:]
        var count = 0
    }

    /// How many devices may listen, in all and of one account.
    private static let limit = 5000
    private static let limitPerAccount = 30
    /// How many missed messages are told to a device that comes back.
    private static let mostMissed = 100

    private let store: Store
    private let state = Mutex(State())
    /// Looks up what changed, one thing after the other, so that nothing overtakes.
    private let reader = WorkPool(threads: 1)
    private let now: @Sendable () -> Instant

    /// Listens to a store.
    init(_ store: Store, now: @escaping @Sendable () -> Instant) {
        self.store = store
        self.now = now
        store.observe { [weak self] change, _ in self?.hear(of: change) }
    }

    /// Lets a device listen, beginning behind the last message it knows; false where too many do.
    func add(_ feed: Feed, after last: Int64?) -> Bool {
        let id = ObjectIdentifier(feed.stream)
        let isAdded = state.withLock { state in
            guard state.count < EventFeeds.limit,
                state.feeds[feed.account]?.count ?? 0 < EventFeeds.limitPerAccount
            else { return false }
            state.feeds[feed.account, default: [:]][id] = feed
            state.count += 1
            return true
        }
        guard isAdded else { return false }
        feed.stream.whenOver { [weak self] in self?.remove(id, of: feed.account) }
        return reader.begin { self.greet(feed, after: last) }
    }

    /// Sends something to everybody, so that nobody between us thinks it is over; except to those
    /// whose tokens have ended, for whom it is.
    func beat() {
        let now = now()
        for feed in state.withLock({ $0.feeds.values.flatMap { $0.values } }) {
            if let expires = feed.expires, expires <= now {
                EventFeeds.end(feed)
            } else {
                feed.stream.send(Event.heartbeat)
            }
        }
    }

    /// Ends all streams.
    func close() {
        for feed in state.withLock({ $0.feeds.values.flatMap { $0.values } }) {
            feed.stream.close()
        }
    }

    /// How many devices listen.
    var count: Int { state.withLock { $0.count } }

    private func remove(_ id: ObjectIdentifier, of account: Int64) {
        state.withLock { state in
            guard state.feeds[account]?.removeValue(forKey: id) != nil else { return }
            if state.feeds[account]?.isEmpty == true { state.feeds[account] = nil }
            state.count -= 1
        }
    }

    private func feeds(of account: Int64) -> [Feed] {
        state.withLock { $0.feeds[account].map { Array($0.values) } ?? [] }
    }
}

extension EventFeeds {
    /// Called for every change, on a thread that everybody waits for.
    private func hear(of change: Change) {
        let account: Int64
        switch change {
        case .message(let id, _), .settings(let id), .memory(let id), .account(let id),
            .notebook(let id):
            account = id
        case .everything:
            let accounts = state.withLock { Array($0.feeds.keys) }
            for account in accounts {
                for each in [
                    Change.account(account), .settings(account: account),
                    .memory(account: account),
                ] {
                    hear(of: each)
                }
            }
            return
        default: return
        }
        guard state.withLock({ $0.feeds[account] != nil }) else { return }
        _ = reader.begin { self.tell(account, of: change) }
    }

    private func tell(_ account: Int64, of change: Change) {
        let feeds = feeds(of: account)
        guard !feeds.isEmpty else { return }
        if case .account = change {
            for feed in feeds { endIfOver(feed) }
            return
        }
        guard let events = try? store.read({ try EventFeeds.events(change, $0) }).waited().get()
        else { return }
        let bytes = events.flatMap { $0.bytes }
        for feed in feeds { feed.stream.send(bytes) }
    }

    /// A token that ends takes its streams with it.
    private func endIfOver(_ feed: Feed) {
        let now = now()
        let found = store.read { try $0.tokens.find(feed.digest, at: now) }.waited()
        // A database that cannot be asked just now says nothing about a token.
        guard case .success(nil) = found else { return }
        EventFeeds.end(feed)
    }

    private static func end(_ feed: Feed) {
        feed.stream.send(Event(kind: .logout, data: [:]).bytes)
        feed.stream.close()
    }

    /// What a device hears first: what it missed, and that it misses nothing from now on.
    private func greet(_ feed: Feed, after last: Int64?) {
        let account = feed.account
        let most = EventFeeds.mostMissed
        let greeting = store.read { transaction in
            var events: [Event] = []
            let conversations = transaction.conversations
            let newest = try conversations.newest(of: account)
            if let last {
                let missed = try conversations.documents(after: last, of: account, limit: most + 1)
                if missed.count > most {
                    // Too much to tell: the device has to ask for its memory anew.
                    events.append(Event(kind: .memory, data: [:]))
                } else {
                    events = missed.flatMap { EventFeeds.events($0.id, $0.document) }
                }
            }
            events.append(Event(kind: .hello, id: newest, data: [:]))
            return events
        }
        guard let events = try? greeting.waited().get() else { return feed.stream.close() }
        feed.stream.send(events.flatMap { $0.bytes })
    }

    private static func events(
        _ change: Change,
        _ transaction: Transaction
    ) throws -> [Event] {
        switch change {
        case .message(let account, let id):
            guard let document = try transaction.conversations.document(id, of: account) else {
                return []
            }
            return events(id, document)
        case .settings(let account):
            let settings = try transaction.settings.all(of: account)
            return [Event(kind: .settings, data: ["settings": settings.json])]
        case .notebook:
            return [Event(kind: .timer, data: ["changed": true])]
        case .memory:
            return [Event(kind: .memory, data: [:])]
        default:
            return []
        }
    }

    /// A message, and the timers that its answer sets or stops.
    private static func events(_ id: Int64, _ document: [UInt8]) -> [Event] {
        guard let chat = try? JSON(parsing: document) else { return [] }
        let actions = chat["answers"]?.array?.first?["actions"]?.array ?? []
        let timers = actions.filter { action in
            let type = action["type"]?.string
            return type == "timer_set" || type == "timer_reset" || type == "stop"
                || action["plan_date"] != nil
        }
        let message = Event(kind: .message, id: id, data: chat)
        guard !timers.isEmpty else { return [message] }
        return [message, Event(kind: .timer, id: id, data: ["actions": .array(timers)])]
    }
}
