// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
public import SusiMind
import Synchronization

/// A notebook that lasts as long as a conversation: for the terminal, and for trying skills out.
public final class NotebookInHand: Sendable {
    private let notebook = Mutex(Notebook())

    /// An empty one.
    public init() {}

    /// What it says; nil where a need has nothing to do with notebooks.
    public func fulfilment(of need: Need, for question: Question) -> Fulfilment? {
        guard case .rows(let service, let arguments) = need, Notebook.isAsked(by: service) else {
            return nil
        }
        return notebook.withLock { notebook in
            do throws(LoreRefusal) {
                let request = LoreRequest(arguments, in: question)
                guard let outcome = try notebook.outcome(of: service, request) else { return nil }
                notebook.take(outcome.changes)
                return .rows(outcome.rows)
            } catch {
                return .failed(reason: error.reason)
            }
        }
    }
}
