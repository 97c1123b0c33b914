// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// Draws how one text becomes another: what changed, with a few lines around it.
struct DifferenceDrawing {
    private enum Row {
        case line(LineDifference.Step)
        /// So many lines are the same.
        case gap(Int)
    }

    private let old: EditedText
    private let new: EditedText
    private let difference: LineDifference

    /// How many lines that are the same stand around what is not.
    private static let around = 3
    /// How many lines are drawn.
    private static let most = 3000

    init(from old: String, to new: String) {
        self.old = EditedText(old)
        self.new = EditedText(new)
        let (before, after) = (self.old, self.new)
        difference = LineDifference(
            from: before.lines.map { before.bytes[$0.range] },
            to: after.lines.map { after.bytes[$0.range] }
        )
    }

    func node(_ bench: Bench) -> Node<WorkshopMessage> {
        let rows = rows
        if rows.allSatisfy({ if case .gap = $0 { true } else { false } }) {
            return Node(.p, [.class("quiet diff-none")], text: bench.words(.noDifference))
        }
        let nodes = rows.prefix(DifferenceDrawing.most).map { drawn($0, bench) }
        return Node(
            .div,
            [
                .class("diff"), .role("group"), .label(bench.words(.differences)),
                Attribute(.tabIndex, "0"),
            ],
            [Node(.div, [.class("diff-lines")], nodes)]
        )
    }

    private func drawn(_ row: Row, _ bench: Bench) -> Node<WorkshopMessage> {
        switch row {
        case .gap(let count):
            return Node(
                .div,
                [.class("diff-gap")],
                text: "… " + String(count) + " " + bench.words(.sameLines)
            )
        case .line(.same(_, let number)): return line(" ", "", number, new.line(number), "")
        case .line(.removed(let number)):
            return line("−", "removed", number, old.line(number), bench.words(.removedLine))
        case .line(.added(let number)):
            return line("+", "added", number, new.line(number), bench.words(.addedLine))
        }
    }

    private func line(
        _ sign: String,
        _ style: String,
        _ number: Int,
        _ bytes: ArraySlice<UInt8>,
        _ spoken: String
    ) -> Node<WorkshopMessage> {
        var parts: [Node<WorkshopMessage>] = [
            Node(.span, [.class("diff-number")], text: String(number + 1)),
            Node(.span, [.class("diff-sign"), Attribute(.ariaHidden, "true")], text: sign),
        ]
        if !spoken.isEmpty {
            parts.append(Node(.span, [.class("hidden")], text: spoken + " "))
        }
        parts.append(
            Node(.span, [.class("diff-text")], text: String(decoding: bytes, as: UTF8.self))
        )
        return Node(.div, [.class(style.isEmpty ? "diff-line" : "diff-line " + style)], parts)
    }

    private var rows: [Row] {
        let steps = difference.steps
        var isNear = [Bool](repeating: false, count: steps.count)
        for (index, step) in steps.enumerated() {
            if case .same = step { continue }
            let from = max(0, index - DifferenceDrawing.around)
            let to = min(steps.count - 1, index + DifferenceDrawing.around)
            for near in from...to { isNear[near] = true }
        }
        var rows: [Row] = []
        var hidden = 0
        for (index, step) in steps.enumerated() {
            if isNear[index] {
                if hidden > 0 { rows.append(.gap(hidden)) }
                hidden = 0
                rows.append(.line(step))
            } else {
                hidden += 1
            }
        }
        if hidden > 0 { rows.append(.gap(hidden)) }
        return rows
    }
}
