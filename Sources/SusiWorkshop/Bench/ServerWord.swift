// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

/// What came of asking the server.
enum ServerWord {
    /// It was done.
    case accepted(JSON)
    /// The server would not, and says why in its own words.
    case refused(status: Int, message: String, JSON)
    /// No answer, or none that can be read.
    case unreachable

    init(_ value: PageValue) {
        guard let answer = FetchAnswer(value) else {
            self = .unreachable
            return
        }
        guard let json = try? JSON(parsing: answer.body) else {
            self =
                answer.status == 200
                ? .unreachable : .refused(status: answer.status, message: "", .null)
            return
        }
        let isAccepted = answer.status == 200 && json["accepted"]?.bool != false
        let message = json["message"]?.string ?? ""
        self =
            isAccepted ? .accepted(json) : .refused(status: answer.status, message: message, json)
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
