// Susi. SPDX-License-Identifier: Apache-2.0

extension AccountWording {
    var english: StaticString {
        switch self {
        case .account: "Account"
        case .logIn: "Log in"
        case .signUp: "Make an account"
        case .forgotten: "Forgotten the password?"
        case .newPassword: "New password"
        case .confirmTitle: "Confirm your address"
        case .changePassword: "Change password"
        case .deleteAccount: "Delete account"
        case .email: "E-mail address"
        case .password: "Password"
        case .currentPassword: "Current password"
        case .again: "Password, once more"
        case .server: "Address of the server"
        case .showPassword: "Show the password"
        case .hidePassword: "Hide the password"
        case .looksRight: "looks right"
        case .back: "Back"
        case .cancel: "Cancel"
        case .retry: "Try again"
        case .working: "One moment…"
        case .offline:
            "There is no connection just now, and this needs one. What you have typed stays here."
        case .unreachable: "The server could not be reached. Check the connection, then try again."
        case .refused: "The server did not do it, and did not say why. Try again later."
        case .emailMissing: "Write your e-mail address here."
        case .emailInvalid: "Invalid e-mail address: it looks like name@example.org."
        case .passwordMissing: "Write your password here."
        case .tooShort: "Too short: use at least # characters."
        case .tooLong: "Too long: use at most # characters."
        case .differ: "The two passwords do not match."
        case .againMissing: "Write the new password once more."
        case .weak: "Weak: easy to guess"
        case .fair: "Fair"
        case .strong: "Strong"
        case .ruleLengths:
            """
            Use # characters, not only digits: nothing that is easy to guess, and not your \
            e-mail address.
            """
        case .to: " to "
        case .weakPassword:
            "The server finds this password too easy to guess. Take a longer or a more unusual one."
        case .wrongLogin: "The e-mail address or the password is wrong."
        case .notConfirmed:
            """
            This address is not confirmed yet. Open the link in the mail that we sent you, or \
            have another one sent.
            """
        case .loginFirst: "Log in first."
        case .loginPurpose:
            """
            With an account your conversation, your settings and the skills you write are on all \
            your devices.
            """
        case .noAccount: "No account yet?"
        case .haveAccount: "You have an account?"
        case .anonymous:
            """
            You can use Susi without an account at any time; then your conversation stays on \
            this device.
            """
        case .toChat: "Use Susi without an account"
        case .toConversation: "To the conversation"
        case .otherServer: "Use another server"
        case .serverHint:
            """
            This page talks only to the server it comes from. Another server has a page of its \
            own, which opens in a new tab.
            """
        case .serverInvalid: "Invalid IP Address or URL"
        case .openServer: "Open its page"
        case .taken: "This address has an account already. Log in, or ask for a new password."
        case .signupClosed:
            "This server takes no new accounts. Whoever runs it can make one for you."
        case .checkMail: "Look into your mail"
        case .confirmationSent:
            """
            A mail is on its way to #. Open the link in it: it shows that the address is yours. \
            Then you can log in.
            """
        case .noMailYet:
            "Nothing came? It can take some minutes; look among the unwanted mail, too."
        case .resend: "Send the link again"
        case .resent: "Another mail with a link is on its way."
        case .alreadyConfirmed: "This address is confirmed already: you can log in."
        case .unknownEmail: "There is no account with this address. Is it written right?"
        case .signedUp: "Your account is made. Log in with it."
        case .forgottenPurpose:
            "A link with which you can set a new password is sent to your address."
        case .sendLink: "Send the link"
        case .recoverySent:
            "A mail is on its way to #. The link in it works once, within seven days."
        case .noMailServer:
            "This server sends no mail. Whoever runs it can give you a link for a new password."
        case .readingLink: "Looking at the link…"
        case .linkInvalid:
            """
            This link does not work any more: it has been used, or is older than seven days. Ask \
            for a new one.
            """
        case .newLink: "Ask for a new link"
        case .resetFor: "For the account #"
        case .setPassword: "Set the password"
        case .resetDone: "Your password has been changed. Log in with it."
        case .confirming: "Confirming #…"
        case .confirm: "Confirm"
        case .confirmed: "Your address is confirmed. Now you can log in."
        case .confirmInvalid:
            """
            This link does not work any more. If the address is not confirmed yet, have another \
            link sent.
            """
        case .wrongPassword: "This is not your current password."
        case .samePassword: "The new password is the current one. Take another."
        case .changed: "Your password has been changed. Other devices have to log in anew."
        case .changeHint: "All other devices have to log in anew then."
        case .loggedInAs: "You are logged in as"
        case .loginEnds: "The login ends on #."
        case .loginStays: "The login has no end."
        case .export: "Save my data as a file"
        case .exportHint:
            "All that this server keeps of you: conversation, settings, skills, opinions"
        case .exported: "Your data lie in the file susi-account.json."
        case .picture: "Choose a picture"
        case .pictureHint: "It stands beside what you write about skills."
        case .pictureSaved: "The picture is stored."
        case .pictureUnreadable: "This file is no picture that can be shown here."
        case .logOut: "Log out"
        case .askLogOut: "Log out?"
        case .logOutHint: "You can go on without an account, and log in again at any time."
        case .keepMessages: "Keep the messages on this device"
        case .keepHint: "Whoever uses it can then read them."
        case .loggedOut: "You are logged out."
        case .loggedOutHere:
            """
            You are logged out on this device. The server could not be told: its login ends by \
            itself.
            """
        case .deleteHint: "This is deleted, and nobody can bring it back:"
        case .goesAccount: "the account # with its password and its logins"
        case .goesConversation: "your conversation and your settings on the server"
        case .goesSkills: "your private skills, your ratings, opinions and bookmarks"
        case .exportFirst: "Save your data first, if you want to keep them."
        case .deletePassword: "Your password shows that it is you who wants it."
        case .askDelete: "Delete the account?"
        case .deleteSure: "# and all that belongs to it is deleted now and cannot be brought back."
        case .deleteNow: "Delete for ever"
        case .accountDeleted: "Your account is deleted."
        }
    }
}
