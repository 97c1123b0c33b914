// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiMind
import SusiView

extension Trial {
    func view(_ desk: Desk, _ bench: Bench) -> Node<WorkshopMessage> {
        var parts: [Node<WorkshopMessage>] = [
            Node(.p, key: 1, [.class("quiet")], text: bench.words(.examplesHint))
        ]
        let isIdle = desk.examples.isEmpty || isUnderWay
        parts.append(
            .button(
                bench.words(isUnderWay ? .examining : .examine),
                .examine,
                class: "primary",
                isIdle ? [Attribute(.disabled)] : []
            )
        )
        parts.append(
            Node(.p, key: 3, [.class("tally"), .role("status")], text: tally(desk, bench))
        )
        let shown = hasRun ? cases : desk.examples.prefix(200).map { Case(example: $0) }
        parts.append(Node(.ul, key: 4, [.class("cases")], shown.map { row($0, bench) }))
        return Node(
            .section,
            key: 22,
            [.class("desk-side examples"), .label(bench.words(.sideExamples))],
            parts
        )
    }

    private func tally(_ desk: Desk, _ bench: Bench) -> String {
        if desk.examples.isEmpty { return bench.words(.noExamples) }
        guard hasRun, !isUnderWay else { return "" }
        let failed = cases.count - passed
        return String(passed) + " " + bench.words(.passed) + ", " + String(failed) + " "
            + bench.words(.failed)
    }

    private func row(_ each: Case, _ bench: Bench) -> Node<WorkshopMessage> {
        var state = ""
        var words: [Node<WorkshopMessage>] = [Node(.strong, text: each.example.query)]
        if let expected = each.example.expected {
            words.append(
                Node(.span, [.class("quiet")], text: bench.words(.expected) + " " + expected)
            )
        }
        var mark = bench.words(.notRun)
        if hasRun {
            switch each.result {
            case .waiting: break
            case .passed:
                state = "passed"
                mark = bench.words(.passed)
            case .other(let came):
                state = "failed"
                mark = bench.words(.failed)
                words.append(
                    Node(
                        .span,
                        text: came.map { bench.words(.cameInstead) + " " + $0 }
                            ?? bench.words(.noAnswer)
                    )
                )
            case .failed(let sentence):
                state = "failed"
                mark = bench.words(.failed)
                words.append(Node(.span, text: sentence))
            }
        }
        words.insert(Node(.span, [.class("mark")], text: mark), at: 0)
        let button = Node<WorkshopMessage>(
            .button,
            [.class("finding case"), Attribute(.type, "button"), Attribute(.dataState, state)],
            on: [Handler(.click, .goToLine(each.example.line))],
            words
        )
        return Node(.li, [], [button])
    }
}
