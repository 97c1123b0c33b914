// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// Every sentence and name in this room; `#` stands for what is put in.
enum AccountWording: UInt8, CaseIterable {
    case account, logIn, signUp, forgotten, newPassword, confirmTitle, changePassword
    case deleteAccount, email, password, currentPassword, again, server, showPassword
    case hidePassword, looksRight, back, cancel, retry, working, offline, unreachable, refused
    case emailMissing, emailInvalid, passwordMissing, tooShort, tooLong, differ, againMissing
    case weak, fair, strong, ruleLengths, to, weakPassword, wrongLogin, notConfirmed, loginFirst
    case loginPurpose, noAccount, haveAccount, anonymous, toChat, toConversation, otherServer
    case serverHint, serverInvalid, openServer, taken, signupClosed, checkMail, confirmationSent
    case noMailYet, resend, resent, alreadyConfirmed, unknownEmail, signedUp, forgottenPurpose
    case sendLink, recoverySent, noMailServer, readingLink, linkInvalid, newLink, resetFor
    case setPassword, resetDone, confirming, confirm, confirmed, confirmInvalid, wrongPassword
    case samePassword, changed, changeHint, loggedInAs, loginEnds, loginStays, export
    case exportHint, exported, picture, pictureHint, pictureSaved, pictureUnreadable, logOut
    case askLogOut, logOutHint, keepMessages, keepHint, loggedOut, loggedOutHere, deleteHint
    case goesAccount, goesConversation, goesSkills, exportFirst, deletePassword, askDelete
    case deleteSure, deleteNow, accountDeleted

    func `in`(_ language: AppLanguage) -> String {
        switch language {
        case .english: "\(english)"
        case .german: "\(german)"
        }
    }

    /// The sentence with something put in.
    func `in`(_ language: AppLanguage, with text: String) -> String {
        let parts = self.in(language).utf8.split(
            separator: UInt8(ascii: "#"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        guard parts.count == 2 else { return self.in(language) }
        return String(Substring(parts[0])) + text + String(Substring(parts[1]))
    }
}
