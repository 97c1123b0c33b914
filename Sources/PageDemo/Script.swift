// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// A row of events that a seed determines, told to a page on paper.
enum Script {
    /// The digest of all patches and effects; 0 where one did not fit.
    static func digest(events: Int, rows: Int, seed: UInt64) -> UInt64 {
        var dice = Dice(seed: seed)
        var page = PaperPage(Rows(count: rows), at: 1_700_000_000_000)
        page.start()
        for _ in 0..<events {
            page.instant += 16
            if let effect = page.effects.first(where: { $0.kind == .measure }) {
                page.answer(effect.ticket, widths(effect))
            } else {
                happen(&page, &dice)
            }
            guard page.fault == nil, page.document.shows(page.program.view()) else { return 0 }
        }
        return page.digest
    }

    private static func widths(_ effect: Effect) -> PageValue {
        .list(effect.values[1].values.map { .number(Double($0.text?.utf8.count ?? 0) * 7.3) })
    }

    private static func happen(_ page: inout PaperPage<Rows>, _ dice: inout Dice) {
        let nodes = page.document.nodes.filter { !page.document.events(of: $0).isEmpty }
        guard !nodes.isEmpty else { return }
        // The list itself half of the time, or little would ever be scrolled.
        let list = page.document.node(where: .id, is: "list") ?? nodes[0]
        let node = dice.next(below: 2) == 0 ? list : nodes[dice.next(below: nodes.count)]
        let events = page.document.events(of: node)
        let event = events[dice.next(below: events.count)]
        let height = page.program.list.height
        page.happen(
            event,
            at: node,
            [
                (.value, .text(RowText.text(dice.next(below: 100)))),
                (.scrollTop, .number(Double(dice.next(below: Int(height) + 1)))),
                (.height, .number(Double(dice.next(below: 4000)) / 16)),
                (.clientWidth, .number(Double(180 + 60 * (dice.next(below: 40) / 38)))),
                (.clientHeight, .number(Double(600 + dice.next(below: 3)))),
            ]
        )
    }
}
