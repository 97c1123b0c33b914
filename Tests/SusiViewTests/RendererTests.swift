// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiView

@Suite struct RendererTests {
    /// A renderer and the document it draws in.
    struct Drawing {
        var renderer = Renderer<Int>()
        var document = PaperDocument()

        mutating func draw(_ tree: Node<Int>) throws {
            var patch = ByteWriter()
            renderer.render(tree, into: &patch)
            patch.endPatch()
            var reader = ByteReader(patch.bytes)
            try document.apply(&reader)
            #expect(document.shows(tree))
        }

        func count(_ operation: PatchOperation) -> Int { document.counts[operation] ?? 0 }
        /// How many operations the last patch had, beside its end.
        var operations: Int { document.counts.values.reduce(-1, +) }
    }

    static func row(_ keys: [UInt64]) -> Node<Int> {
        Node(.ul, [], keys.map { Node(.li, key: $0, text: "\($0)") })
    }

    @Test func `what is drawn again changes nothing`() throws {
        var drawing = Drawing()
        let tree = Node<Int>(
            .div,
            [.class("a")],
            on: [Handler(.click, 1)],
            [.text("one"), Node(.p, text: "two")]
        )
        try drawing.draw(tree)
        try drawing.draw(tree)
        #expect(drawing.operations == 0)
    }

    @Test func `a changed text is one operation`() throws {
        var drawing = Drawing()
        try drawing.draw(Node(.div, [], [Node(.p, text: "one"), Node(.p, text: "two")]))
        try drawing.draw(Node(.div, [], [Node(.p, text: "one"), Node(.p, text: "three")]))
        #expect(drawing.operations == 1)
        #expect(drawing.count(.text) == 1)
    }

    @Test func `texts that only look alike are told apart`() throws {
        var drawing = Drawing()
        try drawing.draw(Node(.p, text: "e\u{301}"))
        try drawing.draw(Node(.p, text: "\u{E9}"))
        #expect(drawing.count(.text) == 1)
    }

    @Test(
        arguments: [
            ([1, 2, 3, 4, 5], [2, 3, 4, 5, 1], 1),
            ([1, 2, 3, 4, 5], [5, 1, 2, 3, 4], 1),
            ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1], 4),
            ([1, 2, 3, 4, 5, 6], [1, 4, 3, 2, 5, 6], 2),
            ([1, 2, 3, 4], [3, 4, 1, 2], 2),
        ] as [([UInt64], [UInt64], Int)]
    )
    func `as few as possible are moved`(_ before: [UInt64], _ after: [UInt64], _ moves: Int) throws
    {
        var drawing = Drawing()
        try drawing.draw(Self.row(before))
        try drawing.draw(Self.row(after))
        #expect(drawing.count(.insert) == moves)
        #expect(drawing.operations == moves)
    }

    @Test func `what comes and goes at both ends moves nothing between`() throws {
        var drawing = Drawing()
        try drawing.draw(Self.row([1, 2, 3, 4]))
        try drawing.draw(Self.row([3, 4, 5, 6]))
        #expect(drawing.count(.remove) == 2)
        #expect(drawing.count(.create) == 2)
        #expect(drawing.count(.insert) == 2)
    }

    @Test func `another tag is another node`() throws {
        var drawing = Drawing()
        try drawing.draw(Node(.div, [], [Node(.p, key: 1, text: "a")]))
        try drawing.draw(Node(.div, [], [Node(.span, key: 1, text: "a")]))
        #expect(drawing.count(.create) == 1)
        #expect(drawing.count(.remove) == 1)
    }

    @Test func `two nodes of one key do no harm`() throws {
        var drawing = Drawing()
        try drawing.draw(Self.row([1, 1, 2]))
        try drawing.draw(Self.row([2, 1, 1, 1]))
        try drawing.draw(Self.row([1]))
        #expect(drawing.document.nodeCount == 2)
    }

    @Test func `a handler with another message needs no patch`() throws {
        var drawing = Drawing()
        try drawing.draw(Node(.button, [.id("b")], on: [Handler(.click, 1)]))
        let node = try #require(drawing.document.node(where: .id, is: "b"))
        try drawing.draw(Node(.button, [.id("b")], on: [Handler(.click, 2)]))
        #expect(drawing.operations == 0)
        #expect(drawing.renderer.message(for: node, .click) == 2)
        try drawing.draw(Node(.button, [.id("b")], on: [Handler(.focus, 3)]))
        #expect(drawing.count(.listen) == 1)
        #expect(drawing.count(.unlisten) == 1)
        #expect(drawing.renderer.message(for: node, .click) == nil)
    }

    @Test func `a node that is gone wants to be told nothing`() throws {
        var drawing = Drawing()
        try drawing.draw(Node(.div, [], [Node(.button, [.id("b")], on: [Handler(.click, 1)])]))
        let node = try #require(drawing.document.node(where: .id, is: "b"))
        try drawing.draw(Node(.div, text: "nothing"))
        #expect(drawing.renderer.message(for: node, .click) == nil)
        try drawing.draw(Node(.div, [], [Node(.button, [.id("b")], on: [Handler(.click, 1)])]))
        #expect(drawing.document.node(where: .id, is: "b") != node)
    }

    @Test func `the longest increasing part is as long as trying all finds`() {
        var state: UInt64 = 1
        for _ in 0..<300 {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            var numbers = (0..<8).map { $0 }
            for index in numbers.indices {
                numbers.swapAt(index, Int(state >> UInt64(index * 5 + 8) & 7))
            }
            numbers[Int(state >> 60) & 7] = -1
            let members = LongestIncreasing.members(of: numbers)
            let part = zip(numbers, members).filter { $0.1 }.map { $0.0 }
            #expect(part == part.sorted() && !part.contains(-1))
            let best = (0..<256).map { mask in
                let chosen = numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
                let isRising = chosen == chosen.sorted() && !chosen.contains(-1)
                return isRising ? chosen.count : 0
            }.max()
            #expect(part.count == best)
        }
    }
}
