// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// How many settings an account may have, and how long each may be.
    static let settingLimit = 300
    private static let settingLength = (name: 100, value: 8 << 10)

    /// Stores what somebody has set, in either of the ways apps ask for it (Q18).
    func changeUserSettings(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let change: SettingsChange
        do throws(ParameterError) {
            change = try SettingsChange(reading: inquiry.arguments.parameters)
        } catch {
            guard error.parameter == .key || error.parameter == .value else {
                throw Refusal(400, "\(error.description).")
            }
            throw Refusal(400, "Bad Service call, key or value parameters not provided")
        }
        try Service.check(change.settings)
        let now = inquiry.arrival
        return writing(for: inquiry) { transaction in
            let account = try Service.account(meant: inquiry, transaction)
            guard
                try transaction.settings.set(
                    change.settings,
                    change.ages,
                    of: account,
                    atMost: Service.settingLimit,
                    at: now
                )
            else {
                throw Refusal(422, "An account has \(Service.settingLimit) settings at most.")
            }
        } answer: {
            inquiry.response(
                self.plain(inquiry, "You successfully changed settings of your account!")
            )
        }
    }

    /// What somebody has ever set.
    func listUserSettings(_ inquiry: Inquiry) -> Outcome {
        let now = inquiry.arrival
        return reading(for: inquiry) { transaction in
            let account = try Service.account(meant: inquiry, transaction)
            return (
                try transaction.settings.all(of: account),
                try transaction.settings.changes(of: account)
            )
        } answer: { settings, changes in
            var reply = SettingsReply()
            reply.settings = settings
            var ages = JSONObject()
            for change in changes {
                let age = now.milliseconds - change.changed.milliseconds
                ages.append(change.name, .number(max(0, age)))
            }
            reply.ages = .object(ages)
            reply.envelope = inquiry.accepted("Success: Showing user settings")
            return inquiry.response(reply.strict().object)
        }
    }

    /// Nobody's settings fill the disk.
    static func check(_ settings: Settings) throws(Refusal) {
        for entry in settings.entries {
            guard entry.name.utf8.count <= settingLength.name,
                entry.value.utf8.count <= settingLength.value
            else {
                throw Refusal(
                    422,
                    "A setting's name has \(settingLength.name) bytes at most, its value \(settingLength.value)."
                )
            }
        }
    }

    /// The account that a request is about: the asker's own, or, for administrators, the one of
    /// the address they name.
    static func account(meant inquiry: Inquiry, _ transaction: Transaction) throws -> Int64 {
        let own = try asker(of: inquiry)
        guard let email = inquiry.arguments.text(.email), email.lowercased() != own.email else {
            return own.id
        }
        guard inquiry.role >= .admin else {
            throw Refusal(401, "Only administrators may name another account.")
        }
        return try account(at: email, transaction).account.id
    }

    /// The account of an address, or the news that there is none.
    static func account(at email: String, _ transaction: Transaction) throws -> Credentials {
        guard let person = EmailAddress(email),
            let found = try transaction.accounts.credentials(of: person.description)
        else { throw Refusal(422, "There is no account with this address.") }
        return found
    }

    /// The account that asks.
    static func asker(of inquiry: Inquiry) throws(Refusal) -> Account {
        guard let account = inquiry.account else { throw Refusal(401, "Unauthorized") }
        return account
    }
}
