// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// A question is taken: begun, understood, sent.
extension Speech {
    /// Begins to take a question.
    mutating func listen() -> [Effect] {
        isInvited = true
        guard isReady, let abilities else {
            isWanted = true
            return []
        }
        var effects = stopReading() + endHearing()
        notice = nil
        spokenQuestion = ""
        guard let way = way(abilities) else {
            if serverListens == nil, surroundings.isOnline, abilities.obstacle == nil {
                // Whether the server understands is being asked, or could not be told the last time.
                isWanted = true
                return effects + tickets.cancel { $0 == .status } + [askStatus()]
            }
            return effects + say(whyDeaf(abilities))
        }
        if obstacle != abilities.obstacle { obstacle = nil }
        if Screen(address: surroundings.address) != .chat {
            effects.append(.history(Screen.chat.address, replaces: false))
        }
        return effects + begin(way)
    }

    /// Who understands what is spoken; nil where nobody does.
    func way(_ abilities: Abilities) -> Hearing.Way? {
        // Installed on an iPhone the recogniser is there by name only.
        let isFeigned = abilities.isApple && surroundings.isInstalled
        if abilities.hasRecogniser, abilities.isSecure, !isFeigned, !recogniserFails,
            surroundings.isOnline
        {
            return .recogniser
        }
        return serverListens == true && abilities.obstacle == nil ? .server : nil
    }

    /// Why nobody understands.
    func whyDeaf(_ abilities: Abilities) -> SpeechWording {
        if let obstacle = abilities.obstacle { return .of(obstacle) }
        if !surroundings.isOnline || serverListens == nil { return .notReached }
        return .deaf
    }

    private mutating func begin(_ way: Hearing.Way) -> [Effect] {
        hearing = Hearing(way: way)
        let patience = Effect.timer(tickets.issue(.patience), milliseconds: 9000)
        guard way == .recogniser else { return [patience] }
        let isContinuous = abilities?.isPhone == false
        let ticket = tickets.issue(.recognising)
        return [
            .recognise(ticket, language: questionLanguage, isContinuous: isContinuous), patience,
        ]
    }

    /// The recogniser has understood more.
    mutating func recognised(_ transcript: Transcript) -> [Effect] {
        guard hearing != nil, !transcript.text.isEmpty else { return [] }
        hearing?.text = transcript.text
        hearing?.hasBegun = true
        let before = tickets.cancel { $0 == .silence || $0 == .patience }
        let pause = Effect.timer(tickets.issue(.silence), milliseconds: 1000)
        return before + [pause, .tell(.dictate(transcript.text, isDone: false))]
    }

    /// The recogniser has ended by itself.
    mutating func recogniserEnded() -> [Effect] {
        guard let hearing, hearing.way == .recogniser else { return [] }
        return hearing.text.isEmpty ? giveUp() : finish()
    }

    /// The recogniser could not go on.
    mutating func recogniserFailed(_ name: String) -> [Effect] {
        guard let hearing, hearing.way == .recogniser else { return [] }
        if !hearing.text.isEmpty { return finish() }
        if sameBytes(name, "no-speech") { return giveUp() }
        let before = endHearing()
        if sameBytes(name, "aborted") { return before }
        if sameBytes(name, "not-allowed") { return before + say(.denied) }
        if sameBytes(name, "audio-capture") { return before + say(.noMicrophone) }
        // Whoever made this browser does not let it understand: it is not tried again.
        recogniserFails = true
        guard let abilities, let way = way(abilities) else {
            return before + say(abilities.map { whyDeaf($0) } ?? .deaf)
        }
        return before + begin(way)
    }

    /// Somebody has begun to speak into a recording.
    mutating func speechStarted() -> [Effect] {
        guard let hearing, hearing.way == .server, !hearing.hasBegun else { return [] }
        self.hearing?.hasBegun = true
        // Servers take no recordings that are longer than a minute.
        let longest = Effect.timer(tickets.issue(.silence), milliseconds: 45_000)
        return tickets.cancel { $0 == .patience } + [longest]
    }

    mutating func speechEnded() -> [Effect] {
        guard let hearing, hearing.way == .server, hearing.hasBegun, hearing.stage == .listening
        else { return [] }
        return finish()
    }

    /// What is there by now is the question.
    mutating func finish() -> [Effect] {
        guard let hearing, hearing.stage == .listening else { return [] }
        guard hearing.way == .server else { return endHearing() + take(hearing.text) }
        guard hearing.hasBegun else { return giveUp() }
        self.hearing?.stage = .handingOver
        let patience = Effect.timer(tickets.issue(.patience), milliseconds: 3000)
        return tickets.cancel { $0 == .patience || $0 == .silence } + [.tune("recorded"), patience]
    }

    /// The ear hands over the recording: a WAV file of 16,000 samples a second.
    mutating func recorded(_ file: [UInt8]) -> [Effect] {
        guard hearing?.stage == .handingOver else { return [] }
        hearing?.stage = .understanding
        var headers = [(name: "Content-Type", value: "audio/wav")]
        if let login { headers.append(("Authorization", "Bearer " + login.token)) }
        let letters = Substring(questionLanguage.utf8.prefix { $0 != UInt8(ascii: "-") })
        let ticket = tickets.issue(.understanding)
        return tickets.cancel { $0 == .patience } + [
            .fetch(
                ticket,
                method: "POST",
                "susi/listen.json?language=" + String(letters),
                headers: headers,
                body: .bytes(file),
                milliseconds: 60_000
            )
        ]
    }

    /// The server has understood, or says why not.
    mutating func understood(_ value: PageValue) -> [Effect] {
        switch ServerReply(value) {
        case .accepted(let json):
            let text = String(
                decoding: Array((json["text"]?.string ?? "").utf8).trimmed,
                as: UTF8.self
            )
            return text.isEmpty ? giveUp() : endHearing() + take(text)
        case .refused(let status, _, _):
            if status == 422 { return giveUp() }
            if status == 503 { serverListens = false }
            return notUnderstood(status == 503 ? .deaf : .serverIll)
        case .unreachable: return notUnderstood(.notReached)
        }
    }

    mutating func notUnderstood(_ sentence: SpeechWording) -> [Effect] {
        endHearing() + say(sentence)
    }

    /// Nobody has said anything.
    mutating func giveUp() -> [Effect] {
        guard hearing != nil else { return [] }
        return endHearing() + say(.heardNothing)
            + [.tone(hertz: 440, milliseconds: 120, loudness: 0.1)]
    }

    /// The question is asked, or left in the box to be sent by hand.
    private mutating func take(_ text: String) -> [Effect] {
        guard !text.isEmpty else { return say(.heardNothing) }
        guard !StopWord.isAll(of: text) else { return [] }
        guard own.sendsBySilence else { return [.tell(.dictate(text, isDone: true))] }
        spokenQuestion = text
        return [.tell(.ask(text))]
    }

    /// Nothing more is taken; what was understood so far goes from the box.
    mutating func endHearing() -> [Effect] {
        guard let hearing else { return [] }
        self.hearing = nil
        let before = tickets.cancel { errand in
            switch errand {
            case .recognising, .silence, .patience, .understanding: true
            default: false
            }
        }
        return before + (hearing.text.isEmpty ? [] : [.tell(.dictate("", isDone: false))])
    }

    /// The person writes, sends, or wants quiet.
    mutating func hush() -> [Effect] {
        // What was understood may be what was sent by hand.
        if let hearing, !hearing.text.isEmpty { spokenQuestion = hearing.text }
        return stopReading() + endHearing()
    }
}
