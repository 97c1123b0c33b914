// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

extension ServerReply {
    /// What came of asking the server; what refuses without words that can be read is a refusal, too.
    init(wordless value: PageValue) {
        self.init(value)
        guard case .unreachable = self, let answer = FetchAnswer(value), answer.status != 200
        else { return }
        self = .refused(status: answer.status, message: "", .null)
    }

    /// What is said of it where it was not done.
    func trouble(in language: AppLanguage) -> WorkshopTrouble? {
        switch self {
        case .accepted: nil
        case .refused(401, _, _): WorkshopTrouble(WorkshopWording.loginEnded.in(language), .login)
        case .refused(_, let message, _):
            WorkshopTrouble(message.isEmpty ? WorkshopWording.refused.in(language) : message)
        case .unreachable: WorkshopTrouble(WorkshopWording.unreachable.in(language))
        }
    }
}
