// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView
import SusiApp

/// The screens around the chat: skills, account, settings.
///
/// A program of its own, so that the chat is there before these are loaded.
public struct Rooms: Program {
    var house = House()
    var room = Room.nowhere
    var skills = SkillsRoom()
    var account = AccountRoom()
    var settings = SettingsRoom()

    /// Rooms that know nothing yet.
    public init() {}

    /// Takes notice of what happened.
    public mutating func handle(_ event: PageEvent<RoomsMessage>, at instant: Int64) -> [Effect] {
        house.now = instant
        switch event {
        case .started(let surroundings):
            house.surroundings = surroundings
            return [.read(house.tickets.issue(.opening), House.keys)]
        case .changed(let surroundings):
            house.surroundings = surroundings
            return enter()
        case .happened(let message, let detail): return happened(message, detail)
        case .answered(let ticket, let value):
            guard let errand = house.tickets.redeem(ticket) else { return [] }
            return done(errand, value)
        case .failed(let ticket, let name, _):
            guard let errand = house.tickets.redeem(ticket) else { return [] }
            return done(errand, .failure(name))
        case .part: return []
        case .told(let value): return told(value)
        }
    }

    /// Goes into the room of the address, where it is another than before.
    mutating func enter() -> [Effect] {
        guard house.isOpen else { return [] }
        let next = Room(address: house.surroundings.address)
        guard next != room else { return [] }
        let goodbye = leave(for: next)
        room = next
        house.layer = nil
        switch room {
        case .nowhere: return goodbye
        case .skills(let place): return goodbye + skills.enter(place, &house)
        case .account(let place): return goodbye + account.enter(place, &house)
        case .settings(let place): return goodbye + settings.enter(place, &house)
        }
    }

    /// Goes out of the room where the next is another.
    private mutating func leave(for next: Room) -> [Effect] {
        switch (room, next) {
        case (.account, .account): []
        case (.account, _): account.leave(&house)
        default: []
        }
    }

    private mutating func happened(_ message: RoomsMessage, _ detail: EventDetail) -> [Effect] {
        switch message {
        case .house(let message): return house.happened(message, detail)
        case .skills(let message): return skills.happened(message, detail, &house)
        case .account(let message): return account.happened(message, detail, &house)
        case .settings(let message): return settings.happened(message, detail, &house)
        }
    }

    /// An effect is done, or could not be.
    private mutating func done(_ errand: RoomsErrand, _ outcome: Outcome) -> [Effect] {
        switch errand {
        case .opening:
            house.open(outcome)
            return enter()
        case .news:
            house.news = ""
            return []
        case .skills(let errand): return skills.done(errand, outcome, &house)
        case .account(let errand): return account.done(errand, outcome, &house)
        case .settings(let errand): return settings.done(errand, outcome, &house)
        }
    }

    private mutating func done(_ errand: RoomsErrand, _ value: PageValue) -> [Effect] {
        done(errand, .success(value))
    }

    private mutating func told(_ value: PageValue) -> [Effect] {
        guard let talk = Talk(value) else { return [] }
        switch talk {
        case .settings(let settings):
            house.settings = settings
            return []
        case .session(let login):
            house.login = login
            // What is shown may be another for somebody else.
            room = .nowhere
            return enter()
        default: return []
        }
    }

    /// What is to be seen.
    public func view() -> Node<RoomsMessage> {
        var parts: [Node<RoomsMessage>] = []
        if let hint = house.hint(for: room) { parts.append(hint) }
        switch room {
        case .nowhere: break
        case .skills(let place): parts.append(skills.view(place, house))
        case .account(let place): parts.append(account.view(place, house))
        case .settings(let place): parts.append(settings.view(place, house))
        }
        parts.append(
            Node(.div, key: 98, [.class("news"), .role("status")], text: house.news)
        )
        if let layer = house.layer { parts.append(view(of: layer)) }
        return Node(.div, [.class("room")], parts)
    }

    private func view(of layer: RoomsLayer) -> Node<RoomsMessage> {
        let sheet: Node<RoomsMessage>
        switch layer {
        case .skills(let layer): sheet = skills.sheet(layer, house)
        case .account(let layer): sheet = account.sheet(layer, house)
        case .settings(let layer): sheet = settings.sheet(layer, house)
        }
        let cover = Node<RoomsMessage>(
            .div,
            [.class("cover")],
            on: [Handler(.click, .house(.close))]
        )
        return Node(
            .dialog,
            key: 99,
            [.id(House.layerID), .class("layer"), .label(layer.title(in: house.language))],
            on: [Handler(.close, .house(.close))],
            [cover, sheet]
        )
    }
}
