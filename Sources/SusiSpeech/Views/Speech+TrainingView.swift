// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// The screen on which a voice is learned and tried.
extension Speech {
    var trainingView: Node<SpeechMessage> {
        var parts = [heading(.teach, to: SpeechPlace.voice.address)]
        if let training {
            if let obstacle, training.use != nil || training.stage == .introduction {
                parts.append(trouble(obstacle))
            } else {
                parts.append(
                    Node(
                        .div,
                        key: 10 + stageKey(training.stage),
                        [.class("lesson")],
                        lesson(training)
                    )
                )
            }
        }
        return Node(.main, key: 2, [.class("screen page")], parts)
    }

    private func stageKey(_ stage: Training.Stage) -> UInt64 {
        switch stage {
        case .introduction: 0
        case .learning: 1
        case .trial: 2
        case .result: 3
        }
    }

    private func trouble(_ obstacle: Obstacle) -> Node<SpeechMessage> {
        var inside: [Node<SpeechMessage>] = [Node(.p, text: words(.of(obstacle)))]
        if obstacle.canBeTried { inside.append(button(.again, .tryAgain)) }
        return Node(.div, key: 9, [.class("lesson trouble"), .role("alert")], inside)
    }

    private func lesson(_ training: Training) -> [Node<SpeechMessage>] {
        switch training.stage {
        case .introduction:
            return [
                sentence(.teachIntroduction), sentence(.teachPlace), sentence(.privacy),
                button(.begin, .begin),
            ]
        case .learning: return learning(training)
        case .trial: return minute(training)
        case .result: return result(training)
        }
    }

    private func sentence(_ wording: SpeechWording, class style: String = "") -> Node<SpeechMessage>
    {
        Node(.p, [.class(style)], text: words(wording))
    }

    private func learning(_ training: Training) -> [Node<SpeechMessage>] {
        guard microphone.isOpen, isRunning else { return [sentence(.opening, class: "quiet")] }
        let isLong = own.phrase == .heySusi
        let count = "\(training.accepted) / \(Training.needed)"
        var steps: [Node<SpeechMessage>] = []
        for step in 0..<Training.needed {
            let isDone = step < training.accepted
            steps.append(Node(.span, [.class(isDone ? "step done" : "step")]))
        }
        return [
            Node(.h2, [.class("say")], text: words(isLong ? .sayHeySusi : .saySusi)),
            Node(.div, [.class("steps"), .role("img"), .label(count)], steps),
            meter(training.loudness),
            Node(
                .p,
                [.class(training.last == .accepted ? "verdict good" : "verdict"), .role("status")],
                text: training.last.map { words(.of($0)) } ?? words(.teachPlace)
            ),
            button(.cancel, .discard),
        ]
    }

    private func minute(_ training: Training) -> [Node<SpeechMessage>] {
        let trial = training.trial
        let order: SpeechWording =
            trial.call == nil ? .talkOfElse : trial.callIsHeard ? .callHeard : .callNow
        let style = order == .talkOfElse ? "order" : order == .callNow ? "order call" : "order good"
        return [
            Node(.h2, text: words(.trialTitle)), sentence(.trialIntroduction, class: "quiet"),
            Node(.p, [.class(style), .role("status")], text: words(order)),
            meter(training.loudness),
            Node(.p, [.class("quiet")], text: "\(trial.secondsLeft) " + words(.secondsLeft)),
            Node(.p, [.class("quiet")], text: words(.wokeSoFar) + " \(trial.falseWakes)"),
            button(.cancel, .discard),
        ]
    }

    private func result(_ training: Training) -> [Node<SpeechMessage>] {
        let trial = training.trial
        func row(_ name: SpeechWording, _ count: Int) -> [Node<SpeechMessage>] {
            [Node(.dt, text: words(name)), Node(.dd, text: "\(count)")]
        }
        var parts: [Node<SpeechMessage>] = [
            Node(.h2, text: words(.resultTitle)),
            Node(
                .dl,
                [.class("counts")],
                row(.resultHits, trial.hits) + row(.resultFalse, trial.falseWakes)
            ),
        ]
        if trial.isFlawless { parts.append(sentence(.resultGood, class: "good")) }
        if trial.misses > 0 { parts.append(sentence(.resultMissed)) }
        if trial.falseWakes > 0 { parts.append(sentence(.resultWoke)) }
        parts.append(
            Node(
                .div,
                [.class("answers")],
                [
                    button(.switchOn, .accept), button(.minuteAgain, .tryVoice),
                    button(.teachAgain, .begin), button(.discard, .discard),
                ]
            )
        )
        return parts
    }
}
