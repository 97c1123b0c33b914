// Susi. SPDX-License-Identifier: Apache-2.0

/// What a person may do, from nothing but asking to everything.
public enum Role: UInt8, Sendable, CaseIterable {
    case anonymous
    case user
    case reviewer
    case `operator`
    case admin
    case superadmin

    /// The role's name as it travels, in small letters.
    public var name: String {
        switch self {
        case .anonymous: "anonymous"
        case .user: "user"
        case .reviewer: "reviewer"
        case .operator: "operator"
        case .admin: "admin"
        case .superadmin: "superadmin"
        }
    }

    /// Finds a role by its name, in capitals or not.
    public init?(name: String) {
        for role in Role.allCases where ASCII.equalFolded(role.name, name) {
            self = role
            return
        }
        return nil
    }
}

extension Role: Comparable {
    /// Orders roles by what they allow.
    public static func < (left: Role, right: Role) -> Bool {
        left.rawValue < right.rawValue
    }
}
