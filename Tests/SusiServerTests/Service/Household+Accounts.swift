// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

@testable import SusiServer

extension Household {
    /// Makes an account without asking anybody, and gives a token for it.
    func account(_ email: String, _ role: Role = .user) throws -> String {
        let token = Token()
        _ = try store.write { transaction in
            let row = try transaction.row(
                """
                INSERT INTO accounts (email, password, role, confirmed, created)
                VALUES ($1, '', $2, 1, 0) RETURNING id
                """,
                .text(email),
                .text(role.name)
            )
            try transaction.tokens.add(
                token.digest,
                .access,
                for: row?.int(0) ?? 0,
                at: .earliest,
                until: nil
            )
        }.waited().get()
        return token.text
    }
}
