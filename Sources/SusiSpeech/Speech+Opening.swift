// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

// What effects bring.
extension Speech {
    /// An effect is done.
    mutating func done(_ errand: SpeechErrand, _ value: PageValue) -> [Effect] {
        switch errand {
        case .opening:
            take(value)
            return opened()
        case .abilities:
            abilities = Abilities(value)
            obstacle = abilities?.obstacle
            return opened()
        case .status:
            let json = FetchAnswer(value).flatMap { try? JSON(parsing: $0.body) }
            serverListens = json?["listening"]?.bool ?? false
            return opened()
        case .keeping: break
        // It ended by itself before it was open.
        case .microphone: microphone = .off
        case .retry: obstacle = nil
        case .recognising: return recogniserEnded()
        case .silence: return finish()
        case .patience: return giveUp()
        case .understanding: return understood(value)
        case .speaking: return speakNext()
        case .overlong: return skip()
        case .stopWord: break
        case .notice: notice = nil
        case .second: return second()
        }
        return []
    }

    /// An effect could not be done.
    mutating func failed(_ errand: SpeechErrand, _ name: String) -> [Effect] {
        switch errand {
        // Nothing can be read: it begins as at first.
        case .opening:
            hasRead = true
            return opened()
        case .abilities:
            abilities = Abilities()
            obstacle = abilities?.obstacle
            return opened()
        case .status:
            guard isWanted else { return [] }
            isWanted = false
            return say(.notReached)
        case .keeping: return say(.cannotKeep)
        case .microphone: return microphoneFailed(Obstacle(name))
        case .recognising: return recogniserFailed(name)
        case .understanding: return notUnderstood(.notReached)
        case .speaking: return cannotSpeak()
        default: return []
        }
    }

    /// A part of what an effect brings has come.
    mutating func came(_ errand: SpeechErrand, _ value: PageValue) -> [Effect] {
        switch errand {
        case .microphone:
            guard let news = MicrophoneNews(value) else { return [] }
            return heard(news)
        case .recognising: return recognised(Transcript(value))
        case .stopWord: return heardWhileReading(value)
        default: return []
        }
    }

    private mutating func take(_ value: PageValue) {
        hasRead = true
        settings = AppSettings(JSON(kept: value[0]))
        login = Login(JSON(kept: value[1]))
        if let login, login.expires > 0, login.expires <= now { self.login = nil }
        own = VoiceSettings(JSON(kept: value[2]))
        ownVoice = value[3].bytes ?? []
    }

    /// Something that decisions need is here.
    private mutating func opened() -> [Effect] {
        guard isReady, isWanted else { return [] }
        isWanted = false
        return listen()
    }

    /// Keeps what was decided.
    mutating func keep() -> Effect {
        let record = StoredRecord(key: VoiceSettings.key, content: Array(own.json.text().utf8))
        return .write(tickets.issue(.keeping), [record])
    }

    /// Shows a sentence; one that asks for nothing goes by itself.
    mutating func say(_ sentence: SpeechWording) -> [Effect] {
        notice = sentence
        let before = tickets.cancel { $0 == .notice }
        guard sentence.isPassing else { return before }
        return before + [.timer(tickets.issue(.notice), milliseconds: 5000)]
    }
}
