// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiView

@Suite struct PageTests {
    /// Counts, and remembers what it is told.
    struct Counter: Program {
        enum Message: Equatable { case more, typed, agreed }

        var count = 0
        var draft = ""
        var isAgreed = false
        var keepsDraft = true
        var instants: [Int64] = []
        var answers: [PageValue] = []
        var failures: [String] = []
        var width = 0.0

        mutating func handle(_ event: PageEvent<Message>, at instant: Int64) -> [Effect] {
            instants.append(instant)
            switch event {
            case .started(let surroundings), .changed(let surroundings):
                width = surroundings.width
                return []
            case .happened(.more, _):
                count += 1
                return [.focus("draft"), .timer(7, milliseconds: 250)]
            case .happened(.typed, let detail):
                if keepsDraft { draft = detail.text(.value) }
            case .happened(.agreed, let detail): isAgreed = detail.isSet(.checked)
            case .answered(_, let value), .told(let value): answers.append(value)
            case .part(_, let value): answers.append(value)
            case .failed(_, let name, let reason): failures.append("\(name): \(reason)")
            }
            return []
        }

        func view() -> Node<Message> {
            Node(
                .div,
                [],
                [
                    Node(.button, [.id("more")], on: [Handler(.click, .more)], text: "\(count)"),
                    Node(.input, [.id("draft"), .value(draft)], on: [Handler(.input, .typed)]),
                    Node(
                        .input,
                        [.id("agree")] + (isAgreed ? [Attribute(.checked)] : []),
                        on: [Handler(.change, .agreed)]
                    ),
                ]
            )
        }
    }

    static func page() -> PaperPage<Counter> {
        var page = PaperPage(Counter(), at: 1000)
        page.start()
        return page
    }

    @Test func `an event changes what is seen, and effects are to be done`() {
        var page = Self.page()
        page.instant = 2000
        page.happen(.click, at: "more")
        #expect(page.document.markup.contains("<button id=\"more\" @click>1\n"))
        #expect(page.effects == [.focus("draft"), .timer(7, milliseconds: 250)])
        #expect(page.program.instants == [1000, 2000])
        #expect(page.fault == nil)
    }

    @Test func `what nobody listens to is not told`() {
        var page = Self.page()
        let told = [page.happen(.keyDown, at: "more"), page.happen(.click, at: "less")]
        #expect(told == [false, false])
    }

    @Test func `a text that was typed is in the input already`() {
        var page = Self.page()
        page.happen(.input, at: "draft", [(.value, .text("Grüße"))])
        #expect(page.program.draft == "Grüße")
        #expect(page.document.counts == [.end: 1])
        #expect(page.document.shows(page.program.view()))
    }

    @Test func `a text that is not taken is taken back`() {
        var program = Counter()
        program.keepsDraft = false
        var page = PaperPage(program, at: 0)
        page.start()
        page.happen(.input, at: "draft", [(.value, .text("x"))])
        #expect(page.document.counts[.attribute] == 1)
        #expect(page.document.shows(page.program.view()))
    }

    @Test func `a switch that was switched is switched already`() {
        var page = Self.page()
        page.happen(.change, at: "agree", [(.checked, .flag(true))])
        #expect(page.program.isAgreed)
        #expect(page.document.counts == [.end: 1])
        page.happen(.change, at: "agree", [(.checked, .flag(false))])
        #expect(page.document.counts == [.end: 1])
        #expect(page.document.shows(page.program.view()))
    }

    @Test func `answers, parts and failures come with what they hold`() {
        var page = Self.page()
        let value = PageValue.list([.number(-0.5), .bytes([1, 2]), .nothing, .flag(true)])
        page.answer(3, value)
        page.part(3, .text("ä"))
        page.fail(4, name: "AbortError", reason: "too slow")
        #expect(page.program.answers == [value, .text("ä")])
        #expect(page.program.failures == ["AbortError: too slow"])
    }

    @Test func `answers are read as they are told`() {
        let header = FetchAnswer.Header(name: "content-type", value: "text/plain")
        let answer = FetchAnswer(status: 404, headers: [header], body: [1, 2])
        #expect(FetchAnswer(answer.value) == answer)
        #expect(FetchAnswer(answer.value)?.header("content-type") == "text/plain")
        #expect(FetchAnswer(.text("no")) == nil)
        let records = [StoredRecord(key: "a", content: [1]), StoredRecord(key: "b", content: [])]
        #expect(StoredRecord.records(.list(records.map { $0.value })) == records)
        #expect(Place(.list([.number(91), .number(0)])) == nil)
        #expect(Place(.list([.number(52.5), .number(13.4)]))?.accuracy == 0)
        let file = PageValue.list([.text("a.txt"), .text("text/plain"), .nothing])
        #expect(PickedFile.files(.list([file, .nothing])).map { $0.name } == ["a.txt"])
    }

    @Test func `surroundings are told as they are`() {
        var surroundings = Surroundings()
        surroundings.address = "https://example.org/?a#b"
        surroundings.width = 390
        surroundings.height = 844.5
        surroundings.pixelRatio = 3
        surroundings.isOnline = false
        surroundings.isDark = true
        surroundings.updateIsReady = true
        surroundings.languages = ["de-DE", "en"]
        surroundings.timeZone = "Asia/Kolkata"
        surroundings.minutesFromUTC = -210
        surroundings.seed = Array(0..<16)
        #expect(Surroundings(surroundings.value) == surroundings)
        var page = Self.page()
        page.change(surroundings)
        #expect(page.program.width == 390)
    }

    @Test func `several events are told in order and drawn once`() {
        var page = Page(Counter())
        var events = PageEventWriter()
        events.answered(1, .text("a"), at: 1)
        events.answered(2, .text("b"), at: 2)
        var output = ByteWriter()
        page.dispatch(events.bytes, into: &output)
        #expect(page.program.answers == [.text("a"), .text("b")])
    }

    @Test func `events that are cut off or scrambled are left out`() {
        var events = PageEventWriter()
        events.answered(1, .list([.text("a"), .number(0.1)]), at: 1)
        events.happened(2, EventDetail(.click), at: 2)
        for count in 0..<events.bytes.count {
            var page = Page(Counter())
            var output = ByteWriter()
            page.dispatch(Array(events.bytes[..<count]), into: &output)
            var scrambled = events.bytes
            scrambled[count] ^= 0x55
            page.dispatch(scrambled, into: &output)
            #expect(page.program.count == 0)
        }
    }

    @Test func `the host reads what lies in memory`() throws {
        var memory = PageMemory(Counter())
        var events = PageEventWriter()
        events.answered(1, .text("a"), at: 1)
        let room = memory.room(Int32(events.bytes.count))
        let place = try #require(room)
        for (index, byte) in events.bytes.enumerated() { place[index] = byte }
        let count = memory.dispatch(Int32(events.bytes.count))
        let output = try #require(memory.output)
        #expect(count > 20)
        #expect(output[0] == PatchOperation.create.rawValue)
        #expect(memory.page.program.answers == [.text("a")])
    }

    @Test func `every number has one name`() throws {
        var writer = ByteWriter()
        writer.write(PageTable.value)
        var reader = ByteReader(writer.bytes)
        let table = try reader.value()
        #expect(table == PageTable.value)
        for names in [table[0], table[4], table[5], table[6]] {
            #expect(Set(names.values.compactMap { $0.text }).count == names.values.count)
        }
        #expect(table[1].values.count == Tag.allCases.count)
        // Handlers are a bit each.
        #expect(EventKind.allCases.count <= 64)
        for event in EventKind.allCases {
            #expect(Set(event.fields).count == event.fields.count)
        }
    }
}
