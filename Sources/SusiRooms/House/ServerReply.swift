// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// What came of asking the server.
enum ServerReply {
    /// It was done.
    case accepted(JSON)
    /// The server would not, and says why in its own words.
    case refused(status: Int, message: String, JSON)
    /// No answer, or none that can be read.
    case unreachable

    init(_ outcome: Outcome) {
        guard let answer = FetchAnswer(outcome.value), let json = try? JSON(parsing: answer.body)
        else {
            self = .unreachable
            return
        }
        let isAccepted = answer.status == 200 && json["accepted"]?.bool != false
        let message = json["message"]?.string ?? ""
        self =
            isAccepted ? .accepted(json) : .refused(status: answer.status, message: message, json)
    }
}
