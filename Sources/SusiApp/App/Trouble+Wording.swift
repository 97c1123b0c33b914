// Susi. SPDX-License-Identifier: Apache-2.0

extension Trouble {
    /// Why a question was not answered, for the person who asked.
    var wording: AppWording {
        switch self {
        case .unreachable: .unreachable
        case .slow: .slow
        case .busy: .busy
        case .loggedOut: .loggedOut
        case .refused: .refused
        case .fault: .fault
        case .unreadable: .unreadable
        }
    }
}
