// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// For how long after its login a token may do what nobody can take back, in milliseconds.
    private static let freshness: Int64 = 10 * 60_000

    /// Everything about the asker: exported, taken in, or removed.
    func account(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        switch request.method {
        case .delete: try removeAccount(inquiry)
        case .post: try importArchive(inquiry, request)
        default: try exportArchive(inquiry)
        }
    }

    private func exportArchive(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try Service.asker(of: inquiry).id
        let now = inquiry.arrival
        return reading(for: inquiry) { transaction in
            guard let found = try AccountArchive.document(of: account, transaction, at: now) else {
                throw Refusal(401, "This account has been removed.")
            }
            return found
        } answer: { document in
            var response = inquiry.response(document)
            response.fields["Content-Disposition"] = "attachment; filename=\"susi-account.json\""
            return response
        }
    }

    private func importArchive(
        _ inquiry: Inquiry,
        _ request: HTTPRequest
    ) throws(Refusal) -> Outcome {
        let account = try Service.asker(of: inquiry).id
        let document: JSON
        do throws(JSONError) {
            document = try JSON(parsing: request.body)
        } catch {
            throw Refusal(400, "The body has to be an archive of an account as JSON: \(error).")
        }
        return writing(for: inquiry) { transaction in
            do {
                return try AccountArchive.restore(document, to: account, transaction)
            } catch let mistake as AccountArchive.Mistake {
                throw Refusal(422, mistake.description)
            }
        } answer: { taken in
            var reply = PlainReply()
            reply.envelope = inquiry.accepted("Success: Took in what the archive holds")
            var counts = JSONObject()
            for (member, count) in taken { counts.append(member, .number(count)) }
            reply.extra["taken"] = .object(counts)
            return inquiry.response(reply.object)
        }
    }

    /// Removes the account of who knows its password, or has just logged in with it.
    private func removeAccount(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try Service.asker(of: inquiry)
        let words = "Your account and all that was kept in it have been removed."
        if let password = inquiry.arguments.text(.password), !password.isEmpty {
            return proving(account, password, inquiry) {
                self.remove(account, inquiry, saying: words)
            }
        }
        let age = inquiry.admission.map { inquiry.arrival.milliseconds - $0.created.milliseconds }
        guard let age, age <= Service.freshness else {
            throw Refusal(
                403,
                "Removing an account takes its password, or a login within the last ten minutes."
            )
        }
        return remove(account, inquiry, saying: words)
    }
}
