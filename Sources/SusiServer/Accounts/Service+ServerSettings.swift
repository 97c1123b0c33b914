// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// Which forms ask for a captcha: none, because no mobile app can solve one (Q23).
    func captchaConfig(_ inquiry: Inquiry) -> HTTPResponse {
        var reply = CaptchaReply()
        reply.config = .off
        reply.envelope = inquiry.accepted("Success: Showing captcha config")
        return inquiry.response(reply.strict().object)
    }

    /// Lets captchas be switched off, which they are.
    func changeCaptchaConfig(_ inquiry: Inquiry) throws(Refusal) -> HTTPResponse {
        guard inquiry.arguments.parameters.flag(.value) != true else {
            throw Refusal(
                422,
                "This server has no captcha, because no mobile app can show one; limits by address do its work."
            )
        }
        return inquiry.response(plain(inquiry, "Captcha config updated!"))
    }

    /// Keys for services elsewhere: those for everybody, or the asker's own (Q24).
    func listKeys(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        var owner = KeyRecords.everybody
        if inquiry.arguments.text(.type) == "user" {
            guard let account = inquiry.account else {
                throw Refusal(401, "Only who is logged in has keys.")
            }
            owner = account.id
        }
        let account = owner
        return reading(for: inquiry) {
            try $0.keys.all(of: account)
        } answer: { keys in
            var reply = APIKeys()
            reply.keys = keys
            reply.envelope = inquiry.accepted("Success : Fetched all API keys!")
            return inquiry.response(reply.strict().object)
        }
    }

    /// Keeps a key or forgets it; those for everybody are kept by administrators.
    func changeKeys(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        var owner = try Service.asker(of: inquiry).id
        if arguments.text(.type) == "public" {
            guard inquiry.role >= .admin else {
                throw Refusal(401, "Only administrators keep keys that everybody may read.")
            }
            owner = KeyRecords.everybody
        }
        let account = owner
        let name = arguments.text(.keyName) ?? ""
        let value = arguments.text(.keyValue) ?? ""
        let isRemoval = arguments.flag(.deleteKey)
        guard isRemoval || !value.isEmpty else {
            throw Refusal(400, "Bad service call, missing arguments: keyValue.")
        }
        guard name.utf8.count <= 100, value.utf8.count <= 4096 else {
            throw Refusal(422, "A key's name has 100 bytes at most, the key 4096.")
        }
        return writing(for: inquiry) { transaction in
            if isRemoval {
                guard try transaction.keys.remove(name, of: account) else {
                    throw Refusal(422, "There is no key of this name.")
                }
            } else {
                try transaction.keys.set(name, value, of: account)
                guard try transaction.keys.all(of: account).entries.count <= 200 else {
                    throw Refusal(422, "There are 200 keys at most.")
                }
            }
        } answer: {
            let words =
                isRemoval ? "Removed the API key " : "Added new API key "
            return inquiry.response(self.plain(inquiry, "\(words)\(name) successfully!"))
        }
    }

    /// How mails are sent, without the password for it.
    func mailSettings(_ inquiry: Inquiry) -> HTTPResponse {
        var reply = PlainReply()
        reply.envelope = inquiry.accepted("Success: Showing email settings")
        if let server = office.options.mailServer {
            reply.extra["type"] = "smtp"
            reply.extra["email"] = .string(server.sender.description)
            reply.extra["smtp_host"] = .string(server.host)
            reply.extra["username"] = .string(server.user ?? "")
        }
        reply.extra["frontend_url"] = .string(office.options.publicURL ?? "")
        return inquiry.response(reply.object)
    }

    /// Who starts the server decides how it sends mails: with another mail server whoever has
    /// an administrator's token could have everybody's new passwords.
    func changeMailSettings(_ inquiry: Inquiry) throws(Refusal) -> HTTPResponse {
        throw Refusal(
            403,
            "The mail server is named where Susi is started, with --smtp; it cannot be changed from outside."
        )
    }
}
