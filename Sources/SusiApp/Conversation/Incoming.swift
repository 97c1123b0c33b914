// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A turn that comes from elsewhere: the account's memory, another device, a file.
struct Incoming: Sendable {
    /// Where it comes from.
    enum Source: UInt8, Sendable {
        case memory, device, file
    }

    /// The turn, without an identity.
    var turn: Turn
    let source: Source
    /// The time by which it is ordered: the server's, or when it was asked.
    let time: Int64

    /// A turn as a file has it; nil where it says no time.
    init?(_ turn: Turn, from source: Source) {
        time = turn.serverTime ?? turn.asked
        guard time > 0 else { return nil }
        self.turn = turn
        self.source = source
    }

    /// A question with its answer as servers tell and remember them; nil where no time is said.
    init?(cognition json: JSON, account: UInt32, from source: Source) {
        let date = json["query_date"]?.string ?? json["answer_date"]?.string ?? ""
        guard let asked = ServerDate.milliseconds(date), asked > 0 else { return nil }
        let answered = json["answer_date"]?.string.flatMap { ServerDate.milliseconds($0) }
        var turn = Turn(
            id: 0,
            question: json["query"]?.string ?? "",
            asked: asked,
            stage: .answered
        )
        turn.answered = answered ?? asked
        turn.serverDate = date
        turn.account = account
        turn.reply = Reply(json, answered: turn.answered)
        self.turn = turn
        self.source = source
        time = asked
    }
}
