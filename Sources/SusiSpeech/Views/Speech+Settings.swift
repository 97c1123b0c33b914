// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// The screen on which people decide how it listens.
extension Speech {
    var voiceView: Node<SpeechMessage> {
        Node(
            .main,
            key: 1,
            [.class("screen page")],
            [
                heading(.voice, to: Screen.settings.address), wakeSection, questionSection,
                voiceSection,
            ]
        )
    }

    func heading(_ name: SpeechWording, to address: String) -> Node<SpeechMessage> {
        Node(
            .div,
            [.class("heading")],
            [.iconLink(.back, words(.back), to: address), Node(.h1, text: words(name))]
        )
    }

    private var wakeSection: Node<SpeechMessage> {
        var parts: [Node<SpeechMessage>] = [
            .toggle(words(.wake), words(.wakeHint), isOn: wakes, .toggleWake)
        ]
        if isReady, wakes { parts.append(state) }
        parts.append(
            .choices(
                words(.phrase),
                VoiceSettings.Phrase.allCases.reversed().map {
                    ("\($0.name)", $0 == own.phrase, .choosePhrase($0.rawValue))
                }
            )
        )
        let names: [SpeechWording] = [.calm, .normal, .eager]
        parts.append(
            .choices(
                words(.sensitivity),
                VoiceSettings.Sensitivity.allCases.map {
                    (
                        words(names[Int($0.rawValue)]), $0 == own.sensitivity,
                        .chooseSensitivity($0.rawValue)
                    )
                }
            )
        )
        parts.append(remark(.sensitivityHint))
        parts.append(
            .toggle(
                words(.hidden),
                words(.hiddenHint),
                isOn: own.listensHidden,
                .toggleHidden
            )
        )
        return .section(words(.wakeSection), parts)
    }

    /// Whether it listens, and if not, why and what to do.
    private var state: Node<SpeechMessage> {
        let trouble: Obstacle? = obstacle ?? (isAllowed ? nil : .undecided)
        guard let trouble else {
            let listens = microphone.isOpen && isRunning && !isMuted
            return remark(isMuted ? .paused : listens ? .stateOn : .stateOff)
        }
        var inside: [Node<SpeechMessage>] = [Node(.span, text: words(.of(trouble)))]
        if trouble.canBeTried { inside.append(button(.again, .tryAgain)) }
        return Node(.p, key: 7, [.class("setting trouble ear-state"), .role("status")], inside)
    }

    private func remark(_ wording: SpeechWording) -> Node<SpeechMessage> {
        Node(.p, key: 8 + UInt64(wording.rawValue), [.class("setting quiet")], text: words(wording))
    }

    private var questionSection: Node<SpeechMessage> {
        .section(
            words(.questionSection),
            [
                remark(understanding),
                .toggle(
                    words(.silence),
                    words(.silenceHint),
                    isOn: own.sendsBySilence,
                    .toggleSilence
                ),
            ]
        )
    }

    /// Who understands.
    private var understanding: SpeechWording {
        guard let abilities, serverListens != nil || !surroundings.isOnline else {
            return .byUnknown
        }
        switch way(abilities) {
        case .recogniser: return .byBrowser
        case .server: return .byServer
        case nil: return whyDeaf(abilities)
        }
    }

    private var voiceSection: Node<SpeechMessage> {
        let hasVoice = !ownVoice.isEmpty
        var parts = [remark(!hasVoice ? .voiceNone : voiceIsStale ? .voiceStale : .voiceThere)]
        let teach = Node<SpeechMessage>(
            .a,
            key: 1,
            [.class("plain"), Attribute(.href, SpeechPlace.training.address)],
            text: words(hasVoice ? .teachAgain : .teach)
        )
        parts.append(teach)
        if hasVoice {
            parts.append(
                .button(words(.deleteVoice), .deleteVoice, class: "plain trouble")
            )
        }
        parts.append(remark(.privacy))
        return .section(words(.voiceSection), parts)
    }
}
