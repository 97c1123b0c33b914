// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// What may lie over this room.
enum AccountLayer: Equatable, Sendable {
    case logOut, delete

    /// What screen readers call it.
    func title(in language: AppLanguage) -> String {
        switch self {
        case .logOut: AccountWording.askLogOut.in(language)
        case .delete: AccountWording.askDelete.in(language)
        }
    }
}
