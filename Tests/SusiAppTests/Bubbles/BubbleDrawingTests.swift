// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire
import Testing

@testable import SusiApp

@Suite struct BubbleDrawingTests {
    private let part = TurnPart.bubble(0, of: 7)
    private let space = BubbleSpace(width: 400, now: Examples.now)

    private func tree(
        _ action: JSON,
        _ state: BubbleState = BubbleState(),
        width: Double = 400
    ) -> String {
        let space = BubbleSpace(width: width, now: Examples.now)
        return Sheet.tree(Examples.bubble(action, data: Examples.planets).node(part, state, space))
    }

    @Test func aTextIsDrawn() {
        #expect(
            tree(Examples.say("A **b** [c](https://d.e)")) == """
                <div class="bubble answer text" lang="en" max-width="340px">
                  <p dir="auto">
                    A\u{20}
                    <strong>
                      b
                   \u{20}\u{20}
                    <a title="https://d.e" href="https://d.e" target="_blank" rel="noopener noreferrer nofollow">
                      c

                """
        )
    }

    @Test func highlightsLieWithinRunsAndCharacters() {
        let bubble = Examples.bubble(Examples.say("über **alles** und"))
        let tree = Sheet.tree(
            bubble.node(part, BubbleState(), space, highlights: [0..<1, 2..<9, 8..<100])
        )
        #expect(tree.contains("<span class=\"found\">ü") == false)
        #expect(tree.contains("<span class=\"found\">ber "))
        #expect(tree.contains("<strong>"))
        let question = QuestionText("Where is it?")
        #expect(
            Sheet.tree(question.node(space, highlights: [6..<8])).contains(
                "<span class=\"found\">is"
            )
        )
    }

    @Test func aTableIsOneWhereThereIsRoom() {
        let state = GalleryTests.states("table")[0]
        let wide = tree(["type": "table", "columns": Examples.columns], state, width: 900)
        #expect(wide.contains("<table"))
        #expect(wide.contains("aria-sort=\"descending\""))
        #expect(wide.contains("scope=\"col\""))
        #expect(wide.contains("en.wikipedia.org/wiki/Venus"))
        let narrow = tree(["type": "table", "columns": Examples.columns])
        #expect(!narrow.contains("<table"))
        #expect(narrow.components(of: "<dl").count == 6)
    }

    @Test func longTablesAreDrawnInParts() {
        let rows = (0..<500).map { JSON.object(["n": .number($0)]) }
        let bubble = Examples.bubble(["type": "table", "columns": ["n"]], data: rows)
        var state = BubbleState()
        var tree = Sheet.tree(bubble.node(part, state, BubbleSpace(width: 900, now: 0)))
        #expect(tree.components(of: "<tr").count == 202)
        #expect(tree.contains("200 of 500 rows"))
        state.showsAll = true
        tree = Sheet.tree(bubble.node(part, state, BubbleSpace(width: 900, now: 0)))
        #expect(tree.components(of: "<tr").count == 502)
    }

    @Test func mapsNameWhoMadeThem() throws {
        let tree = tree(["type": "map", "latitude": "52.52", "longitude": "13.4", "zoom": "13"])
        #expect(tree.contains("© OpenStreetMap contributors"))
        #expect(tree.contains("aria-label=\"Map of 52.52° N, 13.4° E\""))
        #expect(tree.contains("src=\"/tile/13/"))
        #expect(tree.contains("aria-label=\"Zoom in\""))
    }

    @Test func chartsSayTheSameInWords() {
        let action: JSON = ["type": "piechart", "key": "name", "value": "moons"]
        let tree = tree(action)
        #expect(tree.contains("role=\"img\""))
        #expect(tree.contains("Jupiter"))
        #expect(tree.contains("96.9 %"))
        #expect(tree.contains("2 values cannot be drawn"))
    }

    @Test func plannedAnswersAreALineUntilTheyAreDue() {
        let bubble = Examples.bubble([
            "type": "answer", "expression": "Wake up", "plan_delay": 60_000,
        ])
        var space = space
        #expect(
            Sheet.tree(bubble.node(part, BubbleState(), space)).contains("Planned for 17:01")
                == false
        )
        #expect(Sheet.tree(bubble.node(part, BubbleState(), space)).contains("Planned for 16:01"))
        space.now += 60_000
        #expect(Sheet.tree(bubble.node(part, BubbleState(), space)).contains("Wake up"))
    }

    @Test func everythingIsDrawnWithoutFaultAtEveryWidth() {
        for (name, bubble) in Examples.all {
            for width in [0.0, 120, 333.3, 700, 5000, .infinity, .nan] {
                for state in GalleryTests.states(name) {
                    let space = BubbleSpace(width: width, now: Examples.now)
                    var missing = MissingTexts()
                    let height = bubble.height(in: space, state, TextMeasures(), &missing)
                    #expect(height.height > 0 && height.height < 1e5)
                    #expect(!Sheet.tree(bubble.node(part, state, space)).isEmpty)
                }
            }
        }
    }

    @Test func whatCanBePressedHasAName() {
        for (name, bubble) in Examples.all {
            for state in GalleryTests.states(name) {
                check(bubble.node(part, state, space), name)
            }
        }
    }

    private func check(_ node: Node<AppMessage>, _ name: String) {
        let isPressed = node.tag == .button || node.tag == .a
        if isPressed {
            let isNamed = node.attributes.contains { $0.name == .ariaLabel && !$0.value.isEmpty }
            #expect(isNamed || !Self.text(node).isEmpty, "a nameless \(node.tag) in \(name)")
        }
        if node.tag == .button {
            #expect(
                node.attributes.contains(Attribute(.type, "button")),
                "a button of a form in \(name)"
            )
        }
        if node.tag == .img {
            #expect(
                node.attributes.contains { $0.name == .alt },
                "a picture without words in \(name)"
            )
        }
        if node.attributes.contains(Attribute(.target, "_blank")) {
            let rel = node.attributes.first { $0.name == .rel }?.value ?? ""
            #expect(
                rel.contains("noopener") && rel.contains("noreferrer"),
                "a link that tells in \(name)"
            )
        }
        for child in node.children { check(child, name) }
    }

    private static func text(_ node: Node<AppMessage>) -> String {
        node.text + node.children.map { text($0) }.joined()
    }
}

extension String {
    fileprivate func components(of separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
