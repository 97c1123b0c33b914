// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

extension TryOut {
    func view(_ desk: Desk, _ bench: Bench) -> Node<WorkshopMessage> {
        var rows = turns.map { row($0, bench) }
        if rows.isEmpty {
            rows.append(
                Node(.p, key: 1 << 60, [.class("quiet empty")], text: bench.words(.tryHint))
            )
        }
        let log = Node<WorkshopMessage>(
            .div,
            key: 1,
            [
                .id(TryOut.logID), .class("trial-log"), .role("log"), .label(bench.words(.sideTry)),
                Attribute(.tabIndex, "0"),
            ],
            on: [Handler(.resize, .trialResized)],
            rows
        )
        let box = Node<WorkshopMessage>(
            .form,
            key: 2,
            [.id("trial-form"), .class("trial-form")],
            on: [Handler(.submit, .ask)],
            [
                Node(
                    .input,
                    [
                        .id(TryOut.boxID), .class("field"), .value(question),
                        .label(bench.words(.question)),
                        Attribute(.placeholder, bench.words(.question)),
                        Attribute(.autocomplete, "off"), Attribute(.enterKeyHint, "send"),
                        Attribute(.maxLength, "1000"),
                    ],
                    on: [Handler(.input, .questionTyped)]
                ),
                Node(
                    .button,
                    [.class("send"), Attribute(.type, "submit"), .label(bench.words(.askIt))],
                    [Icon.send.node()]
                ),
            ]
        )
        var only = [Attribute(.type, "checkbox"), .id("only-this")]
        if asksOnlyThis { only.append(Attribute(.checked)) }
        let options = Node<WorkshopMessage>(
            .div,
            key: 3,
            [.class("trial-options")],
            [
                Node(
                    .label,
                    [.class("check"), Attribute(.labelled, "only-this")],
                    [
                        Node(.input, only, on: [Handler(.change, .onlyThis)]),
                        Node(.span, text: bench.words(.onlyThis)),
                    ]
                ),
                .button(bench.words(.clear), .forgetTrial, class: "small"),
            ]
        )
        return Node(
            .section,
            key: 21,
            [.class("desk-side trial"), .label(bench.words(.sideTry))],
            [log, options, box]
        )
    }

    private func row(_ turn: Turn, _ bench: Bench) -> Node<WorkshopMessage> {
        var space = BubbleSpace(width: max(width - 24, 120), now: bench.now)
        space.language = bench.language
        space.minutesFromUTC = bench.surroundings.minutesFromUTC
        var parts: [Node<WorkshopMessage>] = [
            Node(
                .article,
                [.class("question")],
                [QuestionText(turn.question).node(space).mapped { _ in .nothing }]
            )
        ]
        if let reply = turn.reply {
            for (index, bubble) in reply.bubbles.enumerated() {
                let part = TurnPart.bubble(index, of: SusiApp.Turn.ID(turn.id))
                let state =
                    turn.bubbles.indices.contains(index) ? turn.bubbles[index] : BubbleState()
                let node = bubble.node(part, state, space).mapped { message -> WorkshopMessage in
                    if case .bubble(let part, let message) = message {
                        return .bubble(part, message)
                    }
                    return .nothing
                }
                parts.append(Node(.article, [.class("answer")], [node]))
            }
            parts += reasons(turn, reply, bench)
        } else if let trouble = turn.trouble {
            parts.append(Node(.p, [.class("trial-trouble"), .role("alert")], text: trouble))
        } else {
            parts.append(Node(.p, [.class("quiet")], text: bench.words(.thinking)))
        }
        return Node(.div, key: UInt64(turn.id), [.class("trial-turn")], parts)
    }

    /// Which line has answered, or that none has.
    private func reasons(
        _ turn: Turn,
        _ reply: Reply,
        _ bench: Bench
    ) -> [Node<WorkshopMessage>] {
        var parts: [Node<WorkshopMessage>] = []
        if reply.isFromTrial, let why = reply.why {
            parts.append(
                .button(
                    bench.words(.line) + " " + String(why.line) + ": " + why.phrase,
                    .goToLine(why.line),
                    class: "small"
                )
            )
        } else if let why = reply.why {
            parts.append(
                Node(
                    .span,
                    [.class("quiet")],
                    text: bench.words(.otherAnswered) + " " + why.file + ", " + bench.words(.line)
                        + " "
                        + String(why.line)
                )
            )
        } else {
            parts.append(Node(.span, [.class("silence")], text: bench.words(.noAnswer)))
        }
        let trace = reply.json["trace"]?.string ?? ""
        guard !trace.isEmpty else { return [Node(.div, [.class("reasons")], parts)] }
        parts.append(
            .iconButton(
                .why,
                bench.words(.howChosen),
                .explain(turn.id),
                [Attribute(.ariaExpanded, turn.isExplained ? "true" : "false")]
            )
        )
        var nodes = [Node<WorkshopMessage>(.div, [.class("reasons")], parts)]
        if turn.isExplained {
            nodes.append(Node(.pre, [.class("trace"), Attribute(.lang, "en")], text: trace))
        }
        return nodes
    }
}
