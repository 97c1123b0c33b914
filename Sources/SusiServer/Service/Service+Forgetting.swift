// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// Forgets one question with its answer, or the whole conversation, of whoever asks for it.
    ///
    /// The account's other devices hear that its memory has changed.
    func forget(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        if inquiry.arguments.flag(.all) { return forgetAll(inquiry) }
        guard let text = inquiry.arguments.text(.date) else {
            throw Refusal(
                400,
                "What is to be forgotten? Please name its “date”, or say “all=true”."
            )
        }
        guard let date = try? Instant(reading: text) else {
            throw Refusal(422, "The date has to look like \(inquiry.arrival.text(.chat)).")
        }
        let query = inquiry.arguments.text(.query)
        guard let account = inquiry.account else {
            let count = guests.forget(askedAt: date, query, of: inquiry.guest.name)
            return .now(forgotten(count, inquiry))
        }
        return writing(for: inquiry) { transaction in
            try transaction.conversations.forget(askedAt: date, query, of: account.id)
        } answer: { count in
            self.forgotten(count, inquiry)
        }
    }

    private func forgetAll(_ inquiry: Inquiry) -> Outcome {
        let words = "Success: Forgot the whole conversation"
        guard let account = inquiry.account else {
            guests.forgetAll(of: inquiry.guest.name)
            return .now(inquiry.response(plain(inquiry, words)))
        }
        return writing(for: inquiry) { transaction in
            try transaction.conversations.forgetAll(of: account.id)
        } answer: {
            inquiry.response(self.plain(inquiry, words))
        }
    }

    /// Forgetting what is not known is no failure: it is gone, as was wished.
    private func forgotten(_ count: Int, _ inquiry: Inquiry) -> HTTPResponse {
        inquiry.response(
            plain(inquiry, count == 1 ? "Success: Forgot it" : "Success: Forgot \(count) questions")
        )
    }
}
