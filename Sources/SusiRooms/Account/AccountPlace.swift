// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// The screens of this room.
enum AccountPlace: Equatable, Sendable {
    /// Who is logged in; else the form for that.
    case home
    case login, signup, forgotten
    /// What the link in a mail leads to that sets a new password.
    case reset(token: String)
    /// What the link in a mail leads to that shows whose the address is.
    case confirm(token: String, email: String)
    case password, delete

    /// How addresses name those that need nothing else.
    private static let names: [(name: StaticString, place: AccountPlace)] = [
        ("login", .login), ("signup", .signup), ("forgotten", .forgotten),
        ("password", .password), ("delete", .delete),
    ]

    /// Reads the pieces of an address behind the screen's own.
    init(_ pieces: [String]) {
        let name = pieces.first ?? ""
        let token = pieces.count > 1 ? pieces[1] : ""
        if let found = AccountPlace.names.first(where: { sameBytes("\($0.name)", name) }) {
            self = found.place
        } else if sameBytes(name, "reset") {
            self = .reset(token: token)
        } else if sameBytes(name, "confirm") {
            // Mails of older servers name what follows.
            self = .confirm(token: token, email: pieces.count > 2 ? pieces[pieces.count - 1] : "")
        } else {
            self = .home
        }
    }

    /// Its address.
    var address: String { Room.address(.account, pieces) }

    private var pieces: [String] {
        switch self {
        case .home: []
        case .login: ["login"]
        case .signup: ["signup"]
        case .forgotten: ["forgotten"]
        case .reset(let token): ["reset", token]
        case .confirm(let token, let email): ["confirm", token, email]
        case .password: ["password"]
        case .delete: ["delete"]
        }
    }

    /// Whether both have the same address.
    static func == (left: AccountPlace, right: AccountPlace) -> Bool {
        sameBytes(left.address, right.address)
    }

    /// What is drawn there: some screens are for those who are logged in, others for all else.
    func drawn(for login: Login?) -> AccountPlace {
        switch self {
        case .home, .login, .signup, .forgotten: if case .some = login { return .home }
        case .password, .delete: if case .none = login { return .login }
        case .reset, .confirm: return self
        }
        if case .home = self { return .login }
        return self
    }

    /// Whether it is nothing without a login.
    var needsLogin: Bool {
        switch self {
        case .password, .delete: true
        default: false
        }
    }

    /// What is filled in there, from the top.
    var fields: [AccountField] {
        switch self {
        case .home: []
        case .login: [.email, .current]
        case .signup: [.email, .password, .again]
        case .forgotten: [.email]
        case .reset: [.password, .again]
        case .confirm: [.email]
        case .password: [.current, .password, .again]
        case .delete: [.current]
        }
    }

    /// What the screen is called.
    var title: AccountWording {
        switch self {
        case .home: .account
        case .login: .logIn
        case .signup: .signUp
        case .forgotten: .forgotten
        case .reset: .newPassword
        case .confirm: .confirmTitle
        case .password: .changePassword
        case .delete: .deleteAccount
        }
    }
}
