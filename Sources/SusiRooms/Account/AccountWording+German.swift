// Susi. SPDX-License-Identifier: Apache-2.0

extension AccountWording {
    var german: StaticString {
        switch self {
        case .account: "Konto"
        case .logIn: "Anmelden"
        case .signUp: "Konto anlegen"
        case .forgotten: "Passwort vergessen?"
        case .newPassword: "Neues Passwort"
        case .confirmTitle: "Adresse bestätigen"
        case .changePassword: "Passwort ändern"
        case .deleteAccount: "Konto löschen"
        case .email: "E-Mail-Adresse"
        case .password: "Passwort"
        case .currentPassword: "Jetziges Passwort"
        case .again: "Passwort, noch einmal"
        case .server: "Adresse des Servers"
        case .showPassword: "Passwort zeigen"
        case .hidePassword: "Passwort verbergen"
        case .looksRight: "sieht richtig aus"
        case .back: "Zurück"
        case .cancel: "Abbrechen"
        case .retry: "Noch einmal versuchen"
        case .working: "Einen Moment …"
        case .offline:
            """
            Gerade gibt es keine Verbindung, und hierfür braucht es eine. Was du geschrieben \
            hast, bleibt stehen.
            """
        case .unreachable:
            "Der Server war nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal."
        case .refused:
            "Der Server hat es nicht getan und sagt nicht, warum. Versuche es später noch einmal."
        case .emailMissing: "Schreibe deine E-Mail-Adresse hierher."
        case .emailInvalid: "Ungültige E-Mail-Adresse: Sie sieht aus wie name@example.org."
        case .passwordMissing: "Schreibe dein Passwort hierher."
        case .tooShort: "Zu kurz: Nimm mindestens # Zeichen."
        case .tooLong: "Zu lang: Nimm höchstens # Zeichen."
        case .differ: "Die beiden Passwörter sind verschieden."
        case .againMissing: "Schreibe das neue Passwort noch einmal."
        case .weak: "Schwach: leicht zu erraten"
        case .fair: "Mittel"
        case .strong: "Stark"
        case .ruleLengths:
            """
            Nimm # Zeichen, nicht nur Ziffern: nichts, was leicht zu erraten ist, und nicht \
            deine E-Mail-Adresse.
            """
        case .to: " bis "
        case .weakPassword:
            """
            Der Server findet dieses Passwort zu leicht zu erraten. Nimm ein längeres oder \
            ungewöhnlicheres.
            """
        case .wrongLogin: "Die E-Mail-Adresse oder das Passwort ist falsch."
        case .notConfirmed:
            """
            Diese Adresse ist noch nicht bestätigt. Öffne den Link in der Mail, die wir dir \
            geschickt haben, oder lass dir eine neue schicken.
            """
        case .loginFirst: "Melde dich zuerst an."
        case .loginPurpose:
            """
            Mit einem Konto sind dein Gespräch, deine Einstellungen und die Fähigkeiten, die du \
            schreibst, auf allen deinen Geräten.
            """
        case .noAccount: "Noch kein Konto?"
        case .haveAccount: "Du hast ein Konto?"
        case .anonymous:
            """
            Du kannst Susi jederzeit ohne Konto nutzen; dann bleibt dein Gespräch auf diesem \
            Gerät.
            """
        case .toChat: "Susi ohne Konto nutzen"
        case .toConversation: "Zum Gespräch"
        case .otherServer: "Einen anderen Server nutzen"
        case .serverHint:
            """
            Diese Seite spricht nur mit dem Server, von dem sie kommt. Ein anderer Server hat \
            seine eigene Seite; sie öffnet sich in einem neuen Tab.
            """
        case .serverInvalid: "Ungültige IP-Adresse oder URL"
        case .openServer: "Seine Seite öffnen"
        case .taken:
            """
            Diese Adresse hat schon ein Konto. Melde dich an oder lass dir ein neues Passwort \
            geben.
            """
        case .signupClosed:
            "Dieser Server nimmt keine neuen Konten an. Wer ihn betreibt, kann dir eines anlegen."
        case .checkMail: "Sieh in deine Mail"
        case .confirmationSent:
            """
            Eine Mail ist unterwegs an #. Öffne den Link darin: Er zeigt, dass die Adresse dir \
            gehört. Dann kannst du dich anmelden.
            """
        case .noMailYet: "Nichts gekommen? Es kann einige Minuten dauern; sieh auch im Spam nach."
        case .resend: "Link noch einmal schicken"
        case .resent: "Eine weitere Mail mit einem Link ist unterwegs."
        case .alreadyConfirmed: "Diese Adresse ist schon bestätigt: Du kannst dich anmelden."
        case .unknownEmail: "Zu dieser Adresse gibt es kein Konto. Ist sie richtig geschrieben?"
        case .signedUp: "Dein Konto ist angelegt. Melde dich damit an."
        case .forgottenPurpose:
            "An deine Adresse wird ein Link geschickt, mit dem du ein neues Passwort setzen kannst."
        case .sendLink: "Link schicken"
        case .recoverySent:
            "Eine Mail ist unterwegs an #. Der Link darin gilt einmal, sieben Tage lang."
        case .noMailServer:
            """
            Dieser Server verschickt keine Mail. Wer ihn betreibt, kann dir einen Link für ein \
            neues Passwort geben.
            """
        case .readingLink: "Der Link wird geprüft …"
        case .linkInvalid:
            """
            Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist älter als sieben Tage. \
            Lass dir einen neuen schicken.
            """
        case .newLink: "Neuen Link schicken lassen"
        case .resetFor: "Für das Konto #"
        case .setPassword: "Passwort setzen"
        case .resetDone: "Dein Passwort ist geändert. Melde dich damit an."
        case .confirming: "# wird bestätigt …"
        case .confirm: "Bestätigen"
        case .confirmed: "Deine Adresse ist bestätigt. Nun kannst du dich anmelden."
        case .confirmInvalid:
            """
            Dieser Link gilt nicht mehr. Falls die Adresse noch nicht bestätigt ist, lass dir \
            einen neuen schicken.
            """
        case .wrongPassword: "Das ist nicht dein jetziges Passwort."
        case .samePassword: "Das neue Passwort ist das jetzige. Nimm ein anderes."
        case .changed: "Dein Passwort ist geändert. Andere Geräte müssen sich neu anmelden."
        case .changeHint: "Alle anderen Geräte müssen sich danach neu anmelden."
        case .loggedInAs: "Du bist angemeldet als"
        case .loginEnds: "Die Anmeldung endet am #."
        case .loginStays: "Die Anmeldung endet nicht von selbst."
        case .export: "Meine Daten als Datei sichern"
        case .exportHint:
            "Alles, was dieser Server von dir hat, vom Gespräch bis zu den Bewertungen"
        case .exported: "Deine Daten liegen in der Datei susi-account.json."
        case .picture: "Ein Bild wählen"
        case .pictureHint: "Es steht neben dem, was du über Fähigkeiten schreibst."
        case .pictureSaved: "Das Bild ist gespeichert."
        case .pictureUnreadable: "Diese Datei ist kein Bild, das hier gezeigt werden kann."
        case .logOut: "Abmelden"
        case .askLogOut: "Abmelden?"
        case .logOutHint: "Du kannst ohne Konto weitermachen und dich jederzeit wieder anmelden."
        case .keepMessages: "Nachrichten auf diesem Gerät behalten"
        case .keepHint: "Wer es benutzt, kann sie dann lesen."
        case .loggedOut: "Du bist abgemeldet."
        case .loggedOutHere:
            """
            Du bist auf diesem Gerät abgemeldet. Dem Server konnte das nicht gesagt werden: \
            Seine Anmeldung endet von selbst.
            """
        case .deleteHint: "Das wird gelöscht, und niemand kann es zurückholen:"
        case .goesAccount: "das Konto # mit seinem Passwort und seinen Anmeldungen"
        case .goesConversation: "dein Gespräch und deine Einstellungen auf dem Server"
        case .goesSkills: "deine privaten Fähigkeiten, deine Bewertungen, Meinungen und Lesezeichen"
        case .exportFirst: "Sichere vorher deine Daten, wenn du sie behalten willst."
        case .deletePassword: "Dein Passwort zeigt, dass du selbst es willst."
        case .askDelete: "Das Konto löschen?"
        case .deleteSure:
            "# und alles, was dazugehört, wird jetzt gelöscht und ist nicht zurückzuholen."
        case .deleteNow: "Endgültig löschen"
        case .accountDeleted: "Dein Konto ist gelöscht."
        }
    }
}
