// Susi. SPDX-License-Identifier: Apache-2.0

/// What can be said in a chat that is not meant for Susi.
enum ChatCommand: String, CaseIterable {
    case why
    case forget
    case help
    case quit

    /// What it does, in a few words.
    private var summary: String {
        switch self {
        case .why: "says how the last answer came about"
        case .forget: "forgets what you have told"
        case .help: "shows this"
        case .quit: "ends the conversation"
        }
    }

    /// All of them, for people.
    static var list: String {
        allCases.map { "    /" + $0.rawValue.padded(to: 8) + $0.summary }.joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
