// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp

@Suite struct BubbleStateTests {
    private let part = TurnPart.bubble(0, of: 7)

    private func bubble(_ name: String) throws -> Bubble {
        try #require(Examples.all.first { $0.name == name }?.bubble)
    }

    private func answer(_ body: String, status: Int = 200) -> PageValue {
        FetchAnswer(status: status, body: Array(body.utf8)).value
    }

    @Test func previewsAreFetchedOnceWhenTheyAreSeen() throws {
        let bubble = try bubble("anchor")
        var tickets = Tickets()
        var state = BubbleState()
        let effects = state.appear(bubble, at: part, &tickets)
        #expect(effects.map { $0.kind } == [.fetch])
        let path = "/susi/linkPreview.json?url=https%3A%2F%2Fwww.example.org%2Fpage"
        #expect(effects[0].values[1].text == path)
        #expect(tickets.errand(of: effects[0].ticket) == .bubble(part, .preview))
        #expect(state.appear(bubble, at: part, &tickets).isEmpty)
        state.answered(
            .preview,
            answer(#"{"title":"T","descriptionShort":"D","picture":"/picture?x"}"#)
        )
        guard case .found(let preview) = state.preview else { return #expect(Bool(false)) }
        #expect(preview.title == "T")
        #expect(preview.picture == "/picture?x")
    }

    @Test(arguments: ["", "{}", "[]", #"{"title":""}"#, #"{"descriptionShort":"D"}"#, "<html>"])
    func aPreviewWithoutTitleIsNone(_ body: String) {
        var state = BubbleState()
        state.answered(.preview, answer(body))
        #expect(state.preview == .failed)
        state.answered(.preview, answer(#"{"title":"T"}"#, status: 404))
        #expect(state.preview == .failed)
        state.answered(.preview, nil)
        #expect(state.preview == .failed)
    }

    @Test func searchesAreAskedForAndTriedAgain() throws {
        let bubble = try bubble("search")
        var tickets = Tickets()
        var state = BubbleState()
        #expect(
            state.appear(bubble, at: part, &tickets).first?.values[1].text
                == "/susi/websearch.json?query=amazon"
        )
        #expect(state.search == .loading)
        state.answered(.search, nil)
        #expect(state.search == .failed)
        let again = state.handle(.retry, EventDetail(.click), of: bubble, at: part, &tickets)
        #expect(again.count == 1)
        state.answered(
            .search,
            answer(#"{"results":[{"title":"A","link":"https://a.b"},null,{}]}"#)
        )
        guard case .found(let cards) = state.search else { return #expect(Bool(false)) }
        #expect(cards.map { $0.title } == ["A"])
        #expect(state.handle(.retry, EventDetail(.click), of: bubble, at: part, &tickets).isEmpty)
    }

    @Test func rowsThatCameAlongNeedNoSearch() {
        let bubble = Examples.bubble(["type": "websearch", "query": "x"], data: Examples.news)
        var tickets = Tickets()
        var state = BubbleState()
        #expect(state.appear(bubble, at: part, &tickets).isEmpty)
    }

    @Test func columnsAreSortedBothWays() throws {
        let bubble = try bubble("table")
        var tickets = Tickets()
        var state = BubbleState()
        func sort(_ column: Int) -> String {
            let event = EventDetail(.click)
            _ = state.handle(.sort(column: column), event, of: bubble, at: part, &tickets)
            guard let order = state.order else { return "" }
            return "\(order.column) \(order.isAscending ? "up" : "down") \(order.rows)"
        }
        #expect(sort(1) == "1 up [0, 1, 2, 3, 4]")
        #expect(sort(1) == "1 down [4, 3, 2, 0, 1]")
        #expect(sort(1) == "1 up [0, 1, 2, 3, 4]")
        #expect(sort(0) == "0 up [2, 4, 3, 0, 1]")
        #expect(sort(99).hasPrefix("99 up"))
    }

    @Test func mapsZoomWithinBounds() throws {
        let bubble = try bubble("map")
        var tickets = Tickets()
        var state = BubbleState()
        for (steps, zoom) in [(1, 14), (99, 19), (-1, 18), (Int.min, 1), (Int.max, 19)] {
            _ = state.handle(.zoom(steps), EventDetail(.click), of: bubble, at: part, &tickets)
            #expect(state.zoom == zoom)
        }
    }

    @Test func picturesTellTheirSize() throws {
        let bubble = try bubble("picture")
        var tickets = Tickets()
        var state = BubbleState()
        let size: [PageValue] = [.number(1600), .number(400)]
        _ = state.handle(.pictureCame(0), EventDetail(.load, size), of: bubble, at: part, &tickets)
        #expect(state.pictures[0] == .size(width: 1600, height: 400))
        let space = BubbleSpace(width: 390, now: 0)
        var missing = MissingTexts()
        let height = bubble.height(in: space, state, TextMeasures(), &missing)
        #expect(height == BubbleHeight((space.pictureWidth / 4).rounded(), isExact: true))
        _ = state.handle(.pictureFailed(0), EventDetail(.error), of: bubble, at: part, &tickets)
        #expect(bubble.height(in: space, state, TextMeasures(), &missing).height == 40)
        _ = state.handle(.pictureCame(0), EventDetail(.load, []), of: bubble, at: part, &tickets)
        #expect(state.pictures[0] == .size(width: 320, height: 240))
    }

    @Test func nothingOfAFilmIsLoadedBeforeItIsWanted() throws {
        for name in ["film", "sound", "video", "soundcloud"] {
            let tree = Sheet.tree(
                try bubble(name).node(part, BubbleState(), BubbleSpace(width: 390, now: 0))
            )
            #expect(!tree.contains("<video"))
            #expect(!tree.contains("<audio"))
            #expect(!tree.contains(" src=\"https"))
        }
        var tickets = Tickets()
        var state = BubbleState()
        let film = try bubble("film")
        let effects = state.handle(.play, EventDetail(.click), of: film, at: part, &tickets)
        #expect(effects == [.media("media-7-1", isPlaying: true)])
        let tree = Sheet.tree(film.node(part, state, BubbleSpace(width: 390, now: 0)))
        #expect(tree.contains("<video id=\"media-7-1\""))
    }

    @Test func commandsReachWhatPlays() {
        let parts = (0..<3).map { TurnPart.bubble($0, of: 1) }
        var states: [TurnPart: BubbleState] = [:]
        #expect(MediaCommand.pause.carryOut(on: &states, parts).isEmpty)
        #expect(MediaCommand.resume.carryOut(on: &states, parts).isEmpty)
        #expect(
            MediaCommand.next.carryOut(on: &states, parts) == [.media("media-1-1", isPlaying: true)]
        )
        states[parts[0]]?.isPlaying = true
        let moved = MediaCommand.next.carryOut(on: &states, parts)
        #expect(
            moved == [.media("media-1-1", isPlaying: false), .media("media-1-2", isPlaying: true)]
        )
        states[parts[1]]?.isPlaying = true
        #expect(
            MediaCommand.stop.carryOut(on: &states, parts) == [
                .media("media-1-2", isPlaying: false)
            ]
        )
        #expect(
            MediaCommand.resume.carryOut(on: &states, parts) == [
                .media("media-1-2", isPlaying: true)
            ]
        )
        #expect(
            MediaCommand.restart.carryOut(on: &states, parts) == [
                .media("media-1-2", isPlaying: true)
            ]
        )
        #expect(states[parts[1]]?.beginnings == 1)
        _ = MediaCommand.volume(30).carryOut(on: &states, parts)
        #expect(states[parts[2]]?.volume == 30)
        #expect(MediaCommand.previous.carryOut(on: &states, []).isEmpty)
        #expect(MediaCommand.shuffle.carryOut(on: &states, parts, dice: -7).count == 1)
    }
}
