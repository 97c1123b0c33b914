// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization

/// Whose token it is that came with a request; what was looked up lately is remembered.
final class Admissions: Sendable {
    private struct State {
        var known: [[UInt8]: TokenRecords.Token] = [:]
        /// How often something was forgotten: what was read before that may be out of date.
        var forgettings = 0
    }

    /// How many tokens are remembered.
    private static let limit = 20_000

    private let store: Store
    private let state = Mutex(State())

    /// Remembers until the store tells of a change.
    init(_ store: Store) {
        self.store = store
        store.observe { [weak self] change, _ in
            switch change {
            case .account(let id): self?.forget { $0.account.id == id }
            case .everything: self?.forget { _ in true }
            default: break
            }
        }
    }

    /// Finds the owner of a token; nil where it is unknown or has ended (Q3).
    func find(
        _ token: Token,
        at now: Instant
    ) -> Eventually<Result<TokenRecords.Token?, any Error>> {
        let digest = token.digest
        let (known, forgettings) = state.withLock { ($0.known[digest], $0.forgettings) }
        if let known {
            let isOver = known.expires.map { $0 <= now } ?? false
            return .now(.success(isOver ? nil : known))
        }
        return store.read { try $0.tokens.find(digest, at: now) }.map { result in
            if case .success(let found?) = result {
                self.keep(found, digest, since: forgettings)
            }
            return result
        }
    }

    private func keep(_ found: TokenRecords.Token, _ digest: [UInt8], since forgettings: Int) {
        state.withLock { state in
            guard state.forgettings == forgettings else { return }
            if state.known.count >= Admissions.limit { state.known = [:] }
            state.known[digest] = found
        }
    }

    private func forget(_ isOutOfDate: (TokenRecords.Token) -> Bool) {
        state.withLock { state in
            state.forgettings += 1
            state.known = state.known.filter { !isOutOfDate($0.value) }
        }
    }
}
