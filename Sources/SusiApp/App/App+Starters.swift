// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

extension App {
    /// What one could ask: when nothing has been asked yet, and when Susi knew no answer.
    var starters: [String] {
        guard isOpen, conversation.isOpen else { return [] }
        var starters = [AppWording.whatCanYouDo, .goodMorning, .whatTimeIsIt].map { words($0) }
        if conversation.rowCount > 0 {
            guard let part = conversation.row(at: conversation.rowCount - 1), part.bubble != nil,
                conversation.turn(part.turn)?.reply?.isHelpless == true
            else { return [] }
            starters.removeLast(2)
        }
        return starters
    }
}

extension Reply {
    /// Who answers where no skill does: one of ours for that, or the server itself.
    private static let fallbacks: [StaticString] = ["fallback", "susi"]

    /// Whether Susi knew no answer.
    var isHelpless: Bool {
        guard model == nil else { return false }
        guard !isEmpty, let path = skillPath else { return true }
        return Reply.fallbacks.contains { sameBytes(path.skill, "\($0)") }
    }
}
