// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// Answers with what is read from the store; both closures may refuse.
    func reading<Value: Sendable>(
        for inquiry: Inquiry,
        _ work: @escaping @Sendable (Transaction) throws -> Value,
        answer: @escaping @Sendable (Value) throws -> HTTPResponse
    ) -> Outcome {
        store.read(work).map { self.response(to: inquiry, $0, answer) }
    }

    /// Answers once everything that the work changed is stored; both closures may refuse, and what
    /// the first one refuses has changed nothing.
    func writing<Value: Sendable>(
        for inquiry: Inquiry,
        _ work: @escaping @Sendable (Transaction) throws -> Value,
        answer: @escaping @Sendable (Value) throws -> HTTPResponse
    ) -> Outcome {
        store.write(work).map { self.response(to: inquiry, $0, answer) }
    }

    /// The response that a result leads to.
    func response<Value>(
        to inquiry: Inquiry,
        _ result: Result<Value, any Error>,
        _ answer: (Value) throws -> HTTPResponse
    ) -> HTTPResponse {
        do {
            return try answer(try result.get())
        } catch {
            return refusal(error).response(to: inquiry.identity)
        }
    }

    /// What a person is told of an error; what only the administrator can understand is logged.
    func refusal(_ error: any Error) -> Refusal {
        if let refusal = error as? Refusal { return refusal }
        let failure = error as? StoreFailure ?? .failed("\(error)")
        switch failure {
        case .busy, .closed:
            var refusal = Refusal(503, failure.description)
            refusal.fields["Retry-After"] = "1"
            return refusal
        case .full:
            log(.error, "the disk is full")
            return Refusal(507, failure.description)
        case .conflict:
            return Refusal(
                409,
                "Something else has changed this at the same time. Please try again."
            )
        case .uncertain:
            log(.error, "the database was lost in the middle of a commit")
            return Refusal(503, failure.description)
        case .readOnly, .newer, .unreachable, .failed:
            log(.error, "the database failed", ["reason": failure.description])
            return Refusal(
                503,
                "The server cannot store or read anything at the moment; its log says why. Nothing was changed."
            )
        }
    }
}
