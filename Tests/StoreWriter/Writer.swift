// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiStore
import Synchronization

/// Begins the next write when one is stored.
final class Writer: Sendable {
    private let store: Store
    private let number = Atomic(0)

    init(_ store: Store) {
        self.store = store
    }

    func writeNext() {
        let number = number.add(1, ordering: .relaxed).newValue
        let name = "\(CommandLine.arguments[2]) \(number)"
        store.write { transaction in
            for half in ["a", "b"] {
                _ = try transaction.run(
                    "INSERT INTO server_settings (name, value) VALUES ($1, $2)",
                    .text("\(half) \(name)"),
                    .text(String(repeating: half, count: number % 50 * 40))
                )
            }
            transaction.tell(.skill(name))
        }.whenDone { result in
            switch result {
            case .success:
                Writer.say("\(number)")
                self.writeNext()
            case .failure(let error):
                Writer.say("! \(error)")
            }
        }
    }

    /// One call for each line, so that no line is cut when we are killed.
    static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }
}
