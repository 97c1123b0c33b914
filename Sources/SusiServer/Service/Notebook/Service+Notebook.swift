// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// What a service that is about the asker says; nil where a need has to do with nobody.
    func personal(
        _ need: Need,
        _ question: Question,
        _ inquiry: Inquiry
    ) -> Eventually<Fulfilment>? {
        guard case .rows(let service, let arguments) = need, Notebook.isAsked(by: service) else {
            return nil
        }
        let request = LoreRequest(arguments, in: question)
        guard let account = inquiry.account?.id else {
            do throws(LoreRefusal) {
                let rows = try guestNotebooks.outcome(
                    of: service,
                    request,
                    for: inquiry.guest.name,
                    at: inquiry.arrival
                )
                return rows.map { .now(.rows($0)) }
            } catch {
                return .now(.failed(reason: error.reason))
            }
        }
        let written = store.write { transaction in
            // Two devices may write at the same time.
            try transaction.notebook.hold(account)
            let notebook = try transaction.notebook.notebook(of: account)
            guard let outcome = try notebook.outcome(of: service, request) else {
                throw LoreRefusal("nobody offers “\(service)”")
            }
            try transaction.notebook.take(outcome.changes, of: account)
            return outcome.rows
        }
        return written.map { result in
            switch result {
            case .success(let rows): return .rows(rows)
            case .failure(let refusal as LoreRefusal): return .failed(reason: refusal.reason)
            case .failure(let error):
                _ = self.refusal(error)
                return .failed(reason: "nothing can be written down just now")
            }
        }
    }

    /// What will ring on the asker's devices, and what rings; `quiet` stops that on all of them.
    func timers(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        guard let account = inquiry.account?.id else {
            throw Refusal(401, "Whose timers? Please log in.")
        }
        let offset = -(inquiry.arguments.int(.timezoneOffset) ?? 0)
        let now = inquiry.arrival.milliseconds
        let zone = TimeZoneOffset(clamping: offset).javaScript
        guard inquiry.arguments.flag(.quiet) else {
            return reading(for: inquiry) { transaction in
                try transaction.notebook.notebook(of: account)
            } answer: { notebook in
                self.timers(notebook, inquiry, zone)
            }
        }
        return writing(for: inquiry) { transaction in
            try transaction.notebook.hold(account)
            var notebook = try transaction.notebook.notebook(of: account)
            let changes = notebook.silenced(at: now, timezoneOffset: zone)
            try transaction.notebook.take(changes, of: account)
            notebook.take(changes)
            return notebook
        } answer: { notebook in
            self.timers(notebook, inquiry, zone)
        }
    }

    private func timers(
        _ notebook: Notebook,
        _ inquiry: Inquiry,
        _ timezoneOffset: Int
    ) -> HTTPResponse {
        let now = inquiry.arrival.milliseconds
        var reply = DataReply()
        reply.data = notebook.timers(at: now, timezoneOffset: timezoneOffset)
        reply.envelope = inquiry.accepted("Success: Told what will ring")
        return inquiry.response(reply)
    }
}
