// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView
import SusiWire

// Questions are kept, then sent, one after the other.
extension Conversation {
    /// How long an answer may take, in milliseconds: language models take their time.
    private static let patience = 100_000.0

    /// Asks: the question is shown at once and sent when it is kept and those before it are answered.
    public mutating func ask(
        _ text: String,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        early.append(text)
        // Who asks wants to know now whether the server can be reached.
        return (reach.refusals == 0 && asking.isOnline ? stopWaiting(&tickets) : [])
            + settle(&tickets)
    }

    /// Asks once more what was not answered.
    public mutating func retry(
        _ id: Turn.ID,
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        guard let turn = turn(id), case .failed = turn.stage else { return [] }
        change(id) { $0.stage = .waiting }
        waiting.append(id)
        waiting.sort()
        return connectionCame(asking, at: instant, &tickets)
    }

    /// The connection has come back: what waits is sent.
    public mutating func connectionCame(
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        reach.succeed()
        reach.triesOffline = false
        return stopWaiting(&tickets) + settle(&tickets)
    }

    private mutating func stopWaiting(_ tickets: inout Tickets) -> [Effect] {
        guard let ticket = reach.ticket else { return [] }
        reach.ticket = nil
        _ = tickets.redeem(ticket)
        return [.cancel(ticket)]
    }

    /// What follows from everything that happens: what can be sent is, what has changed is kept.
    mutating func settle(_ tickets: inout Tickets) -> [Effect] {
        // What the device could not keep is tried again with the next event, not at once.
        guard isOpen, !justFailedToKeep else {
            justFailedToKeep = false
            return []
        }
        var effects = person == circumstances.token ? [] : changePerson(&tickets)
        person = circumstances.token
        if let last = pages.indices.last, !pages[last].isLoaded {
            effects += load([last], &tickets)
        } else {
            for text in early { add(text) }
            early = []
        }
        effects += becomeDue(&tickets)
        effects += merge(&tickets)
        effects += pump(&tickets)
        effects += sendOpinion(&tickets)
        effects += remember(&tickets)
        effects += listen(&tickets)
        effects += forget(&tickets)
        effects += keep(&tickets)
        return effects + waitForDue(&tickets)
    }

    /// Whether there is any hope of reaching the server.
    var mayReach: Bool {
        reach.ticket == nil && (circumstances.isOnline || reach.triesOffline)
    }

    private mutating func add(_ text: String) {
        let id = newID(at: now, isLast: true)
        insert(Turn(id: id, question: text, asked: now), isLive: true)
        waiting.append(id)
    }

    /// Lets the next question be sent as soon as it is kept that it is.
    private mutating func pump(_ tickets: inout Tickets) -> [Effect] {
        guard hasBegun, underWay == nil, reach.ticket == nil, let id = waiting.first else {
            return []
        }
        guard mayReach else { return tryAgain(&tickets) }
        guard let turn = turn(id) else {
            guard let page = page(of: id), !pages[page].isLoaded else {
                waiting.removeFirst()
                return []
            }
            return load([page], &tickets)
        }
        // It may have arrived last time: then the account remembers the answer.
        if turn.sent != 0, circumstances.token != nil, !memory.isFresh {
            memory.isNeeded = true
            return []
        }
        waiting.removeFirst()
        underWay = id
        let now = now
        change(id) {
            $0.stage = .asking
            $0.sent = now
        }
        sendsAfter = nextWrite
        return []
    }

    /// Sends the question that is under way.
    mutating func send(_ tickets: inout Tickets) -> [Effect] {
        guard let id = underWay, let turn = turn(id) else { return [] }
        let ticket = tickets.issue(.conversation(.asking(id)))
        answer = AnswerStream()
        return [
            .send(
                ticket,
                form(turn.question),
                to: circumstances.server + "/susi/chat.json",
                token: circumstances.token,
                listens: true,
                milliseconds: Conversation.patience
            )
        ]
    }

    /// What a language model makes up for the question under way; nil while it says nothing.
    var growing: (part: TurnPart, bubble: Bubble)? {
        guard let underWay, !answer.text.isEmpty else { return nil }
        return answer.reply(at: now).bubbles.first.map { (.bubble(0, of: underWay), $0) }
    }

    /// What has been made up so far is the answer.
    mutating func stopAnswer(
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        guard let id = underWay, !answer.text.isEmpty else { return [] }
        underWay = nil
        let reply = answer.reply(at: instant)
        change(id, isLive: false) { turn in
            turn.stage = .answered
            turn.answered = instant
            turn.reply = reply
        }
        return tickets.cancel { $0 == .conversation(.asking(id)) } + settle(&tickets)
    }

    /// What goes with a question (C1, C11).
    private func form(_ question: String) -> Form {
        var form = Form()
        form.append("q", question)
        form.append("timezoneOffset", String(-circumstances.minutesFromUTC))
        form.append("language", circumstances.language)
        form.append("device_type", Conversation.deviceType)
        if let place = circumstances.place {
            form.append("latitude", String(place.latitude))
            form.append("longitude", String(place.longitude))
            form.append("geosource", "gps")
        }
        if let country = circumstances.country {
            form.append("country_code", country.code)
            form.append("country_name", country.name)
        }
        if !circumstances.usesModel { form.append("assistantModel", "false") }
        // So that it can be said why.
        form.append("debug", "true")
        // What is to be searched is asked for beside the answer, which need not wait for it.
        form.append("searches", "true")
        return form
    }

    static let deviceType = "Web Client"

    /// Sends a form to a service.
    func post(_ ticket: UInt32, _ path: String, _ form: Form) -> Effect {
        .send(ticket, form, to: circumstances.server + path, token: circumstances.token)
    }

    /// Who asks.
    var headers: [(name: String, value: String)] {
        circumstances.token.map { [("Authorization", "Bearer " + $0)] } ?? []
    }

    /// Tries again after a while, longer each time, or after the time that the server names.
    mutating func tryAgain(after seconds: Double? = nil, _ tickets: inout Tickets) -> [Effect] {
        guard reach.ticket == nil else { return [] }
        let delay = reach.next()
        let ticket = tickets.issue(.conversation(.again))
        reach.ticket = ticket
        return [.timer(ticket, milliseconds: max(delay, min(seconds ?? 0, 3600) * 1000))]
    }
}
