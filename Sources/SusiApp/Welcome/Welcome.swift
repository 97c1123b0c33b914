// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Four pages that are shown once, on the first start.
struct Welcome {
    /// The page in sight.
    private(set) var page = WelcomePage.logIn
    /// Where the browser is being taken; what it tells of its way there is not listened to.
    private var goal: WelcomePage?

    static let scrollerID = "welcome-pages"
    /// Under what it is kept that somebody has seen the welcome pages.
    static let key = "welcomed"

    mutating func turn(to page: WelcomePage?, isSmooth: Bool) -> [Effect] {
        guard let page else { return [] }
        self.page = page
        goal = page
        return [.reveal(page.id, isSmooth: isSmooth)]
    }

    /// The pages were swiped.
    mutating func scrolled(_ detail: EventDetail) {
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

extension App {
    /// Who has never been here is shown what there is, unless they came for something else.
    mutating func greet() -> [Effect] {
        guard isNewcomer, conversation.isOpen else { return [] }
        isNewcomer = false
        let isAnywhere = surroundings.address.utf8.contains(UInt8(ascii: "#"))
        guard !isAnywhere, conversation.rowCount == 0, composer.draft.isEmpty else { return [] }
        return [.history(Screen.welcome.address, replaces: true)]
    }

    /// The pages have been seen, or not been wished for: they do not come by themselves again.
    mutating func welcomed() -> [Effect] {
        let record = StoredRecord(key: Welcome.key, content: [1])
        return [.write(tickets.issue(.app(.welcoming)), [record])]
    }

    mutating func happened(_ message: WelcomeMessage, _ detail: EventDetail) -> [Effect] {
        switch message {
        case .next: return turn(to: welcome.page.next)
        case .previous: return turn(to: welcome.page.previous)
        case .page(let number): return turn(to: WelcomePage(rawValue: number))
        case .scrolled: welcome.scrolled(detail)
        case .key:
            let key = detail.text(.key)
            if sameBytes(key, "ArrowRight") { return turn(to: welcome.page.next) }
            if sameBytes(key, "ArrowLeft") { return turn(to: welcome.page.previous) }
        case .start: return [.history(Screen.chat.address, replaces: true)]
        case .logIn: return [.history(Screen.account.address + "/login", replaces: true)]
        }
        return []
    }

    private mutating func turn(to page: WelcomePage?) -> [Effect] {
        welcome.turn(to: page, isSmooth: !surroundings.reducesMotion)
    }
}
