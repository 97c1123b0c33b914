// Susi. SPDX-License-Identifier: Apache-2.0

/// What stands in a form, and what is wrong with it.
struct AccountForm {
    /// What came of sending it.
    enum State: UInt8 {
        case open, sending, done
    }

    var state = State.open
    /// What is wrong, by what is filled in.
    var troubles: [AccountField: String] = [:]
    /// What concerns the whole form.
    var notice = ""
    /// Whether the notice is good news.
    var isGood = false
    /// Whether another mail with the link can be asked for.
    var offersLink = false
    /// Whether passwords can be read.
    var isRevealed = false
    private var texts: [AccountField: String] = [:]
    private var left: [AccountField: Bool] = [:]

    /// What stands in a field.
    subscript(field: AccountField) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue.utf8.count <= AccountField.longest ? newValue : "" }
    }

    /// The address as servers know it: in small letters, without blanks around it.
    var email: String { EmailFormat.plain(self[.email]) }

    /// Whether somebody has been in the field, and gone on.
    func wasLeft(_ field: AccountField) -> Bool { left[field] == true }

    /// Somebody has gone on to another field.
    mutating func leave(_ field: AccountField) { left[field] = true }

    /// Forgets what nobody else may know.
    mutating func forgetSecrets() {
        for field in AccountField.allCases where field.isSecret { texts[field] = nil }
        isRevealed = false
    }

    /// A fresh form with the same address.
    func next() -> AccountForm {
        var next = AccountForm()
        next[.email] = self[.email]
        return next
    }

    /// It could not be done; fields can be changed again.
    mutating func fail(_ words: String) {
        state = .open
        notice = words
        isGood = false
    }
}
