// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// What is said about listening and speaking.
enum SpeechWording: UInt8, CaseIterable {
    // The signs over all screens.
    case listening, listeningFor, understanding, speaking, stop, cancel, done, close, again
    case touchToListen, paused, notListening, sayNow
    // What could not be done.
    case heardNothing, deaf, notReached, serverIll, cannotSpeak, noVoices, cannotKeep
    case undecided, denied, insecure, noMicrophone, oldBrowser, busy, lost, noEar, otherTrouble
    case voiceDeleted
    // How it listens.
    case voice, back, wakeSection, wake, wakeHint, phrase, sensitivity, calm, normal, eager
    case sensitivityHint, hidden, hiddenHint, stateOn, stateOff
    case questionSection, byBrowser, byServer, byNobody, byUnknown, silence, silenceHint
    case voiceSection, voiceNone, voiceThere, voiceStale, teach, teachAgain, deleteVoice, privacy
    // A voice is learned.
    case teachIntroduction, teachPlace, begin, saySusi, sayHeySusi, loudness
    case wasAccepted, wasTooQuiet, wasClipped, wasNoisy, wasNotTheWord, wasUnlike
    case opening, trialTitle, trialIntroduction, talkOfElse, callNow, callHeard, secondsLeft
    case wokeSoFar, resultTitle, resultHits, resultFalse, resultGood, resultMissed, resultWoke
    case switchOn, minuteAgain, discard

    func `in`(_ language: AppLanguage) -> String {
        switch language {
        case .english: "\(english)"
        case .german: "\(german)"
        }
    }

    /// What an obstacle is, and what to do about it.
    static func of(_ obstacle: Obstacle) -> SpeechWording {
        switch obstacle {
        case .undecided: .undecided
        case .denied: .denied
        case .insecure: .insecure
        case .noMicrophone: .noMicrophone
        case .oldBrowser: .oldBrowser
        case .busy: .busy
        case .lost: .lost
        case .noEar: .noEar
        case .other: .otherTrouble
        }
    }

    /// What an utterance was found to be.
    static func of(_ utterance: MicrophoneNews.Utterance) -> SpeechWording {
        switch utterance {
        case .accepted: .wasAccepted
        case .tooQuiet: .wasTooQuiet
        case .clipped: .wasClipped
        case .noisy: .wasNoisy
        case .notTheWord: .wasNotTheWord
        case .unlike: .wasUnlike
        }
    }

    /// Whether it goes by itself: nothing has to be done about it.
    var isPassing: Bool {
        switch self {
        case .heardNothing, .voiceDeleted: true
        default: false
        }
    }
}
