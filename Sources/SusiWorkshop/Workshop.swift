// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
public import SusiView

/// Where skills are written: a program of its own, as it brings the mind's parser along.
public struct Workshop: Program {
    var bench = Bench()
    var place = Workplace.nowhere
    var shelf = Shelf()
    var desk = Desk()
    var versions = Versions()

    /// A workshop that knows nothing yet.
    public init() {}

    /// Takes notice of what happened.
    public mutating func handle(_ event: PageEvent<WorkshopMessage>, at instant: Int64) -> [Effect]
    {
        bench.now = instant
        switch event {
        case .started(let surroundings):
            bench.surroundings = surroundings
            return [.read(bench.tickets.issue(.opening), Bench.keys)]
        case .changed(let surroundings):
            bench.surroundings = surroundings
            return enter()
        case .happened(let message, let detail): return happened(message, detail)
        case .answered(let ticket, let value):
            guard let errand = bench.tickets.redeem(ticket) else { return [] }
            return done(errand, value)
        case .failed(let ticket, _, _):
            guard let errand = bench.tickets.redeem(ticket) else { return [] }
            return failed(errand)
        case .part: return []
        case .told(let value): return told(value)
        }
    }

    /// Goes to the place of the address, where it is another than before.
    mutating func enter() -> [Effect] {
        guard bench.isOpen else { return [] }
        let next = Workplace(address: bench.surroundings.address)
        guard next != place else { return [] }
        let last = place
        place = next
        bench.layer = nil
        switch place {
        case .nowhere: return []
        case .shelf: return shelf.enter(&bench)
        case .beginning:
            // Back from another place of the same skill, nothing has to be read anew.
            if case .nowhere = last, desk.isBeginning { return title() }
            return desk.enter(nil, &bench) + title()
        case .desk(let skill):
            if desk.isReady, let known = desk.place, known == skill { return title() }
            return desk.enter(skill, &bench) + title()
        case .versions(let skill): return versions.enter(skill, &bench) + title()
        }
    }

    private func title() -> [Effect] { [.tell(.title(bench.words(.title)))] }

    private mutating func told(_ value: PageValue) -> [Effect] {
        guard let talk = Talk(value) else { return [] }
        switch talk {
        case .settings(let settings): bench.settings = settings
        case .session(let login):
            bench.login = login
            if case .shelf = place { return shelf.enter(&bench) }
        default: break
        }
        return []
    }

    private mutating func happened(_ message: WorkshopMessage, _ detail: EventDetail) -> [Effect] {
        switch message {
        case .nothing: return []
        case .close:
            bench.layer = nil
            return []
        case .searched, .retryShelf, .discard: return shelf.happened(message, detail, &bench)
        case .retryVersions, .compareVersion, .rollBack, .askToDelete, .delete, .restore:
            return versions.happened(message, detail, &bench)
        case .questionTyped, .ask, .onlyThis, .trialResized, .forgetTrial, .explain, .examine,
            .bubble:
            return desk.tried(message, detail, &bench)
        default: return desk.happened(message, detail, &bench)
        }
    }

    private mutating func done(_ errand: WorkshopErrand, _ value: PageValue) -> [Effect] {
        switch errand {
        case .opening:
            bench.open(value)
            return enter()
        case .news:
            bench.news = ""
            return []
        case .drafts, .own, .found, .searching, .discarding:
            return shelf.done(errand, value, &bench)
        case .versions, .version, .rollingBack, .deleting, .restoring:
            let effects = versions.done(errand, value, &bench)
            // The desk has to read the skill anew.
            if versions.hasChanged { desk.isReady = false }
            return effects
        default: return desk.done(errand, value, &bench)
        }
    }

    private mutating func failed(_ errand: WorkshopErrand) -> [Effect] {
        if case .keeping = errand { return desk.couldNotKeep(&bench) }
        return done(errand, .nothing)
    }

    /// What is to be seen.
    public func view() -> Node<WorkshopMessage> {
        var parts: [Node<WorkshopMessage>] = []
        switch place {
        case .nowhere: break
        case .shelf: parts.append(shelf.view(bench))
        case .beginning, .desk: parts.append(desk.view(bench))
        case .versions: parts.append(versions.view(bench))
        }
        parts.append(Node(.div, key: 98, [.class("news"), .role("status")], text: bench.news))
        if let layer = bench.layer { parts.append(view(of: layer)) }
        return Node(.div, [.class("room workshop")], parts)
    }

    private func view(of layer: WorkshopLayer) -> Node<WorkshopMessage> {
        let title: WorkshopWording
        let text: WorkshopWording
        let act: Node<WorkshopMessage>
        switch layer {
        case .deletion:
            (title, text) = (.deleteTitle, .deleteText)
            act = .button(bench.words(.delete), .delete, class: "plain trouble")
        case .discarding(let key):
            (title, text) = (.discardTitle, .discardText)
            act = .button(bench.words(.discard), .discard(key), class: "plain trouble")
        }
        let sheet = Node<WorkshopMessage>(
            .section,
            [.class("sheet")],
            [
                Node(.h2, text: bench.words(title)), Node(.p, text: bench.words(text)), act,
                .button(bench.words(.cancel), .close),
            ]
        )
        let cover = Node<WorkshopMessage>(.div, [.class("cover")], on: [Handler(.click, .close)])
        return Node(
            .dialog,
            key: 99,
            [.id(Bench.layerID), .class("layer"), .label(bench.words(title))],
            on: [Handler(.close, .close)],
            [cover, sheet]
        )
    }
}
