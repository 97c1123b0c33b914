// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// What people do.
extension Speech {
    mutating func happened(_ message: SpeechMessage, _ detail: EventDetail) -> [Effect] {
        switch message {
        case .cancel: return endHearing()
        case .finish: return finish()
        case .stopReading: return stopReading()
        case .putAway:
            notice = nil
            return tickets.cancel { $0 == .notice }
        case .tryAgain:
            isInvited = true
            retries = 0
            // What cannot be asked for is no better for being tried.
            obstacle = abilities?.obstacle == .denied ? nil : abilities?.obstacle
            return []
        case .toggleWake:
            isInvited = true
            retries = 0
            obstacle = abilities?.obstacle
            return decide(.wakeWord, isOn: !settings.isOn(.wakeWord))
        case .choosePhrase(let number):
            own.phrase = VoiceSettings.Phrase(rawValue: number) ?? .heySusi
        case .chooseSensitivity(let number):
            own.sensitivity = VoiceSettings.Sensitivity(rawValue: number) ?? .normal
        case .toggleHidden: own.listensHidden.toggle()
        case .toggleSilence: own.sendsBySilence.toggle()
        case .deleteVoice, .begin, .tryVoice, .accept, .discard: return trainingHappened(message)
        }
        return [keep()] + retune()
    }

    /// The chat is told, and everybody else by it.
    mutating func decide(_ setting: AppSetting, isOn: Bool) -> [Effect] {
        let value = isOn ? "true" : "false"
        settings.set(setting, value, at: now)
        return [.tell(.set(setting, value))]
    }
}
