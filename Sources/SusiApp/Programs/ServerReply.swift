// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiView
package import SusiWire

/// What came of asking the server, for the screens beside the chat.
package enum ServerReply {
    /// It was done.
    case accepted(JSON)
    /// The server would not, and says why in its own words.
    case refused(status: Int, message: String, JSON)
    /// No answer, or none that can be read.
    case unreachable

    /// Reads an answer to `Effect.fetch`; nothing where there was none.
    package init(_ value: PageValue) {
        guard let answer = FetchAnswer(value), let json = try? JSON(parsing: answer.body) else {
            self = .unreachable
            return
        }
        let isAccepted = answer.status == 200 && json["accepted"]?.bool != false
        let message = json["message"]?.string ?? ""
        self =
            isAccepted ? .accepted(json) : .refused(status: answer.status, message: message, json)
    }
}
