// Susi. SPDX-License-Identifier: Apache-2.0

import SusiLore
import SusiMind
import SusiServer

/// The options that all commands share which answer questions.
enum AskingOptions {
    static let language = Option.value("language", "LL", "your language: en, de …")
    static let skills = Option.value(
        "skills",
        "FOLDER",
        "the skills to answer from; without it the folder “Skills” here or with the program"
    )
    static let seed = Option.value("seed", "N", "makes the choice between alternatives repeatable")
    static let offline = Option.flag("offline", "makes no web calls: they fail")
    static let allowHost = Option.value(
        "allow-host",
        "HOST",
        "lets skills call this host, with :PORT if need be, even if it is this machine",
        isRepeatable: true
    )
    static let json = Option.flag("json", "prints chat objects as the server sends them")
}

extension Arguments {
    /// The language that was asked for; one that nobody knows ranks all skills alike.
    func language() throws(UsageError) -> Language? {
        guard let text = value(of: "language") else { return nil }
        guard text.count >= 2, text.prefix(2).allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw UsageError(
                "--language takes the two letters of a language, such as en or de, not “\(text)”."
            )
        }
        return Language(text)
    }

    /// What the choice between alternatives is to begin with.
    func seed() throws(UsageError) -> UInt64? {
        try number(of: "seed", in: UInt64.min ... .max)
    }

    /// A mind with hands, as far as it is allowed to have any.
    func assistant(_ mind: Mind, in surroundings: Surroundings) throws(CommandFailure) -> Assistant
    {
        let lore = Lore(
            tables: SkillLibrary.tables(value(of: "skills"), in: surroundings),
            zones: ZoneFolder().zones
        )
        guard !has("offline") else {
            return Assistant(mind, lore: lore, scripts: surroundings.scripts, fetcher: nil)
        }
        do {
            let addresses = AddressGuard(allowedHosts: Set(values(of: "allow-host")))
            let fetcher = try Fetcher(addresses: addresses)
            return Assistant(mind, lore: lore, scripts: surroundings.scripts, fetcher: fetcher)
        } catch {
            throw CommandFailure("web calls cannot be made: \(error). --offline goes without.")
        }
    }
}
