// Susi. SPDX-License-Identifier: Apache-2.0

/// What a new password has to be like, in words, as an expression, and as a check.
///
/// Length and rarity are asked for, not a mixture of signs: what people make of such a demand is
/// `Password1!`.
struct PasswordDemands: Sendable {
    /// No server takes less; the old iOS app lets no shorter one through.
    private static let floor = 6

    /// The fewest signs.
    let shortest: Int
    /// The most; as many as a person may type, and few enough to be hashed.
    let longest = 128

    /// Asks for at least so many signs, and for six whatever is said.
    init(shortest: Int = 8) {
        self.shortest = min(max(shortest, PasswordDemands.floor), 64)
    }

    /// The part of the rule that an expression can say, for JavaScript.
    var expression: String {
        "^(?!\\d{0,11}$).{\(shortest),\(longest)}$"
    }

    /// The whole rule.
    var text: String {
        "Use \(shortest) to \(longest) characters, not only digits: "
            + "nothing that is easy to guess, and not your e-mail address."
    }

    /// Why that person cannot have that password; nil where nothing speaks against it.
    func objection(to password: String, of person: EmailAddress) -> String? {
        reason(against: password, of: person).map { "\($0) \(text)" }
    }

    private func reason(against password: String, of person: EmailAddress) -> String? {
        // Browsers count UTF-16, and both have to come to the same result.
        let length = password.utf16.count
        if length < shortest { return "This password is too short." }
        if length > longest { return "This password is too long." }
        let isNumber = password.utf8.allSatisfy { (0x30...0x39).contains($0) }
        if isNumber, length < 12 { return "This password is only a short number." }
        let folded = password.lowercased()
        if folded.contains(person.name) || person.description.contains(folded) {
            let rest = folded.split(separator: person.name, omittingEmptySubsequences: true)
            if rest.allSatisfy({ $0.count < 4 }) || person.description.contains(folded) {
                return "This password is taken from your e-mail address."
            }
        }
        let guess = PasswordGuess(password, knowing: [person.name, person.domain])
        return guess.pieces < 4 ? "This password is easy to guess." : nil
    }
}
