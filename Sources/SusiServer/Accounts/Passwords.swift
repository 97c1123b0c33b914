// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import Synchronization

/// Hashes and tries passwords on threads of its own.
///
/// Both are slow and take memory on purpose. So only a few happen at a time, only so many wait,
/// and what goes beyond is refused instead of slowing everybody down.
final class Passwords: Sendable {
    /// How a try went.
    enum Verdict: Sendable, Equatable {
        /// It is the password; `renewed` is to be kept in place of an outdated hash.
        case right(renewed: PasswordHash?)
        /// It is not, or there is no such account.
        case wrong
    }

    /// Why there is no result.
    enum Failure: Error, Sendable, Equatable {
        /// Too many are waiting.
        case busy
        /// The system has no memory for it.
        case noMemory
    }

    private let cost: PasswordHash.Cost
    private let limit: Int
    private let pool: WorkPool
    private let underWay = Atomic(0)
    private let nobody: PasswordHash

    /// Starts no thread before there is something to do.
    ///
    /// - Parameters:
    ///   - cost: what one hash takes.
    ///   - threads: how many are computed at a time.
    ///   - limit: how many may wait or be computed.
    init(cost: PasswordHash.Cost = .usual, threads: Int = 2, limit: Int = 64) {
        self.cost = cost
        self.limit = limit
        pool = WorkPool(threads: threads)
        nobody = .ofNothing(cost: cost)
    }

    /// Hashes a password.
    func hash(_ password: String) -> Eventually<Result<PasswordHash, Failure>> {
        .later { [cost] finish in
            self.begin({ finish(.failure(.busy)) }) {
                let hash = PasswordHash(of: password, cost: cost)
                finish(hash.map { .success($0) } ?? .failure(.noMemory))
            }
        }
    }

    /// Tries a password, for as long as it takes also where there is no account and so no hash.
    func verify(
        _ password: String,
        against hash: PasswordHash?
    ) -> Eventually<Result<Verdict, Failure>> {
        .later { [cost, nobody] finish in
            self.begin({ finish(.failure(.busy)) }) {
                guard (hash ?? nobody).matches(password), let hash else {
                    finish(.success(.wrong))
                    return
                }
                let isOutdated = hash.isOutdated(for: cost)
                let renewed = isOutdated ? PasswordHash(of: password, cost: cost) : nil
                finish(.success(.right(renewed: renewed)))
            }
        }
    }

    private func begin(_ refuse: () -> Void, _ work: @escaping WorkPool.Work) {
        guard underWay.add(1, ordering: .relaxed).newValue <= limit else {
            underWay.subtract(1, ordering: .relaxed)
            return refuse()
        }
        let begins = pool.begin {
            work()
            self.underWay.subtract(1, ordering: .relaxed)
        }
        if !begins {
            underWay.subtract(1, ordering: .relaxed)
            refuse()
        }
    }
}
