// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// The person's own voice: learned, tried, kept, deleted.
extension Speech {
    mutating func trainingHappened(_ message: SpeechMessage) -> [Effect] {
        switch message {
        case .begin:
            isInvited = true
            retries = 0
            obstacle = abilities?.obstacle == .denied ? nil : abilities?.obstacle
            training?.begin()
            return stopReading() + endHearing() + retune()
        case .tryVoice:
            training?.beginTrial()
            return [nextSecond()]
        case .accept:
            guard let voice = training?.voice, !voice.isEmpty else { return [] }
            ownVoice = voice
            voiceIsStale = false
            let record = StoredRecord(key: VoiceSettings.ownVoiceKey, content: voice)
            return [.write(tickets.issue(.keeping), [record])]
                + decide(.wakeWord, isOn: true) + leaveTraining()
        case .discard: return leaveTraining()
        case .deleteVoice:
            ownVoice = []
            voiceIsStale = false
            let key = VoiceSettings.ownVoiceKey
            let range = (from: key, to: key + "\u{0}")
            return [.write(tickets.issue(.keeping), [], deleting: [range])] + retune()
                + say(.voiceDeleted)
        default: return []
        }
    }

    /// Goes back to how it listens; what was being learned is forgotten.
    private mutating func leaveTraining() -> [Effect] {
        training = nil
        let before = tickets.cancel { $0 == .second }
        return before + retune() + [.history(SpeechPlace.voice.address, replaces: false)]
    }

    /// The ear has learned the voice.
    mutating func learned(_ voice: [UInt8]) -> [Effect] {
        guard training?.stage == .learning, !voice.isEmpty else { return [] }
        training?.voice = voice
        training?.beginTrial()
        return [nextSecond()]
    }

    /// The ear woke while it is tried.
    mutating func trainingHeard() -> [Effect] {
        guard training?.stage == .trial else { return [] }
        training?.trial.wake()
        return [.tone(hertz: 880, milliseconds: 90, loudness: 0.12)]
    }

    /// A second of the listening minute went by.
    mutating func second() -> [Effect] {
        guard training?.stage == .trial else { return [] }
        // Only seconds in which it listens count.
        if microphone.isOpen, isRunning, !isMuted { training?.trial.tick() }
        guard training?.trial.isOver == true else { return [nextSecond()] }
        training?.stage = .result
        return []
    }

    private mutating func nextSecond() -> Effect {
        .timer(tickets.issue(.second), milliseconds: 1000)
    }
}
