// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What people do.
extension App {
    mutating func happened(_ message: AppMessage, _ detail: EventDetail) -> [Effect] {
        switch message {
        case .typed:
            let isTakenOver = !composer.dictation.isEmpty
            composer.type(detail.text(.value))
            keepsakes.note(.draft)
            if isTakenOver { return [.tellOthers(.hush)] }
        case .boxKey: return boxKey(detail)
        case .send: return [.preventDefault] + send()
        case .ask(let text): return ask(text)

        case .listScrolled: list.scrolled(to: detail.number(.scrollTop))
        case .listResized:
            let width = RowMetrics.width(in: detail.number(.clientWidth))
            _ = list.resize(width: width, height: detail.number(.clientHeight))
        case .rowResized(let part):
            guard let row = conversation.index(of: part) else { return [] }
            list.set(detail.number(.height), of: row)
        case .tailResized: list.set(detail.number(.height), of: list.tail)
        case .toLatest: list.scrollToEnd()

        case .stopAnswer: return conversation.stopAnswer(asking, at: now, &tickets)
        case .think(let opinion, let turn):
            return conversation.think(opinion, of: turn, asking, at: now, &tickets)
        case .retry(let turn): return conversation.retry(turn, asking, at: now, &tickets)
        case .copy(let part): return close() + copy(part)
        case .share(let part): return close() + share(part)
        case .speak(let part): return close() + speak(part)
        case .listen: return tellVoice(.listen)
        case .delete(let part, let isEverywhere):
            return close() + say(.deleted)
                + conversation.delete(part, isEverywhere: isEverywhere, asking, &tickets)
        case .bubble(let part, let message): return bubbleHappened(part, message, detail)

        case .openSearch, .searchTyped, .searchKey, .nextMatch, .previousMatch, .closeSearch:
            return searchHappened(message, detail)

        case .open(let layer):
            return open(layer)
        case .close: return close()

        case .welcome(let message): return happened(message, detail)

        case .update: return [.update]
        case .quiet:
            alarms.quiet()
            return fetchTimers(quiets: true)
        case .runAgain: return runScreen()
        case .putAway(let hint): return set(.hints, settings.seen(hint))
        }
        return []
    }

    /// Keys in the message box that do more than write.
    private mutating func boxKey(_ detail: EventDetail) -> [Effect] {
        // Who composes a character with several keys confirms it with Enter.
        guard !detail.isSet(.isComposing) else { return [] }
        let key = detail.text(.key)
        if sameBytes(key, "Enter"), settings.enterSends, !detail.isSet(.shift) {
            return [.preventDefault] + send()
        }
        if sameBytes(key, "ArrowUp"), let last = conversation.lastQuestion,
            composer.recall(last)
        {
            keepsakes.note(.draft)
            // Browsers take what lies behind the end for the end.
            let end = Double(Composer.longest)
            return [.preventDefault, .select("message", from: end, to: end)]
        }
        return []
    }

    private mutating func send() -> [Effect] {
        guard let text = composer.take() else { return [] }
        keepsakes.note(.draft)
        return ask(text)
    }

    mutating func ask(_ text: String) -> [Effect] {
        var effects: [Effect] = []
        if screen != .chat { effects.append(.history(Screen.chat.address, replaces: false)) }
        if screen != .chat { list.show() }
        screen = .chat
        list.scrollToEnd()
        effects.append(.tellOthers(.hush))
        effects += conversation.ask(text, asking, at: now, &tickets)
        // Where the device is may have changed since the last question.
        effects += locate()
        if surroundings.hasFinePointer { effects.append(.focus("message")) }
        return effects
    }

    /// Lays something over the page.
    mutating func open(_ layer: Layer) -> [Effect] {
        self.layer = layer
        return [.dialog("layer", isOpen: true)]
    }

    /// Takes away what lies over the page; the keyboard is where it was before.
    mutating func close() -> [Effect] {
        guard let layer else { return [] }
        self.layer = nil
        return switch layer {
        case .menu(let part): [.focus(App.menuID(part))]
        case .why(let turn): [.focus(App.whyID(turn))]
        case .picture: [.focus("log")]
        }
    }

    /// By what the button is known that opens a message's menu.
    static func menuID(_ part: TurnPart) -> String { "menu-\(part.turn)-\(part.number)" }
    /// By what the button is known that tells why something was answered.
    static func whyID(_ turn: Turn.ID) -> String { "why-\(turn)" }

    /// Shows a sentence for a while.
    mutating func say(_ sentence: AppWording) -> [Effect] {
        news = sentence
        let before = tickets.cancel { $0 == .app(.news) }
        return before + [.timer(tickets.issue(.app(.news)), milliseconds: 4000)]
    }
}
