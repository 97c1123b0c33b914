// Susi. SPDX-License-Identifier: Apache-2.0

/// What people get by mail, in their language: English, or German.
enum Letters {
    /// How to show that an address is one's own.
    static func confirmation(
        of recipient: EmailAddress,
        link: String,
        in language: String
    ) -> Mail {
        if isGerman(language) {
            return Mail(
                recipient: recipient,
                subject: "Bitte bestätige deine E-Mail-Adresse",
                text: """
                    Hallo!

                    Jemand hat mit dieser Adresse ein Konto bei Susi angelegt. Wenn du das warst, \
                    bestätige sie hier:

                    \(link)

                    Wenn nicht, brauchst du nichts zu tun: Ohne Bestätigung kann sich niemand \
                    mit dem Konto anmelden.

                    Susi
                    """
            )
        }
        return Mail(
            recipient: recipient,
            subject: "Please confirm your e-mail address",
            text: """
                Hello!

                Somebody has made an account with this address at Susi. If it was you, confirm it \
                here:

                \(link)

                If it was not, you need not do anything: nobody can log in before the address is \
                confirmed.

                Susi
                """
        )
    }

    /// How to set a new password.
    static func recovery(for recipient: EmailAddress, link: String, in language: String) -> Mail {
        if isGerman(language) {
            return Mail(
                recipient: recipient,
                subject: "Ein neues Passwort für Susi",
                text: """
                    Hallo!

                    Jemand hat um ein neues Passwort für dein Konto bei Susi gebeten. Wenn du das \
                    warst, kannst du es hier sieben Tage lang einmal setzen:

                    \(link)

                    Wenn nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.

                    Susi
                    """
            )
        }
        return Mail(
            recipient: recipient,
            subject: "A new password for Susi",
            text: """
                Hello!

                Somebody has asked for a new password for your account at Susi. If it was you, you \
                can set it here, once and within seven days:

                \(link)

                If it was not, you need not do anything: your password stays as it is.

                Susi
                """
        )
    }

    /// The news that the password is another one.
    static func passwordChanged(of recipient: EmailAddress, in language: String) -> Mail {
        if isGerman(language) {
            return Mail(
                recipient: recipient,
                subject: "Dein Passwort wurde geändert",
                text: """
                    Hallo!

                    Das Passwort deines Kontos bei Susi wurde eben geändert. Wenn du das warst, \
                    ist alles gut.

                    Wenn nicht, setze bitte sofort ein neues mit „Passwort vergessen“ und sage \
                    dem Menschen Bescheid, der diesen Server betreibt.

                    Susi
                    """
            )
        }
        return Mail(
            recipient: recipient,
            subject: "Your password was changed",
            text: """
                Hello!

                The password of your account at Susi was changed just now. If it was you, all is \
                well.

                If it was not, please set a new one at once with “Forgot password”, and tell \
                whoever runs this server.

                Susi
                """
        )
    }

    private static func isGerman(_ language: String) -> Bool {
        language.lowercased().hasPrefix("de")
    }
}
