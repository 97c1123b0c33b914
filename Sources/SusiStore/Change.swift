// Susi. SPDX-License-Identifier: Apache-2.0

/// What changed in a store, as its observers are told.
public enum Change: Sendable, Hashable {
    /// An account, its role, its tokens: what was known of it has to be read again.
    case account(Int64)
    /// An account's settings.
    case settings(account: Int64)
    /// An account's conversation has a new answer.
    case message(account: Int64, id: Int64)
    /// What an account's skills remember, or its whole conversation, was changed from elsewhere.
    case memory(account: Int64)
    /// What an account has written down: lists, timers.
    case notebook(account: Int64)
    /// The skill at a path was written, deleted or marked.
    case skill(String)
    /// What people think of a skill: ratings, feedback, usage.
    case opinion(String)
    /// The server's own settings.
    case server
    /// Anything: another program has written, or news may have been missed.
    case everything
}

extension Change {
    /// Who made a change.
    public enum Origin: Sendable {
        /// A write of this store, whose result has not been told yet.
        case here
        /// Another program or another server.
        case elsewhere
    }

    /// The change as it is told to other servers.
    var text: String {
        switch self {
        case .account(let id): "account \(id)"
        case .settings(let id): "settings \(id)"
        case .message(let account, let id): "message \(account) \(id)"
        case .memory(let id): "memory \(id)"
        case .notebook(let id): "notebook \(id)"
        case .skill(let path): "skill \(path)"
        case .opinion(let path): "opinion \(path)"
        case .server: "server"
        case .everything: "everything"
        }
    }

    /// Understands what another server told; what it cannot understand may be anything.
    init(text: String) {
        let parts = text.split(separator: " ", maxSplits: 1).map { String($0) }
        let rest = parts.count > 1 ? parts[1] : ""
        let numbers = rest.split(separator: " ").compactMap { Int64($0) }
        switch (parts.first ?? "", numbers.count) {
        case ("account", 1): self = .account(numbers[0])
        case ("settings", 1): self = .settings(account: numbers[0])
        case ("message", 2): self = .message(account: numbers[0], id: numbers[1])
        case ("memory", 1): self = .memory(account: numbers[0])
        case ("notebook", 1): self = .notebook(account: numbers[0])
        case ("skill", _) where !rest.isEmpty: self = .skill(rest)
        case ("opinion", _) where !rest.isEmpty: self = .opinion(rest)
        case ("server", _): self = .server
        default: self = .everything
        }
    }
}
