// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// What the server would not do, in words that say what to do next.
extension AccountRoom {
    mutating func refused(
        _ errand: AccountErrand,
        _ status: Int,
        _ message: String,
        _ house: inout House
    ) -> [Effect] {
        let language = house.language
        let words = Array(message.utf8)
        let own = message.isEmpty ? AccountWording.refused.in(language) : message
        func wrong(_ field: AccountField, _ text: String) -> [Effect] {
            form.troubles[field] = text
            return [.focus(field.id)]
        }
        switch errand {
        case .loggingIn:
            if status == 401 || status == 422 {
                form.fail(AccountWording.wrongLogin.in(language))
                return [.focus(AccountField.current.id)]
            }
            guard status == 403, AccountRoom.contains(words, "activated") else { break }
            form.fail(AccountWording.notConfirmed.in(language))
            form.offersLink = true
            return []
        case .signingUp:
            if status == 403 {
                form.fail(AccountWording.signupClosed.in(language))
                return []
            }
            // The account is made, and only its mail could not be sent.
            if status == 200 {
                form.forgetSecrets()
                form.fail(own)
                form.offersLink = true
                return []
            }
            guard status == 422 else { break }
            if AccountRoom.contains(words, "taken") && !AccountRoom.contains(words, "password") {
                return wrong(.email, AccountWording.taken.in(language))
            }
            if AccountRoom.contains(words, "No valid email") {
                return wrong(.email, AccountWording.emailInvalid.in(language))
            }
            return wrong(.password, objection(message, language))
        case .recovering:
            if status == 422 { return wrong(.email, AccountWording.unknownEmail.in(language)) }
            if status == 200, AccountRoom.contains(words, "sends no mail") {
                form.fail(AccountWording.noMailServer.in(language))
                return []
            }
        case .readingLink:
            linkOwner = nil
            form.state = .done
            form.notice = AccountWording.linkInvalid.in(language)
            form.isGood = false
            return []
        case .resetting:
            if status == 401 || AccountRoom.contains(words, "link") {
                form.forgetSecrets()
                form.state = .done
                form.notice = AccountWording.linkInvalid.in(language)
                form.isGood = false
                return []
            }
            if status == 422 { return wrong(.password, objection(message, language)) }
        case .confirming:
            if status == 401 || status == 400 {
                form.fail(AccountWording.confirmInvalid.in(language))
                form.offersLink = true
                return []
            }
        case .changing:
            if status == 401 { return [.tell(.sessionEnded)] }
            if status == 422, AccountRoom.contains(words, "Invalid credentials") {
                return wrong(.current, AccountWording.wrongPassword.in(language))
            }
            if status == 422 { return wrong(.password, objection(message, language)) }
            if status == 200, AccountRoom.contains(words, "matches new") {
                return wrong(.password, AccountWording.samePassword.in(language))
            }
        case .deleting:
            guard case .delete = drawn else { return house.say(own) }
            if status == 401 { return [.tell(.sessionEnded)] }
            if status == 422 || status == 403 && message.isEmpty {
                return wrong(.current, AccountWording.wrongPassword.in(language))
            }
        default: break
        }
        form.fail(own)
        return []
    }

    /// Why the server does not take a new password; its own words are English.
    private func objection(_ message: String, _ language: AppLanguage) -> String {
        if language == .english, !message.isEmpty { return message }
        return AccountWording.weakPassword.in(language)
    }
}
