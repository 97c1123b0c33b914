// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView
import SusiWire

// What effects bring.
extension Conversation {
    /// An effect is done.
    public mutating func answered(
        _ errand: ConversationErrand,
        _ value: PageValue,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        let effects: [Effect]
        switch errand {
        case .opening: effects = opened(value, &tickets)
        case .recalling: effects = recalled(value, &tickets)
        case .loading(let keys):
            loaded(keys, value)
            effects = []
        case .keeping(let number): effects = kept(number, isKept: true, &tickets)
        case .asking(let id): effects = take(answer.whole(FetchAnswer(value)), for: id, &tickets)
        case .again:
            reach.ticket = nil
            reach.triesOffline = true
            effects = []
        case .due:
            dueTimer = nil
            effects = []
        case .rating(let id, let opinion):
            effects = rated(id, opinion, FetchAnswer(value), &tickets)
        case .feedback(let id, let opinion):
            effects = keptFeedback(id, opinion, FetchAnswer(value), &tickets)
        case .remembering: effects = remembered(FetchAnswer(value), &tickets)
        case .listening: effects = listened(FetchAnswer(value), &tickets)
        case .forgetting: effects = forgot(FetchAnswer(value), &tickets)
        case .searching: effects = searchOn(&tickets)
        case .searchingIn(let keys): effects = search(in: keys, value, &tickets)
        case .exporting: effects = exportOn(&tickets)
        case .exportingFrom(let keys): effects = export(keys, value, &tickets)
        case .importing: effects = importOn(&tickets)
        }
        return effects + settle(&tickets)
    }

    /// A part of what an effect brings has come.
    public mutating func came(
        _ errand: ConversationErrand,
        _ value: PageValue,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        if case .asking(let id) = errand, id == underWay { answer.take(value) }
        guard errand == .listening else { return [] }
        return hear(value, &tickets) + settle(&tickets)
    }

    /// An effect could not be done; the name is the browser's.
    public mutating func failed(
        _ errand: ConversationErrand,
        _ name: String,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        var effects: [Effect] = []
        switch errand {
        case .opening: effects = opened(nil, &tickets)
        case .recalling: effects = recalled(nil, &tickets)
        case .loading(let keys): notLoaded(keys)
        case .keeping(let number): effects = kept(number, isKept: false, &tickets)
        case .asking(let id):
            let isSlow = sameBytes(name, "TimeoutError")
            effects = isSlow ? fail(id, .slow) : wait(id, &tickets)
        case .again: reach.ticket = nil
        case .due: dueTimer = nil
        case .rating, .feedback:
            isRating = false
            effects = tryAgain(&tickets)
        case .remembering:
            memory.isFetching = false
            effects = tryAgain(&tickets)
        case .listening: effects = listened(nil, &tickets)
        case .forgetting:
            isForgetting = false
            effects = tryAgain(&tickets)
        case .searching: effects = searchOn(&tickets)
        case .searchingIn(let keys): effects = search(in: keys, .nothing, &tickets)
        case .exporting: effects = exportOn(&tickets)
        case .exportingFrom(let keys): effects = export(keys, .nothing, &tickets)
        case .importing: effects = importOn(&tickets)
        }
        return effects + settle(&tickets)
    }
}

// What comes of a question (C2–C5).
extension Conversation {
    /// How often a server may have too much to do before a question counts as refused.
    private static let mostRefusals = 6

    private mutating func take(
        _ answer: FetchAnswer?,
        for id: Turn.ID,
        _ tickets: inout Tickets
    ) -> [Effect] {
        guard underWay == id else { return [] }
        guard let answer else { return fail(id, .unreadable) }
        switch answer.status {
        case 200...299: break
        case 401:
            news.append(.loggedOut)
            return fail(id, .loggedOut)
        case 408, 429, 502, 503, 504:
            reach.refusals += 1
            guard reach.refusals < Conversation.mostRefusals else {
                reach.succeed()
                return fail(id, .busy)
            }
            let seconds = answer.header("retry-after").flatMap { Double($0) }
            return wait(id, after: seconds, &tickets)
        case 500...: return fail(id, .fault)
        default: return fail(id, .refused)
        }
        reach.succeed()
        guard let json = try? JSON(parsing: answer.body), json.object != nil else {
            return fail(id, .unreadable)
        }
        if json["accepted"]?.bool == false { return fail(id, .refused) }
        underWay = nil
        let isOfAccount = isOfAccount(json)
        if circumstances.token != nil, !isOfAccount { news.append(.loggedOut) }
        let mark = isOfAccount ? Conversation.mark(circumstances.account) : 0
        let now = now
        // What has grown in sight does not spring in.
        change(id, isLive: self.answer.text.isEmpty) { turn in
            turn.stage = .answered
            turn.answered = now
            turn.serverDate = json["query_date"]?.string ?? ""
            turn.account = mark
            turn.reply = Reply(json, answered: now)
        }
        news.append(.answered(id))
        return []
    }

    /// A question was not answered; the next one is sent.
    private mutating func fail(_ id: Turn.ID, _ trouble: Trouble) -> [Effect] {
        guard underWay == id else { return [] }
        underWay = nil
        change(id) { $0.stage = .failed(trouble) }
        return []
    }

    /// A question waits until the server can be reached.
    private mutating func wait(
        _ id: Turn.ID,
        after seconds: Double? = nil,
        _ tickets: inout Tickets
    ) -> [Effect] {
        guard underWay == id else { return [] }
        underWay = nil
        memory.isFresh = false
        change(id) { $0.stage = .waiting }
        waiting.append(id)
        waiting.sort()
        return tryAgain(after: seconds, &tickets)
    }

    /// Whether an answer says that it is an account's: a token that has ended makes a guest (Q3).
    func isOfAccount(_ json: JSON) -> Bool {
        guard circumstances.token != nil else { return false }
        // Servers that say nothing about it are believed.
        return json["session"]?["identity"]?["anonymous"]?.bool != true
    }

    /// An account's name in 32 bits, never 0: FNV-1a.
    static func mark(_ account: String) -> UInt32 {
        var mark: UInt32 = 2_166_136_261
        for byte in account.utf8 { mark = (mark ^ UInt32(byte)) &* 16_777_619 }
        return max(mark, 1)
    }
}
