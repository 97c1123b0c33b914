// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// When the microphone is open, and for what: what holds follows from everything else.
extension Speech {
    /// Whether the wake word is wanted.
    var wakes: Bool { settings.isOn(.wakeWord) && settings.isOn(.micInput) }

    /// What the microphone is needed for now; nil where it has to be closed.
    var use: MicrophoneUse? {
        guard isReady else { return nil }
        if let training {
            guard surroundings.isVisible, obstacle == nil else { return nil }
            return training.use
        }
        if let hearing {
            // Phones give the microphone to one only.
            guard hearing.way == .server else { return nil }
            if hearing.stage != .understanding { return .recording }
        }
        guard wakes, obstacle == nil, isAllowed, surroundings.isVisible || own.listensHidden
        else { return nil }
        return .waking
    }

    /// Whether the browser may be asked: not by a page that was just loaded, out of the blue.
    var isAllowed: Bool { isInvited || abilities?.permission == .granted }

    /// Has the microphone be what it has to be.
    mutating func tuneMicrophone() -> [Effect] {
        switch (microphone, use) {
        case (.off, nil): return []
        case (.off, .some):
            let ticket = tickets.issue(.microphone)
            microphone = .opening(ticket: ticket)
            isRunning = false
            isMuted = false
            return [.microphone(ticket)]
        case (.opening, .some): return []
        case (.opening(let ticket), nil), (.open(let ticket, _), nil):
            microphone = .off
            isRunning = false
            _ = tickets.redeem(ticket)
            return [.cancel(ticket)]
        case (.open(let ticket, let before), .some(let use)):
            guard before != use else { return [] }
            microphone = .open(ticket: ticket, use)
            return [order(use)]
        }
    }

    /// Has the ear take notice of another phrase, sensitivity or voice.
    mutating func retune() -> [Effect] {
        if case .open(let ticket, _) = microphone { microphone = .open(ticket: ticket, nil) }
        return []
    }

    /// What the ear has to do.
    private func order(_ use: MicrophoneUse) -> Effect {
        let phrase = PageValue.text("\(own.phrase.name)")
        let sensitivity = PageValue.number(Double(own.sensitivity.rawValue))
        switch use {
        case .waking:
            return .tune("wake", [phrase, sensitivity, .bytes(voiceIsStale ? [] : ownVoice)])
        case .trial:
            return .tune("wake", [phrase, sensitivity, .bytes(training?.voice ?? [])])
        case .recording: return .tune("record")
        case .learning: return .tune("learn", [phrase])
        }
    }

    /// Something came from the microphone.
    mutating func heard(_ news: MicrophoneNews) -> [Effect] {
        switch news {
        case .open:
            if let ticket = microphone.ticket { microphone = .open(ticket: ticket, nil) }
            obstacle = nil
            abilities?.permission = .granted
        case .running(let isRunning):
            self.isRunning = isRunning
            if isRunning { retries = 0 }
        case .muted(let isMuted): self.isMuted = isMuted
        case .refused(let isVoice):
            guard isVoice else {
                return microphoneFailed(.noEar)
            }
            voiceIsStale = true
        case .heard: return called()
        case .level(let decibels):
            hearing?.loudness = Loudness.share(decibels)
            training?.loudness = Loudness.share(decibels)
        case .sound(let samples): return recorded(samples)
        case .speechStarted: return speechStarted()
        case .speechEnded: return speechEnded()
        case .utterance(let utterance, let accepted): training?.examine(utterance, accepted)
        case .voice(let voice): return learned(voice)
        }
        return []
    }

    /// The microphone could not be opened, or is gone.
    mutating func microphoneFailed(_ obstacle: Obstacle) -> [Effect] {
        var effects: [Effect] = []
        if let ticket = microphone.ticket {
            // Where it is the ear that does not work, the microphone is open.
            if tickets.redeem(ticket) != nil { effects.append(.cancel(ticket)) }
        }
        microphone = .off
        isRunning = false
        self.obstacle = obstacle
        if hearing?.way == .server { effects += endHearing() + say(.of(obstacle)) }
        guard obstacle.mayPass, retries < 5 else { return effects }
        retries += 1
        return effects + [
            .timer(tickets.issue(.retry), milliseconds: Double(1000 << retries))
        ]
    }

    /// The wake word was heard.
    private mutating func called() -> [Effect] {
        if training != nil { return trainingHeard() }
        guard hearing == nil, !reader.saysItsName else { return [] }
        let chime: [Effect] = [
            .tone(hertz: 660, milliseconds: 110, loudness: 0.2),
            .tone(hertz: 990, milliseconds: 180, loudness: 0.15), .vibrate([40]),
        ]
        return chime + listen()
    }
}
