// Susi. SPDX-License-Identifier: Apache-2.0

/// Something to be filled in.
public enum AccountField: UInt8, CaseIterable, Sendable {
    /// The address of the account.
    case email
    /// The password that holds.
    case current
    /// The password that shall hold.
    case password
    /// The same once more.
    case again
    /// The address of another server.
    case server

    /// The longest text that is taken, in bytes; what is longer can only be a mistake.
    static let longest = 1000

    /// By what effects find its input.
    var id: String {
        switch self {
        case .email: "account-email"
        case .current: "account-current"
        case .password: "account-password"
        case .again: "account-again"
        case .server: "account-server"
        }
    }

    /// What stands above it.
    func label(at place: AccountPlace) -> AccountWording {
        switch self {
        case .email: .email
        case .current: if case .login = place { .password } else { .currentPassword }
        case .password: if case .signup = place { .password } else { .newPassword }
        case .again: .again
        case .server: .server
        }
    }

    /// Whether it is hidden from those who look over one's shoulder.
    var isSecret: Bool {
        switch self {
        case .current, .password, .again: true
        case .email, .server: false
        }
    }

    /// What browsers and password managers fill in.
    var autocomplete: String {
        switch self {
        case .email: "username"
        case .current: "current-password"
        case .password, .again: "new-password"
        case .server: "url"
        }
    }
}
