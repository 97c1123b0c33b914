// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
public import SusiView

extension Speech {
    /// What is to be seen.
    public func view() -> Node<SpeechMessage> {
        var parts: [Node<SpeechMessage>] = []
        switch place {
        case .voice: parts.append(voiceView)
        case .training: parts.append(trainingView)
        case nil: break
        }
        if let sign { parts.append(sign) }
        if let panel { parts.append(panel) }
        return Node(.div, [.class(place == nil ? "over" : "room")], parts)
    }

    /// Says on all screens that it listens for the wake word, or why it does not.
    private var sign: Node<SpeechMessage>? {
        guard isReady, wakes, training == nil, hearing == nil, !reader.isReading || use == .waking
        else { return nil }
        let phrase = " \(own.phrase.name)"
        if obstacle == nil, !isAllowed { return sign(.touchToListen, phrase, "waits", .tryAgain) }
        if obstacle != nil { return sign(.notListening, "", "waits", nil) }
        guard microphone.isOpen else { return nil }
        if isMuted { return sign(.paused, "", "waits", nil) }
        // Browsers let no page listen that nobody has touched.
        if !isRunning { return sign(.touchToListen, phrase, "waits", .tryAgain) }
        return sign(.listeningFor, phrase, "listens", nil)
    }

    /// A sign that does something, or leads to where all is told.
    private func sign(
        _ wording: SpeechWording,
        _ more: String,
        _ state: String,
        _ message: SpeechMessage?
    ) -> Node<SpeechMessage> {
        let inside: [Node<SpeechMessage>] = [
            Icon.microphone.node(), Node(.span, text: words(wording) + more),
        ]
        let style = Attribute.class("ear-sign " + state)
        guard let message else {
            return Node(.a, key: 2, [style, Attribute(.href, Screen.voice.address)], inside)
        }
        return Node(
            .button,
            key: 3,
            [style, Attribute(.type, "button")],
            on: [Handler(.click, message)],
            inside
        )
    }

    /// What is done just now, or could not be.
    private var panel: Node<SpeechMessage>? {
        if let hearing { return hearingPanel(hearing) }
        if let notice {
            var buttons = [button(.close, .putAway)]
            if notice == .heardNothing { buttons = [] }
            return panel("notice", [Node(.p, text: words(notice))] + buttons, isAlert: true)
        }
        guard reader.isReading else { return nil }
        let inside: [Node<SpeechMessage>] = [
            Icon.speak.node(), Node(.p, text: words(.speaking)), button(.stop, .stopReading),
        ]
        return panel("reads", inside)
    }

    private func hearingPanel(_ hearing: Hearing) -> Node<SpeechMessage> {
        var inside = [Icon.microphone.node() as Node<SpeechMessage>]
        switch hearing.stage {
        case .listening:
            inside.append(Node(.p, text: words(.listening)))
            if hearing.way == .server {
                inside.append(meter(hearing.loudness))
                inside.append(button(.done, .finish))
            }
        case .handingOver, .understanding: inside.append(Node(.p, text: words(.understanding)))
        }
        inside.append(button(.cancel, .cancel))
        return panel("hears", inside)
    }

    private func panel(
        _ state: String,
        _ inside: [Node<SpeechMessage>],
        isAlert: Bool = false
    ) -> Node<SpeechMessage> {
        Node(
            .div,
            key: 5,
            [.class("ear-panel " + state), .role(isAlert ? "alert" : "status")],
            inside
        )
    }

    /// How loud it is.
    func meter(_ loudness: Double) -> Node<SpeechMessage> {
        Node(
            .progress,
            [
                .class("loudness"), Attribute(.maximum, "100"), .label(words(.loudness)),
                .value("\(Int(loudness * 100))"),
            ]
        )
    }

    func button(_ name: SpeechWording, _ message: SpeechMessage) -> Node<SpeechMessage> {
        .button(words(name), message, class: "starter")
    }
}
