// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// Four pages that are shown once, on the first start.
struct WelcomeRoom {
    /// The page in sight.
    var page = WelcomePage.logIn
    /// Where the browser is being taken; what it tells of its way there is not listened to.
    var goal: WelcomePage?

    static let scrollerID = "welcome-pages"

    /// The person comes in, or goes from one of its screens to another.
    mutating func enter(_ place: WelcomePlace, _ house: inout House) -> [Effect] {
        page = .logIn
        goal = nil
        return [
            .tell(.title("Susi – \(WelcomeWording.welcome.in(house.language))"))
        ]
    }

    /// The pages have been seen, or not been wished for: they do not come by themselves again.
    mutating func leave(_ house: inout House) -> [Effect] {
        let record = StoredRecord(key: App.welcomedKey, content: [1])
        return [.write(house.tickets.issue(.welcome(.keeping)), [record])]
    }

    mutating func happened(
        _ message: WelcomeMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] {
        switch message {
        case .next: return turn(to: page.next, house)
        case .previous: return turn(to: page.previous, house)
        case .page(let number): return turn(to: WelcomePage(rawValue: number), house)
        case .scrolled: scrolled(detail)
        case .key:
            let key = detail.text(.key)
            if sameBytes(key, "ArrowRight") { return turn(to: page.next, house) }
            if sameBytes(key, "ArrowLeft") { return turn(to: page.previous, house) }
        case .start: return [house.go(Screen.chat.address, replaces: true)]
        case .logIn: return [house.go(AccountPlace.login.address, replaces: true)]
        }
        return []
    }

    /// An effect is done, or could not be.
    mutating func done(
        _ errand: WelcomeErrand,
        _ outcome: Outcome,
        _ house: inout House
    ) -> [Effect] { [] }

    private mutating func turn(to page: WelcomePage?, _ house: House) -> [Effect] {
        guard let page else { return [] }
        self.page = page
        goal = page
        return [.reveal(page.id, isSmooth: !house.surroundings.reducesMotion)]
    }

    private mutating func scrolled(_ detail: EventDetail) {
        let width = detail.number(.clientWidth)
        guard width > 0 else { return }
        let place = detail.number(.scrollLeft) / width
        guard place > -1, place < 10, let seen = WelcomePage(rawValue: UInt8(max(0, place + 0.5)))
        else { return }
        if let goal, goal != seen { return }
        goal = nil
        page = seen
    }
}
