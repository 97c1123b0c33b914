// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// A row of events that a seed determines, told to the app on paper: people press, type and scroll,
/// answers come in any order or fail, the connection comes and goes.
struct AppScript {
    private var dice: Dice
    private var page = PaperPage(App(), at: 1_700_000_000_000)
    private var device = PaperDevice()
    private var surroundings = Surroundings()

    /// The digest of all patches and effects; 0 where one did not fit.
    static func digest(events: Int, seed: UInt64) -> UInt64 {
        var script = AppScript(seed: seed)
        for _ in 0..<events {
            script.step()
            guard script.page.fault == nil else { return 0 }
        }
        guard script.page.document.shows(script.page.program.view()) else { return 0 }
        return script.page.digest
    }

    private init(seed: UInt64) {
        dice = Dice(seed: seed)
        surroundings.address = "http://localhost:4000/"
        surroundings.width = 390
        surroundings.height = 844
        surroundings.languages = ["en"]
        surroundings.minutesFromUTC = 60
        surroundings.isVisible = true
        surroundings.seed = Array(0..<16)
        page.start(surroundings)
        device.begin(page.effects)
    }

    private mutating func step() {
        page.instant += Int64(dice.next(below: 2000))
        switch dice.next(below: 20) {
        case 0: change()
        case 1..<10 where !device.waiting.isEmpty: finish()
        default: happen()
        }
        device.begin(page.effects)
    }

    private mutating func change() {
        switch dice.next(below: 4) {
        case 0: surroundings.isOnline.toggle()
        case 1: surroundings.isVisible.toggle()
        case 2: surroundings.updateIsReady = true
        default:
            let screen = dice.choose(["", "#/", "#/skills", "#/settings"])
            surroundings.address = "http://localhost:4000/\(screen)"
        }
        page.change(surroundings)
    }

    private mutating func finish() {
        let effect = device.take(dice.next(below: device.waiting.count))
        switch device.outcome(of: effect, &dice) {
        case .answer(let value): page.answer(effect.ticket, value)
        case .failure(let name): page.fail(effect.ticket, name: "\(name)")
        }
    }

    private mutating func happen() {
        let document = page.document
        let nodes = document.nodes.filter { !document.events(of: $0).isEmpty }
        guard !nodes.isEmpty else { return }
        // The box half of the time, or little would ever be asked.
        let box = document.node(where: .id, is: "message") ?? nodes[0]
        let node = dice.next(below: 2) == 0 ? box : dice.choose(nodes)
        let events = document.events(of: node)
        guard !events.isEmpty else { return }
        page.happen(
            dice.choose(events),
            at: node,
            [
                (.value, .text(SentenceDice.sentence(dice.next(below: 100)))),
                (.key, .text(dice.choose(["Enter", "ArrowUp", "Escape", "a"]))),
                (.shift, .flag(dice.next(below: 8) == 0)),
                (.checked, .flag(dice.next(below: 2) == 0)),
                (.open, .flag(dice.next(below: 2) == 0)),
                (.scrollTop, .number(Double(dice.next(below: 20_000)))),
                (.scrollLeft, .number(Double(dice.next(below: 300)))),
                (.height, .number(Double(dice.next(below: 4000)) / 16)),
                (.width, .number(320)),
                (.clientWidth, .number(Double(320 + 60 * (dice.next(below: 40) / 38)))),
                (.clientHeight, .number(Double(600 + dice.next(below: 3)))),
            ]
        )
    }
}
