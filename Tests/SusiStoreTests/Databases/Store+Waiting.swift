// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore

extension Store {
    /// Writes and waits for it.
    @discardableResult
    func writing<Value: Sendable>(
        _ work: @escaping @Sendable (Transaction) throws -> Value
    ) throws -> Value {
        try write(work).waited().get()
    }

    /// Reads and waits for it.
    func reading<Value: Sendable>(
        _ work: @escaping @Sendable (Transaction) throws -> Value
    ) throws -> Value {
        try read(work).waited().get()
    }

    /// Makes an account with nothing but an address; gives its number.
    func account(_ email: String) throws -> Int64 {
        try writing { transaction in
            try transaction.row(
                """
                INSERT INTO accounts (email, password, role, confirmed, created)
                VALUES ($1, '', 'user', 1, 0) RETURNING id
                """,
                .text(email)
            )?.int(0) ?? 0
        }
    }
}
